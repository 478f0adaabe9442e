/** @file Finds the purchase invoice that a document belongs to by its path, and only where that is certain. */

import type { WhyUnmatched } from "../../../shared/imports/candidate.ts";
import { fail, ok, type Result } from "../../../shared/values/result.ts";
import { foldNumber } from "../../../shared/values/text/fold-number.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { idOfFolder, idsInName, rivalsInName } from "./match-id.ts";
import { numbersInName } from "./match-number.ts";
import type { Candidate, MatchRules, Registers } from "./match-rules.ts";

export type { Candidate, MatchRules, Registers } from "./match-rules.ts";

/** The one purchase invoice that a path names, and how. */
export interface Matched {
  readonly purchaseInvoiceId: string;
  readonly how: "name" | "folder" | "list" | "number";
  /** Such as "the file name starts with 10023". */
  readonly evidence: Message;
}

export interface NoMatch {
  readonly why: WhyUnmatched;
  /** Possible matches for a person to choose from; none of them is certain. */
  readonly candidates: readonly Candidate[];
}

/** One source (name, folder, list file or number) that names an id. */
type Claim = Matched;

const mostCandidates = 20;

/**
 * Matches a document by an id in its name, by its folder's name, by a list file, or by an invoice number.
 *
 * All sources that name an id have to name the same one. What only may be an id or a number, such as a date, neither
 * matches nor contradicts: see [Note: an id in a name] and see [Note: a distinctive number].
 *
 * @param path relative to the inbox, `/` between its parts
 */
export function matchDocument(path: string, rules: MatchRules, registers: Registers): Result<Matched, NoMatch> {
  const folders = path.split("/");
  const stem = (folders.pop() ?? "").replace(/\.[^.]*$/, "");
  const named = idsInName(stem, rules);
  const folder = idOfFolder(folders, rules);
  const [id] = named.ids;
  // The number of that very invoice beside its id is no other id.
  const knownAs = (one: string, other: string): boolean => hasId(registers.withNumber(foldNumber(other)), one);
  const isItsNumber = (other: string): boolean => other !== id && id !== undefined && knownAs(id, other);
  const ids = named.ids.filter((one) => !isItsNumber(one) && !isCounterIn(folder.ids, one, named.shown));
  const rivals =
    named.ids.length > 0
      ? []
      : folder.ids.flatMap((one) => rivalsInName(stem, one, rules).filter((other) => !knownAs(one, other)));
  const numbers = numbersInName(stem, registers.withNumber);
  const claims: Claim[] = [
    ...ids.map((id) => claim(id, "name", { say: "id-in-name", at: rules.idAt, shown: named.shown })),
    ...rivals.map((id) => claim(id, "name", { say: "id-in-name", at: "anywhere", shown: id })),
    ...folder.ids.map((id) => claim(id, "folder", { say: "id-of-folder", shown: folder.shown })),
    ...registers.listed(path).map((id) => claim(id, "list", { say: "listed-for", id })),
  ];
  const candidates = [
    ...numbers.sure.flat(),
    ...claims.flatMap((each) => candidatesOf(each.purchaseInvoiceId, numbers.sure.flat())),
  ];
  // A list file gives the whole name with its characters, so only it is certain.
  if (named.isDisguised && registers.listed(path).length === 0) {
    const perhaps = named.perhaps.flatMap((one) => candidatesOf(one, candidates));
    return fail({
      why: candidates.length > 0 ? "not-an-id" : named.why,
      candidates: distinct([...perhaps, ...candidates, ...numbers.unsure]),
    });
  }
  const [first] = claims;
  if (first !== undefined) {
    const claimed = first.purchaseInvoiceId;
    const isAgreed =
      claims.every((each) => each.purchaseInvoiceId === claimed) && numbers.sure.every((one) => hasId(one, claimed));
    // 4711 at the start may be an id, or the invoice number of an invoice with another id.
    const asNumber = first.how === "name" ? registers.withNumber(foldNumber(named.shown)) : [];
    if (!isAgreed || (asNumber.length > 0 && !hasId(asNumber, claimed)))
      return fail({ why: "two-ids", candidates: distinct([...candidates, ...asNumber]) });
    const isConfirmed = numbers.sure.length > 0 || claims.some(({ how }) => how !== "name");
    const isDoubtful = named.doubt === "other" || (named.doubt === "words" && !registers.hasId(claimed));
    if (isDoubtful && !isConfirmed) return fail({ why: "may-be-something-else", candidates: distinct(candidates) });
    // A list file may name the document twice: the same evidence is said once.
    const each = [...new Map(claims.map(({ evidence }) => [JSON.stringify(evidence), evidence])).values()];
    return ok({ ...first, evidence: each.length === 1 ? first.evidence : { say: "all-of", evidence: each } });
  }

  const [sure] = candidates;
  if (sure === undefined) {
    const why = folder.why === "none" ? named.why : folder.why;
    const perhaps = [...named.perhaps, ...folder.perhaps].flatMap((one) => candidatesOf(one, numbers.unsure));
    return fail({ why, candidates: distinct([...perhaps, ...numbers.unsure]) });
  }
  if (candidates.every(({ purchaseInvoiceId }) => purchaseInvoiceId === sure.purchaseInvoiceId))
    return ok(claim(sure.purchaseInvoiceId, "number", evidenceOf(sure)));
  return fail({ why: whySeveral(numbers.sure, candidates), candidates: distinct(candidates) });
}

/** The scans in a folder that is named with an id are often only counted: 1.pdf, 2.pdf, 10.pdf. */
const isCounterIn = (folderIds: readonly string[], id: string, shown: string): boolean =>
  id.length <= mostDigitsOfCounter && shown === id && folderIds.some(({ length }) => length >= fewestDigitsOfId);
const [mostDigitsOfCounter, fewestDigitsOfId] = [2, 4];

const claim = (purchaseInvoiceId: string, how: Claim["how"], evidence: Message): Claim => ({
  purchaseInvoiceId,
  how,
  evidence,
});

const hasId = (candidates: readonly Candidate[], id: string): boolean =>
  candidates.some(({ purchaseInvoiceId }) => purchaseInvoiceId === id);

/** The claimed id as a candidate, also where no register knows its invoice number. */
const candidatesOf = (purchaseInvoiceId: string, known: readonly Candidate[]): readonly Candidate[] =>
  hasId(known, purchaseInvoiceId) ? [] : [{ purchaseInvoiceId, invoiceNumber: "", supplier: null }];

const evidenceOf = ({ invoiceNumber: number, supplier }: Candidate): Message => ({
  say: "number-in-name",
  number,
  supplier,
});

function whySeveral(sure: readonly (readonly Candidate[])[], candidates: readonly Candidate[]): NoMatch["why"] {
  if (sure.length > 1) return "several-numbers";
  // An unknown supplier is not another supplier.
  const suppliers = new Set(candidates.flatMap(({ supplier }) => (supplier ? [foldNumber(supplier)] : [])));
  return suppliers.size > 1 ? "several-suppliers" : "entered-twice";
}

const distinct = (candidates: readonly Candidate[]): readonly Candidate[] =>
  [...new Map(candidates.map((candidate) => [candidate.purchaseInvoiceId, candidate])).values()].slice(
    0,
    mostCandidates,
  );
