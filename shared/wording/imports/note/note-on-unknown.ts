/** @file The part of a note about a call that got no whole answer: what to look for, and how to answer. */

import { waysToSettle } from "../../../confirmation/ways-to-settle.ts";
import { type Namesake, namesBetween, namesOfPart } from "../../../imports/batch-names.ts";
import type { Import, Part } from "../../../imports/import.ts";
import { countInvoices } from "../../../imports/sent-in-part.ts";
import { addMoney } from "../../../values/add-money.ts";
import { words } from "../../../words/spoken.ts";
import { moneyLines, sayMoney } from "../../say-money.ts";
import { sayNamesakes } from "../say-namesakes.ts";
import { sayHowMany, sayLookFor, sayRowsKnown, sayWhenSent } from "../say-sought.ts";
import { inColumns, type Paragraphs } from "./paragraphs.ts";

/** @param index of the part without an answer; @param namesakes the other batches that may have its name */
export function noteOnUnknown(
  import_: Import,
  index: number,
  timeZone: string,
  namesakes: readonly Namesake[],
): Paragraphs {
  const { note } = words;
  const { kind, parts } = import_;
  const part = parts[index];
  const lookFor =
    kind === "document"
      ? [sayLookFor(import_, timeZone)]
      : part === undefined
        ? []
        : noteOnBatch(part, index, parts.length, timeZone);
  const known = part === undefined ? "" : sayRowsKnown(part);
  return [
    ...(known === "" ? [] : [[note.knownSoFar, known]]),
    [note.lookFor, ...lookFor],
    ...(namesakes.length === 0
      ? []
      : [[words.needsYou.namesakes(namesakes.length), ...sayNamesakes(namesakes).map((line) => `- ${line}`)]]),
    ...(kind === "document" ? [] : [[note.laterNamesakes]]),
    answersTo(import_),
    ...noteOnOtherParts(parts, index),
  ];
}

/** Only the answers that can still be given. */
function answersTo(import_: Import): readonly string[] {
  const { note } = words;
  const { id, parts } = import_;
  const ways = waysToSettle(import_);
  if (ways === null) return [];
  const { isAnswered, found, notFound, missing, byRow } = ways;
  const more = parts.some(({ state }) => state === "planned");
  if (!isAnswered) return note.settleAnswers(id, more, byRow);
  return notFound === null ? note.settleOthers(id, found) : note.sendMissing(id, missing);
}

/** Names of many minutes aren't all listed. */
function shortened(names: readonly string[]): readonly string[] {
  const listed = names.length <= 10 ? names : [...names.slice(0, 5), namesBetween, ...names.slice(-2)];
  return listed.map((name) => (name === namesBetween ? words.note.anyMinuteBetween : name));
}

function noteOnBatch(part: Part, index: number, partCount: number, timeZone: string): readonly string[] {
  const { note } = words;
  const names = namesOfPart(part, timeZone);
  const shown = shortened(names);
  const lines = inColumns(
    [
      [note.batch, partCount > 1 ? note.batchOf(index + 1, partCount) : null],
      [note.holding, sayHowMany(part)],
      [note.net, sayMoney(part.net)],
      [note.vat, sayMoney(part.vat)],
      [note.sentAt, sayWhenSent(part, timeZone)],
      ...shown.map((name, line) => [line === 0 ? note.named : note.orNamed, name] as const),
    ],
    3,
  );
  return [...lines, ...note.howToCompare];
}

function noteOnOtherParts(parts: readonly Part[], index: number): Paragraphs {
  const others = parts.filter((part, at) => at !== index && part.state !== "done");
  if (others.length === 0) return [];
  const net = moneyLines(addMoney(others.map((part) => part.net))).join(", ");
  return [[words.note.stillToBeSent(countInvoices(others), net)]];
}
