/** @file Compares the result of a file with what a careful accountant would conclude. */

import type { Question, RegisterEntry } from "../../shared/spreadsheet/sheet-reading.ts";
import { type Property, type PurchaseInvoice, properties } from "../../shared/values/purchase-invoice.ts";
import type {
  Ask,
  CorpusFile,
  Expected,
  ExpectedInvoice,
  ExpectedInvoices,
  Ready,
  Register,
  Value,
} from "../fixtures/corpus/corpus-file.ts";
import { type Got, readFile } from "./read-file.ts";

/**
 * - `right`: as expected, whether that is ready, asked or refused.
 * - `read-wrong`: something would be posted that must not be: the one thing that may never happen.
 * - `needless`: asked about or refused, though a careful accountant could tell.
 * - `otherwise`: nothing wrong is posted, but the question, the refusal or the reading after an answer is another.
 */
type Judgement = "right" | "read-wrong" | "needless" | "otherwise";

export interface Judged {
  readonly judgement: Judgement;
  readonly got: Got;
  /** What differs, a line each; none where it is right. */
  readonly differences: readonly string[];
}

/** Reads a file without and, where an answer is given, with the answer. */
export function judgeFile(file: CorpusFile): Judged {
  const bytes = file.bytes();
  const got = readFile(file.name, bytes);
  const first = judge(file.expect, got);
  if (first.judgement !== "right" || file.expect.verdict !== "ask" || !file.expect.answered) return { ...first, got };
  const { said, ...expected } = file.expect.answered;
  const second = judge({ verdict: "ready", ...expected }, readFile(file.name, bytes, said));
  const differences = second.differences.map((line) => `after the answer: ${line}`);
  return { judgement: second.judgement === "needless" ? "otherwise" : second.judgement, got, differences };
}

type Compared = Pick<Judged, "judgement" | "differences">;

function judge(expected: Expected, got: Got): Compared {
  switch (expected.verdict) {
    case "ready":
      return judgeReady(expected, got);
    case "register":
      return judgeRegister(expected, got);
    case "ask":
      return judgeAsk(expected, got);
    case "refuse":
      if (got.verdict === "ready") return compared("read-wrong", ["read, where it should be refused"]);
      return got.verdict === "refuse" && got.why === expected.kind
        ? compared("right", [])
        : compared("otherwise", [`expected to be refused (${expected.kind}), ${sayGot(got)}`]);
  }
}

const compared = (judgement: Judgement, differences: readonly string[]): Compared => ({ judgement, differences });

function judgeReady(expected: Ready, got: Got): Compared {
  if (got.verdict !== "ready") return compared("needless", [sayGot(got)]);
  const differences = compareInvoices(expected, got.invoices);
  if (differences.length > 0) return compared("read-wrong", differences);
  const unlisted = (expected.skipped ?? []).filter((row) => !got.skipped.includes(row));
  return unlisted.length === 0
    ? compared("right", [])
    : compared("otherwise", [`not listed as skipped: row ${unlisted.join(", ")}`]);
}

function judgeRegister({ entries }: Register, got: Got): Compared {
  if (got.verdict === "ready") return compared("read-wrong", ["a register would be posted"]);
  if (got.verdict !== "register") return compared("needless", [sayGot(got)]);
  const show = ({ purchaseInvoiceId, invoiceNumber }: Pick<RegisterEntry, "purchaseInvoiceId" | "invoiceNumber">) =>
    `${purchaseInvoiceId} ${invoiceNumber}`;
  const [held, found] = [entries.map(show).join("; "), got.entries.map(show).join("; ")];
  return held === found ? compared("right", []) : compared("read-wrong", [`expected ${held}, got ${found}`]);
}

function judgeAsk({ about }: Ask, got: Got): Compared {
  if (got.verdict === "ready") return compared("read-wrong", [`read, where ${about.join(", ")} should be asked about`]);
  if (got.verdict !== "ask") return compared("otherwise", [`expected a question, ${sayGot(got)}`]);
  const wanted = about.filter((entry) => entry !== "more").map((entry) => entry.split("|"));
  const asked = topicsOf(got);
  const isMet = (entry: readonly string[]): boolean =>
    asked.some((topics) => entry.some((one) => topics.includes(one)));
  const missing = wanted.filter((entry) => !isMet(entry)).map((entry) => `not asked: ${entry.join(" or ")}`);
  const extra = about.includes("more")
    ? []
    : asked
        .filter((topics) => !wanted.some((entry) => entry.some((one) => topics.includes(one))))
        .map(([topic]) => `asked besides: ${topic}`);
  const differences = [...missing, ...extra];
  return compared(
    differences.length === 0 ? "right" : "otherwise",
    differences.length === 0 ? [] : [...differences, sayGot(got)],
  );
}

/** The names by which each thing that is asked may be expected. */
const topicsOf = ({ why, questions }: Extract<Got, { verdict: "ask" }>): readonly (readonly string[])[] =>
  questions.length === 0 ? [[why]] : questions.map(({ id, about }: Question) => [id, about]);

export function sayGot(got: Got): string {
  switch (got.verdict) {
    case "ready":
      return `ready with ${got.invoices.length}`;
    case "register":
      return `a register of ${got.entries.length}`;
    case "refuse":
      return `refused: ${got.why} (${got.detail})`;
    case "ask":
      return `asked: ${got.questions.map(({ id }) => id).join(", ") || got.why} (${got.detail.slice(0, 300)})`;
  }
}

function compareInvoices({ invoices, either = [] }: ExpectedInvoices, got: readonly PurchaseInvoice[]): string[] {
  if (invoices.length !== got.length) return [`expected ${invoices.length} invoices, got ${got.length}`];
  return invoices.flatMap((invoice, i) =>
    compareInvoice(invoice, got[i] ?? {}, either).map((line) => `invoice ${i + 1}: ${line}`),
  );
}

const compareInvoice = (wanted: ExpectedInvoice, got: PurchaseInvoice, either: readonly Property[]): string[] =>
  (Object.keys(properties) as Property[]).flatMap((property) => {
    const [should, is] = [textOf(property, wanted[property]), textOf(property, got[property])];
    if (should === is || (is === null && either.includes(property))) return [];
    return [`${property} should be ${should ?? "left out"}, is ${is ?? "left out"}`];
  });

/** 1355.90 and 1355.9 are one amount; of everything else each character counts. */
function textOf(property: Property, value: Value | undefined): string | null {
  if (value === undefined) return null;
  const text = String(value);
  return properties[property] === "decimal" && text.includes(".") ? text.replace(/\.?0+$/, "") : text;
}
