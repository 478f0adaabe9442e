/**
 * @file Cuts a text into stretches of whole rows, and lines without riddles into cells.
 *
 * Where quotation marks do no more than open and close whole cells, a separator is a separator and the end of a line
 * the end of a row, so only the rest needs a parser for the grammar. That keeps a file of a hundred thousand rows fast.
 */

export interface CsvChunk {
  readonly from: number;
  readonly to: number;
  readonly isQuoted: boolean;
}

/** So short that the first rows come without the rest of the text, and that one odd cell slows down few others. */
const stretchLength = 8_192;
/** Lines without quotation marks between two with them; fewer are not worth a stretch of their own. */
const worthwhile = 2_048;

/**
 * The stretches in their order, each with the ends of its lines.
 *
 * A row ends where a line ends and the quotation marks so far are even in number: within quotation marks they are
 * doubled. Where they are not, the text is damaged, and the stretch goes on until they are, or to the end.
 */
export function* chunksOf(text: string): Generator<CsvChunk> {
  let at = 0;
  let quote = text.indexOf('"');
  while (at < text.length) {
    if (quote >= 0 && quote < at) quote = text.indexOf('"', at);
    const quotedFrom = quote < 0 ? text.length : lineStart(text, quote);
    const isQuoted = quotedFrom <= at;
    const to = isQuoted ? quotedEnd(text, quote) : Math.min(quotedFrom, lineEnd(text, at + stretchLength));
    yield { from: at, to, isQuoted };
    at = to;
  }
}

function quotedEnd(text: string, firstQuote: number): number {
  for (let open = firstQuote; ; ) {
    const close = text.indexOf('"', open + 1);
    if (close < 0) return text.length;
    const next = text.indexOf('"', close + 1);
    const isLong = close - firstQuote > stretchLength || next < 0 || next - close > worthwhile;
    const to = isLong ? lineEnd(text, close) : 0;
    if (isLong && (next < 0 || to <= next)) return to;
    open = next;
  }
}

/** Where the line that holds `at` begins. */
function lineStart(text: string, at: number): number {
  let start = at;
  while (start > 0 && !isLineEnd(text.charCodeAt(start - 1))) start--;
  return start;
}

/** Where the line that holds `at` ends, its own end included. */
function lineEnd(text: string, at: number): number {
  for (let end = at; end < text.length; end++) {
    const unit = text.charCodeAt(end);
    if (unit === 10) return end + 1;
    if (unit === 13) return text.charCodeAt(end + 1) === 10 ? end + 2 : end + 1;
  }
  return text.length;
}

/** The lines of a stretch; behind the end of its last line there is none. */
export function linesOf(stretch: string): string[] {
  const lines = stretch.split(/\r\n|\n|\r/);
  if (lines.at(-1) === "") lines.pop();
  return lines;
}

/**
 * The cells of a line in which a quotation mark does no more than open and close whole cells; null where it does more,
 * for that takes a parser.
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
