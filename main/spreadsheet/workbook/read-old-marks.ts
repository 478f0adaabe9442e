/**
 * @file Finds what is struck out, raised or in the colour of its background in an older workbook (.xls): the workbook
 * library says nothing of fonts. The records are those of Microsoft's [MS-XLS].
 */

import type { Cell } from "../cells/table.ts";
import { MarkedText, type RunMark } from "./shown/marked-text.ts";

/** A cell that differs, 0-based. */
export interface OldMark {
  readonly row: number;
  readonly column: number;
  readonly isStruck: boolean;
  readonly isUnseen: boolean;
  /** The error cell of a text of which only a part is marked, or null. */
  readonly partly: Cell | null;
}

interface Font {
  readonly mark: RunMark;
  readonly colour: string;
}

interface OldStyle {
  readonly isStruck: boolean;
  readonly isUnseen: boolean;
}

interface Text {
  readonly partly: Cell | null;
  readonly isStruck: boolean;
}

interface Record {
  readonly at: number;
  readonly type: number;
  readonly view: DataView;
}

const records = {
  ...{ beginning: 0x0809, ending: 0x000a, font: 0x31, style: 0xe0, sheet: 0x85, palette: 0x92, texts: 0xfc },
  ...{ more: 0x3c, sharedText: 0xfd, several: 0xbd },
} as const;
/** Records of one cell each, which begin with its row, its column and its style. */
const ofOneCell: ReadonlySet<number> = new Set([0x06, 0x0203, 0x0204, 0x0205, 0x027e, 0xd6, records.sharedText]);

/** The marks of each sheet, in the order of the sheets. @throws RangeError where a record is shorter than it has to be */
export function readOldMarks(stream: Uint8Array): readonly (readonly OldMark[])[] {
  const all = [...recordsIn(stream)];
  const globals = all.slice(
    0,
    all.findIndex(({ type }) => type === records.ending),
  );
  const palette = paletteOf(globals);
  const fonts = globals.filter(({ type }) => type === records.font).map(({ view }) => fontOf(view, palette));
  // There is no font of the number 4.
  const fontAt = (index: number): Font | undefined => fonts[index > 4 ? index - 1 : index];
  const styles = globals
    .filter(({ type }) => type === records.style)
    .map(({ view }): OldStyle => {
      const font = fontAt(view.getUint16(0, true));
      return { isStruck: font?.mark === "struck", isUnseen: font?.colour === backgroundOf(view, palette) };
    });
  const hasRuns = fonts.some(({ mark }) => mark !== null);
  if (!hasRuns && !styles.some(({ isUnseen }) => isUnseen)) return [];
  const texts = hasRuns ? markedTexts(globals, fontAt) : new Map<number, Text>();
  const starts = globals.filter(({ type }) => type === records.sheet).map(({ view }) => view.getUint32(0, true));
  return starts.map((start) => marksOf(all, start, styles, texts));
}

function* recordsIn(stream: Uint8Array): Generator<Record> {
  const whole = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  for (let at = 0; at + 4 <= stream.length; ) {
    const length = whole.getUint16(at + 2, true);
    yield {
      at,
      type: whole.getUint16(at, true),
      view: new DataView(stream.buffer, stream.byteOffset + at + 4, length),
    };
    at += 4 + length;
  }
}

function fontOf(view: DataView, palette: ReadonlyMap<number, string>): Font {
  const isStruck = (view.getUint16(2, true) & 0x08) !== 0;
  const isRaised = view.getUint16(8, true) !== 0;
  return { mark: isStruck ? "struck" : isRaised ? "raised" : null, colour: colourOf(view.getUint16(4, true), palette) };
}

/** The colours that a workbook replaces, by their number. */
function paletteOf(globals: readonly Record[]): ReadonlyMap<number, string> {
  const view = globals.find(({ type }) => type === records.palette)?.view;
  const count = view?.getUint16(0, true) ?? 0;
  return new Map(Array.from({ length: count }, (_, n) => [8 + n, hexOf(view?.getUint32(2 + 4 * n) ?? 0)]));
}

const hexOf = (colour: number): string => (colour >>> 8).toString(16).padStart(6, "0");

function colourOf(index: number, palette: ReadonlyMap<number, string>): string {
  const own = palette.get(index);
  if (own !== undefined) return own;
  if (index === 1 || index === 9 || index === 65) return "ffffff";
  return index === 0 || index === 8 || index === 64 || index === 0x7fff ? "000000" : `index ${index}`;
}

