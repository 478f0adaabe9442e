/**
 * @file Cuts CSV text into chunks of whole rows, and simple lines into cells.
 *
 * Where quotation marks only enclose whole cells, splitting at separators and line ends is enough. Only the other chunks
 * need the CSV parser, which keeps a file of a hundred thousand rows fast.
 */

/** A part of the text, from `from` up to `to` (exclusive). */
export interface CsvChunk {
  readonly from: number;
  readonly to: number;
  readonly isQuoted: boolean;
}

/** In UTF-16 units. Short, so that the first rows come early and an odd cell slows down few others. */
const chunkLength = 8_192;
/** The shortest text without quotation marks, in UTF-16 units, that gets a chunk of its own between quoted ones. */
const minPlainLength = 2_048;

/**
 * The chunks in order, each with its line ends.
 *
 * A row ends at a line end after an even number of quotation marks, because those within a quoted cell are doubled. In
 * damaged text the chunk continues until the number is even, or to the end.
 */
export function* chunksOf(text: string): Generator<CsvChunk> {
  let at = 0;
  let quote = text.indexOf('"');
  while (at < text.length) {
    if (quote >= 0 && quote < at) quote = text.indexOf('"', at);
    const quotedFrom = quote < 0 ? text.length : lineStart(text, quote);
    const isQuoted = quotedFrom <= at;
    const to = isQuoted ? quotedEnd(text, quote) : Math.min(quotedFrom, lineEnd(text, at + chunkLength));
    yield { from: at, to, isQuoted };
    at = to;
  }
}

function quotedEnd(text: string, firstQuote: number): number {
  for (let open = firstQuote; ; ) {
    const close = text.indexOf('"', open + 1);
    if (close < 0) return text.length;
    const next = text.indexOf('"', close + 1);
    const isLong = close - firstQuote > chunkLength || next < 0 || next - close > minPlainLength;
    const to = isLong ? lineEnd(text, close) : 0;
    if (isLong && (next < 0 || to <= next)) return to;
    open = next;
  }
}

/** The start of the line at `at`. */
function lineStart(text: string, at: number): number {
  let start = at;
  while (start > 0 && !isLineEnd(text.charCodeAt(start - 1))) start--;
  return start;
}

/** The end of the line at `at`, after its line break. */
function lineEnd(text: string, at: number): number {
  for (let end = at; end < text.length; end++) {
    const unit = text.charCodeAt(end);
    if (unit === 10) return end + 1;
    if (unit === 13) return text.charCodeAt(end + 1) === 10 ? end + 2 : end + 1;
  }
  return text.length;
}

/** The lines of a chunk, without an empty line after the last line break. */
export function linesOf(chunk: string): string[] {
  const lines = chunk.split(/\r\n|\n|\r/);
  if (lines.at(-1) === "") lines.pop();
  return lines;
}

/**
 * The cells of a line in which quotation marks only enclose whole cells; null for any other line, which needs the
 * parser.
 */
export function cutSimpleLine(line: string, separator: string): string[] | null {
  if (!line.includes('"')) return line.split(separator);
  const cells: string[] = [];
  for (let at = 0; at <= line.length; ) {
    const isQuoted = line.charCodeAt(at) === quotationMark;
    const to = isQuoted ? line.indexOf('"', at + 1) + 1 : endOfCell(line, at, separator);
    const cell = isQuoted ? line.slice(at + 1, to - 1) : line.slice(at, to);
    if (isQuoted ? to === 0 || (to < line.length && line[to] !== separator) : cell.includes('"')) return null;
    cells.push(cell);
    at = to + 1;
  }
  return cells;
}

function endOfCell(line: string, at: number, separator: string): number {
  const end = line.indexOf(separator, at);
  return end < 0 ? line.length : end;
}

const quotationMark = 34;
const isLineEnd = (unit: number): boolean => unit === 10 || unit === 13;
