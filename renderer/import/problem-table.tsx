/** @file A table of a spreadsheet's row problems: a few at first, all on request. */

import { useSignal } from "@preact/signals";
import type { RowProblem } from "../../shared/spreadsheet/sheet-reading.ts";
import { sentence } from "../../shared/wording/grammar.ts";
import { sayMessage } from "../../shared/wording/message.ts";
import { sayHeading } from "../../shared/wording/say-heading.ts";
import { sayShortDay } from "../../shared/wording/say-time.ts";
import { words } from "../../shared/words/spoken.ts";

const shownAtFirst = 8;

interface ProblemTableProps {
  readonly file: string;
  readonly problems: readonly RowProblem[];
  /** True where the rows may be right, and only look unusual: then there is nothing to correct. */
  readonly mayBeRight?: boolean;
}

export function ProblemTable({ file, problems, mayBeRight = false }: ProblemTableProps) {
  const showsAll = useSignal(problems.length <= shownAtFirst + 2);
  const shown = showsAll.value ? problems : problems.slice(0, shownAtFirst);
  const { row, column, header, value, reason: wrong, unusual, fix, fixInFile } = words.needsYou.problemColumns;
  const [reason, toDo] = mayBeRight ? [unusual, fix] : [wrong, fixInFile];
  return (
    <>
      <div class="problems">
        <table>
          <caption class="unseen">{words.needsYou.problems(file)}</caption>
          <thead>
            <tr>
              <th scope="col" class="figure">
                {row}
              </th>
              <th scope="col">{column}</th>
              <th scope="col">{header}</th>
              <th scope="col">{value}</th>
              <th scope="col">{reason}</th>
              <th scope="col">{toDo}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((problem, index) => (
              // One cell may have two problems, so only the index identifies a problem. The list never changes.
              <ProblemRow
                key={index}
                // A doubt is about what was read: its date has no spelling of its own.
                problem={
                  mayBeRight && problem.value !== null ? { ...problem, value: sayDayRead(problem.value) } : problem
                }
                why={reason}
                toDo={toDo}
              />
            ))}
          </tbody>
        </table>
      </div>
      {showsAll.value ? null : (
        <button type="button" class="button quiet" onClick={() => (showsAll.value = true)}>
          {words.needsYou.showAllProblems(problems.length)}
        </button>
      )}
    </>
  );
}

/** The problems that stay whatever is answered, if there are any. */
export function ProblemsBesides({ file, problems }: Omit<ProblemTableProps, "mayBeRight">) {
  if (problems.length === 0) return null;
  return (
    <>
      <p class="card-words">{words.failures.besides(new Set(problems.map(({ row }) => row)).size)}</p>
      <ProblemTable file={file} problems={problems} />
    </>
  );
}

const sayDayRead = (value: string): string => (/^\d{4}-\d\d-\d\d$/.test(value) ? sayShortDay(value) : value);

interface ProblemRowProps {
  readonly problem: RowProblem;
  /** The headings of its last two columns. */
  readonly why: string;
  readonly toDo: string;
}

function ProblemRow({ problem, why, toDo }: ProblemRowProps) {
  const { row, column, header, value, reason, fix } = problem;
  const names = words.needsYou.problemColumns;
  return (
    <tr>
      <th scope="row" class="figure" data-label={names.row}>
        {row}
      </th>
      <td data-label={names.column}>{column}</td>
      <td data-label={names.header}>{header && sayHeading(header)}</td>
      <td data-label={names.value}>
        {value === null || value.trim() === "" ? (
          <span class="muted">{words.needsYou.empty}</span>
        ) : (
          <code class={value.length > 24 ? "long" : "short"}>{value}</code>
        )}
      </td>
      <td data-label={why}>{sentence(sayMessage(reason))}</td>
      <td data-label={toDo}>{sentence(sayMessage(fix))}</td>
    </tr>
  );
}