/** White where nothing is filled; null where a pattern mixes two colours. */
function backgroundOf(view: DataView, palette: ReadonlyMap<number, string>): string | null {
  const pattern = view.getUint32(14, true) >>> 26;
  if (pattern === 0) return "ffffff";
  return pattern === 1 ? colourOf(view.getUint16(18, true) & 0x7f, palette) : null;
}

function marksOf(
  all: readonly Record[],
  start: number,
  styles: readonly OldStyle[],
  texts: ReadonlyMap<number, Text>,
): readonly OldMark[] {
  const marks: OldMark[] = [];
  const add = (row: number, column: number, style: number, text?: Text): void => {
    const { isStruck = false, isUnseen = false } = styles[style] ?? {};
    const partly = text?.partly ?? null;
    if (isStruck || isUnseen || text !== undefined)
      marks.push({ row, column, isStruck: isStruck || text?.isStruck === true, isUnseen, partly });
  };
  let depth = 0;
  for (let n = all.findIndex(({ at }) => at === start); n >= 0 && n < all.length; n++) {
    const { type, view } = all[n] ?? { type: records.ending, view: null };
    if (type === records.beginning) depth++;
    if (type === records.ending) depth--;
    if (depth === 0 || view === null) break;
    // A chart within the sheet has records of its own.
    if (depth > 1) continue;
    if (ofOneCell.has(type)) {
      const text = type === records.sharedText ? texts.get(view.getUint32(6, true)) : undefined;
      add(view.getUint16(0, true), view.getUint16(2, true), view.getUint16(4, true), text);
    } else if (type === records.several)
      for (let at = 4; at + 6 < view.byteLength; at += 6)
        add(view.getUint16(0, true), view.getUint16(2, true) + (at - 4) / 6, view.getUint16(at, true));
  }
  return marks;
}

/** The texts of several fonts that say something else without what is struck out or raised, by their number. */
function markedTexts(globals: readonly Record[], fontAt: (index: number) => Font | undefined): Map<number, Text> {
  const marked = new Map<number, Text>();
  const first = globals.findIndex(({ type }) => type === records.texts);
  if (first < 0) return marked;
  const parts = [globals[first] as Record];
  for (let n = first + 1; globals[n]?.type === records.more; n++) parts.push(globals[n] as Record);
  const reader = new PartReader(parts.map(({ view }) => view));
  reader.skip(4);
  const count = reader.uint32();
  for (let n = 0; n < count; n++) {
    const length = reader.uint16();
    const flags = reader.uint8();
    const runs = (flags & 8) !== 0 ? reader.uint16() : 0;
    const extra = (flags & 4) !== 0 ? reader.uint32() : 0;
    const text = reader.text(length, (flags & 1) !== 0);
    const marks = new MarkedText();
    let from = 0;
    let mark: RunMark = null;
    for (let run = 0; run < runs; run++) {
      const to = reader.uint16();
      marks.add(text.slice(from, to), mark);
      [from, mark] = [to, fontAt(reader.uint16())?.mark ?? null];
    }
    marks.add(text.slice(from), mark);
    reader.skip(extra);
    if (marks.partly !== null || marks.isAllStruck)
      marked.set(n, { partly: marks.partly, isStruck: marks.isAllStruck });
  }
  return marked;
}

/** Reads on from record to record, as long lists of texts are cut. */
class PartReader {
  private readonly parts: readonly DataView[];
  private part = 0;
  private at = 0;

  constructor(parts: readonly DataView[]) {
    this.parts = parts;
  }

  uint8(): number {
    while (this.at >= (this.parts[this.part]?.byteLength ?? Number.POSITIVE_INFINITY))
      [this.part, this.at] = [this.part + 1, 0];
    const part = this.parts[this.part];
    if (part === undefined) throw new RangeError("a list of texts without its end");
    return part.getUint8(this.at++);
  }

  uint16(): number {
    return this.uint8() + this.uint8() * 256;
  }

  uint32(): number {
    return this.uint16() + this.uint16() * 65_536;
  }

  skip(bytes: number): void {
    for (let n = 0; n < bytes; n++) this.uint8();
  }

  /** A text that goes on in the next record says again how wide its characters are. */
  text(length: number, startsWide: boolean): string {
    let isWide = startsWide;
    let text = "";
    for (let n = 0; n < length; n++) {
      if (this.at >= (this.parts[this.part]?.byteLength ?? 0)) isWide = (this.uint8() & 1) !== 0;
      text += String.fromCharCode(isWide ? this.uint16() : this.uint8());
    }
    return text;
  }
}
