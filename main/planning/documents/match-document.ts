/** @file Finds the purchase invoice that a document belongs to, from its path, and only where that is certain. */

import type { WhyUnmatched } from "../../../shared/imports/candidate.ts";
import { foldNumber } from "../../../shared/values/fold-number.ts";
import { fail, ok, type Result } from "../../../shared/values/result.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { idOfFolder, idsInName } from "./match-id.ts";
import { numbersInName } from "./match-number.ts";
import type { Candidate, MatchRules, Registers } from "./match-rules.ts";

export type { Candidate, MatchRules, Registers } from "./match-rules.ts";

export interface Matched {
  readonly purchaseInvoiceId: string;
  readonly how: "name" | "folder" | "list" | "number";
  /** "the file name starts with 10023". */
  readonly evidence: Message;
}

export interface NoMatch {
  readonly why: WhyUnmatched;
  /** What it may be, for a person to choose from; with "none" and its like, what was found and is not certain. */
  readonly candidates: readonly Candidate[];
}

/** One thing that names an id. */
type Word = Matched;

const mostCandidates = 20;

/**
 * Matches a document by an id in its name, by the folder it lies in, by a list file, or by an invoice number.
 *
 * Whatever names an id has to name the same one. What only may be an id or a number, such as a date, is no word
 * against what is certain, and no match by itself: see [Note: an id in a name] and see [Note: a telling number].
 *
 * @param path relative to the inbox, `/` between its parts
 */
export function matchDocument(path: string, rules: MatchRules, registers: Registers): Result<Matched, NoMatch> {
  const folders = path.split("/");
  const stem = (folders.pop() ?? "").replace(/\.[^.]*$/, "");
  const named = idsInName(stem, rules);
  const folder = idOfFolder(folders, rules);
  const numbers = numbersInName(stem, registers.withNumber);
  const words: Word[] = [
    ...named.ids.map((id) => word(id, "name", { say: "id-in-name", at: rules.idAt, shown: named.shown })),
    ...folder.ids.map((id) => word(id, "folder", { say: "id-of-folder", shown: folder.shown })),
    ...registers.listed(path).map((id) => word(id, "list", { say: "listed-for", id })),
  ];
  const candidates = [...numbers.sure.flat(), ...words.flatMap((said) => candidatesOf(said, numbers.sure.flat()))];
  const [first] = words;
  if (first !== undefined) {
    const id = first.purchaseInvoiceId;
    const isAgreed =
      words.every((said) => said.purchaseInvoiceId === id) && numbers.sure.every((one) => hasId(one, id));
    // 4711 at the start may be an id, or the number of an invoice that has another.
    const asNumber = first.how === "name" ? registers.withNumber(foldNumber(named.shown)) : [];
    if (!isAgreed || (asNumber.length > 0 && !hasId(asNumber, id)))
      return fail({ why: "two-ids", candidates: distinct([...candidates, ...asNumber]) });
    // A list may name it twice, and in the same words.
    const each = [...new Map(words.map(({ evidence }) => [JSON.stringify(evidence), evidence])).values()];
    return ok({ ...first, evidence: each.length === 1 ? first.evidence : { say: "all-of", evidence: each } });
  }

  const [sure] = candidates;
  if (sure === undefined) {
    const why = folder.why === "none" ? named.why : folder.why;
    return fail({ why, candidates: distinct(numbers.unsure) });
  }
  if (candidates.every(({ purchaseInvoiceId }) => purchaseInvoiceId === sure.purchaseInvoiceId))
    return ok(word(sure.purchaseInvoiceId, "number", lineOf(sure)));
  return fail({ why: whySeveral(numbers.sure, candidates), candidates: distinct(candidates) });
}

const word = (purchaseInvoiceId: string, how: Word["how"], evidence: Message): Word => ({
  purchaseInvoiceId,
  how,
  evidence,
});

const hasId = (candidates: readonly Candidate[], id: string): boolean =>
  candidates.some(({ purchaseInvoiceId }) => purchaseInvoiceId === id);

/** An id whose number nobody knows is a candidate all the same. */
const candidatesOf = ({ purchaseInvoiceId }: Word, known: readonly Candidate[]): readonly Candidate[] =>
  hasId(known, purchaseInvoiceId) ? [] : [{ purchaseInvoiceId, invoiceNumber: "", supplier: null }];

const lineOf = ({ invoiceNumber: number, supplier }: Candidate): Message => ({
  say: "number-in-name",
  number,
  supplier,
});

function whySeveral(sure: readonly (readonly Candidate[])[], candidates: readonly Candidate[]): NoMatch["why"] {
  if (sure.length > 1) return "several-numbers";
  const suppliers = new Set(candidates.map(({ supplier }) => foldNumber(supplier ?? "")));
  // One number of one supplier, entered twice.
  return suppliers.size > 1 ? "several-suppliers" : "two-ids";
}

const distinct = (candidates: readonly Candidate[]): readonly Candidate[] =>
  [...new Map(candidates.map((candidate) => [candidate.purchaseInvoiceId, candidate])).values()].slice(
    0,
    mostCandidates,
  );
