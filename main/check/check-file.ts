/** @file Reads, maps and checks one file as an import would, but sends nothing and writes nothing. */

import { existsSync } from "node:fs";
import { basename, dirname, relative, resolve, sep } from "node:path";
import { otherDocumentIn } from "../../shared/imports/failures/other-document-in.ts";
import { ownFolderOf } from "../../shared/imports/own-folders.ts";
import { syncConflictIn } from "../../shared/imports/sync-conflict.ts";
import type { InboxSettings } from "../../shared/settings/settings.ts";
import { words } from "../../shared/words/spoken.ts";
import { type Checked, conflictOf, type Home, identify, leavesAlone } from "../imports/foresee.ts";
import type { ParseRequest, Parser } from "../imports/ports/parser-port.ts";
import type { Templates } from "../imports/ports/ports.ts";
import { referencesFor, registersFor } from "../imports/take-in.ts";
import { examineFile, ignoringPattern, isIgnored } from "../inbox/inbox.ts";
import { kindOf, noRegisters, proposalsFor, usualDocumentRules } from "../planning/plan-import.ts";
import { ask, checkDocument, checkEInvoiceInPdf, checkReading, type Place, refuse } from "./judge-content.ts";
import { blankVerdict, type Verdict, withFate } from "./verdict.ts";

/** The rules for a file outside every inbox. */
const usualRules: Place["rules"] = {
  ...usualDocumentRules,
  dateOrder: null,
  decimalSign: null,
  currency: null,
  ownVatIds: [],
  rowsWithProblems: "hold-file",
  maxInvoicesPerBatch: null,
  ceilings: {},
  vatTolerance: null,
};

/**
 * Checks one file without changing anything. With a home the verdict is what would become of the file there.
 *
 * @param file path of the file
 * @param home the inbox whose rules apply; null for the usual rules and no journal
 */
export async function checkFile(
  parser: Parser,
  file: string,
  home: Home | null,
  known: ReturnType<Templates["forInbox"]>,
): Promise<Verdict> {
  const verdict = await checkAt(parser, file, home, known);
  const isDrop = verdict.kind !== "ignored" && !verdict.isMissing;
  if (home === null || verdict.becomes !== null || !isDrop) return verdict;
  return { ...verdict, becomes: { state: verdict.verdict === "ask" ? "waiting" : "failed", sendsAt: null, of: null } };
}

async function checkAt(
  parser: Parser,
  file: string,
  home: Home | null,
  known: ReturnType<Templates["forInbox"]>,
): Promise<Verdict> {
  const inInbox = pathInInbox(file, home?.settings);
  const blank = blankVerdict(file);
  const looked = await examineFile("", inInbox, resolve(file));
  if (!looked.ok) {
    const refused = refuse(blank, looked.error);
    const failure = { kind: looked.error.kind, message: words.cli.noSuchFile };
    // Nothing was being sent, so a file that is not there has not changed.
    return { ...refused, ...(looked.error.kind === "file-changed" && { failure }), isMissing: true };
  }
  const { drop, missingEnd } = looked.value;
  const hashed: Verdict = { ...blank, sha256: drop.sha256 };
  if (isIgnored(basename(inInbox)) || isIgnoredBy(home, inInbox))
    return { ...hashed, kind: "ignored", verdict: "ready" };
  if (home && leavesAlone(home, inInbox, drop.sha256)) return withFate(hashed, { becomes: "left-alone" }, home);
  if (drop.sizeBytes === 0) return refuse(hashed, { kind: "empty-file" });
  if (missingEnd !== null) return refuse(hashed, { kind: "incomplete-file", expected: missingEnd });
  const checked = home && identify(home, inInbox, drop.sha256);
  const path = checked?.dropped ?? inInbox;
  const original = await conflictIn(home, file, path);
  if (original !== null) return ask(hashed, { kind: "sync-conflict", original });
  const rules = home?.settings ?? usualRules;
  const registers = home
    ? registersFor(home.journal, { inbox: home.settings.id, connection: home.settings.connection })
    : noRegisters;
  const place: Place = { home, checked, rules, registers };
  const kind = kindDecided(checked) ?? kindOf(path, rules, registers, drop.content);
  const { dateOrder, decimalSign, currency, ownVatIds } = rules;
  const request: ParseRequest = {
    ...known,
    ...{ path: resolve(file), fileName: path, dateOrder, decimalSign, currency, ownVatIds },
    companyNames: home?.companyNames ?? [],
    answers: checked?.answers?.change ?? null,
    references: home ? referencesFor(home.journal, home.settings.connection) : {},
    show: 0,
  };
  if (kind === "document") {
    const verdict = checkDocument(hashed, { ...drop, path }, place);
    const isUnmatched = verdict.failure?.kind === "no-purchase-invoice-id" && drop.content.is === "pdf";
    if (!isUnmatched || home?.settings.eInvoicesInPdfs === "ignore") return verdict;
    const parsed = await parser.read(request);
    if (parsed.ok) return checkEInvoiceInPdf(verdict, parsed.value.reading, place);
    return checkDocument(hashed, { ...drop, path }, place, otherDocumentIn(parsed.error));
  }

  const batch: Verdict = { ...hashed, kind: "batch" };
  if (kind === "unsure")
    return ask(batch, { kind: "spreadsheet-or-document", candidates: proposalsFor(path, rules, registers) });
  const parsed = await parser.read(request);
  if (parsed.ok) return checkReading(batch, parsed.value.reading, place);
  const isOther = parsed.error.kind === "unreadable-e-invoice";
  return refuse(isOther ? { ...batch, kind: "unrecognised" } : batch, parsed.error);
}

/** See [Note: names that an inbox ignores]. */
const isIgnoredBy = (home: Home | null, path: string): boolean =>
  home !== null &&
  ownFolderOf(path) === undefined &&
  ignoringPattern(home.settings.ignoredNames, path) !== null &&
  home.journal.atPath(home.settings.id, path) === undefined;

/** The kind that a person has decided on already. */
function kindDecided(checked: Checked | null): "batch" | "document" | null {
  if (checked === null) return null;
  if (checked.answers !== null) return "batch";
  return checked.purchaseInvoiceId === null ? null : "document";
}

/** The name of the file that it conflicts with, or null; see [Note: sync-conflict copies]. */
async function conflictIn(home: Home | null, file: string, path: string): Promise<string | null> {
  if (home) return conflictOf(home, path);
  const conflict = syncConflictIn(path);
  const original = basename(conflict?.original ?? "");
  const isConflict = conflict !== null && (!conflict.needsOriginal || existsSync(resolve(dirname(file), original)));
  return isConflict ? original : null;
}

/** The path that the sweep would use. Outside an inbox the file's folder counts as a subfolder of one. */
function pathInInbox(file: string, inbox: InboxSettings | undefined): string {
  const absolute = resolve(file);
  const inside = inbox && absolute.startsWith(resolve(inbox.path) + sep);
  return inside
    ? relative(inbox.path, absolute).split(sep).join("/")
    : `${basename(dirname(absolute))}/${basename(absolute)}`;
}
