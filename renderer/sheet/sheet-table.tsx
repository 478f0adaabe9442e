/** @file Draws the spreadsheet as a table: the use of each column, the header row, problems in place, skipped rows. */

import { Component } from "preact";
import { sayMessage } from "../../shared/wording/message.ts";
import { words } from "../../shared/words/spoken.ts";
import { StateMark } from "../parts/state-mark.tsx";
import { CellInput } from "./cell-input.tsx";
import { ColumnHead } from "./column-head.tsx";
import type { RowNote, SheetColumn, SheetLine, SheetTable as Table } from "./sheet-lines.ts";

interface SheetTableProps {
  readonly file: string;
  readonly table: Table;
  readonly canChange: boolean;
  /** Which cells can be corrected here; null for none. */
  readonly canCorrect: CanCorrect | null;
}

type CanCorrect = (row: number, column: string) => boolean;

export function SheetTable({ file, table, canChange, canCorrect }: SheetTableProps) {
  const { columns } = table;
  return (
    <section
      class={columns.length > 8 ? "sheet-box wide" : "sheet-box"}
      aria-label={words.look.tableCaption(file)}
      // A scrolling box must be reachable by keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
    >
      <table class="sheet">
        <caption class="unseen">{words.look.tableCaption(file)}</caption>
        <thead>
          <tr>
            <th scope="col" class="corner">
              <span class="unseen">{words.look.rowNumber}</span>
            </th>
            {columns.map((column) => (
              <ColumnHead key={column.letter} column={column} canChange={canChange} />
            ))}
          </tr>
        </thead>
        <Rows table={table} canCorrect={canCorrect} />
      </table>
    </section>
  );
}

interface RowsProps {
  readonly table: Table;
  readonly canCorrect: CanCorrect | null;
}

/** Thousands of cells, redrawn only when the sheet changes, not with each chosen answer. */
class Rows extends Component<RowsProps> {
  override shouldComponentUpdate(next: RowsProps): boolean {
    return next.table !== this.props.table || (next.canCorrect === null) !== (this.props.canCorrect === null);
  }

  override render() {
    const { columns, lines } = this.props.table;
    return (
      <tbody>
        {lines.map((line) => (
          <Line key={keyOf(line)} line={line} columns={columns} canCorrect={this.props.canCorrect} />
        ))}
      </tbody>
    );
  }
}

const keyOf = (line: SheetLine): string =>
  line.kind === "row" ? `row ${line.row}` : `${line.kind} ${line.kind === "gap" ? line.from : line.run.from}`;

interface LineProps {
  readonly line: SheetLine;
  readonly columns: readonly SheetColumn[];
  readonly canCorrect: CanCorrect | null;
}

function Line({ line, columns, canCorrect }: LineProps) {
  switch (line.kind) {
    case "gap":
      return <Words kind="gap" span={columns.length + 1} text={words.look.gap(line.from, line.to)} />;
    case "skipped": {
      const { from, to, reason } = line.run;
      return (
        <Words kind="skipped" span={columns.length + 1} text={words.look.skippedLine(from, to, sayMessage(reason))} />
      );
    }
    case "row":
      return (
        <>
          <Row line={line} columns={columns} canCorrect={canCorrect} />
          {line.notes.length === 0 ? null : <Notes notes={line.notes} span={columns.length + 1} />}
        </>
      );
  }
}

interface RowProps {
  readonly line: Extract<SheetLine, { readonly kind: "row" }>;
  readonly columns: readonly SheetColumn[];
  readonly canCorrect: CanCorrect | null;
}

function Row({ line: { row, role, cells, notes }, columns, canCorrect }: RowProps) {
  const ofRow = notes.filter(({ column }) => column === null);
  return (
    <tr class={`row-${role}`}>
      <th scope="row" class="row-number" aria-describedby={idsOf(ofRow)}>
        {ofRow.length === 0 ? null : <NoteMark notes={ofRow} />}
        {row}
        {role === "header" ? <span class="row-mark">{words.look.headerMark}</span> : null}
        {role === "skipped" ? <span class="unseen"> {words.look.skippedMark}</span> : null}
      </th>
      {columns.map(({ letter, isMoney, isAsked }, index) => {
        const ofCell = notes.filter(({ column }) => column === letter);
        const text = cells[index] ?? "";
        const names = [
          ...(isMoney ? ["amount"] : []),
          ...(isAsked ? ["is-asked"] : []),
          ...(ofCell.length === 0 ? [] : [ofCell.some(({ tone }) => tone === "problem") ? "is-wrong" : "is-odd"]),
        ];
        return (
          <td key={letter} class={names.join(" ") || undefined} aria-describedby={idsOf(ofCell)}>
            {ofCell.length === 0 ? null : <NoteMark notes={ofCell} />}
            {role === "invoice" && canCorrect?.(row, letter) === true ? (
              <CellInput row={row} column={letter} was={text} isWrong={ofCell.length > 0} />
            ) : (
              text
            )}
          </td>
        );
      })}
    </tr>
  );
}

const idsOf = (notes: readonly RowNote[]): string | undefined => notes.map(({ id }) => id).join(" ") || undefined;

/** A shape besides the colour, and a word for screen readers. */
function NoteMark({ notes }: { readonly notes: readonly RowNote[] }) {
  const isWrong = notes.some(({ tone }) => tone === "problem");
  return (
    <>
      <StateMark mark={isWrong ? "failed" : "needs-you"} />
      <span class="unseen">{isWrong ? words.look.wrongMark : words.look.doubtMark} </span>
    </>
  );
}

function Notes({ notes, span }: { readonly notes: readonly RowNote[]; readonly span: number }) {
  return (
    <tr class="words">
      <td colSpan={span}>
        {/* “Show the next problem” moves the focus here. */}
        <div class="words-in-view" data-note tabIndex={-1}>
          {notes.map(({ id, tone, column, header, words: said }) => (
            <p key={id} id={id} class={tone === "problem" ? "note-problem" : "note-doubt"}>
              <StateMark mark={tone === "problem" ? "failed" : "needs-you"} />
              <span>
                {column === null ? null : <strong>{header?.trim() || words.look.column(column)}: </strong>}
                {said}
              </span>
            </p>
          ))}
        </div>
      </td>
    </tr>
  );
}

interface WordsProps {
  readonly kind: "gap" | "skipped";
  readonly span: number;
  readonly text: string;
}

function Words({ kind, span, text }: WordsProps) {
  return (
    <tr class={`words words-${kind}`}>
      <td colSpan={span}>
        <div class="words-in-view">{text}</div>
      </td>
    </tr>
  );
}
