/** @file Thirty mixed files of an office's morning that all need a person: the set by which the desk is measured. */

import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makePdf } from "../fixtures/documents/make-pdf.ts";
import type { Desk } from "./open-window.ts";
import { ambiguousDates, oldDate } from "./sheet-files.ts";

type Files = Readonly<Record<string, string | Uint8Array>>;

/** The invoices that the finance system has, as its list says. It is added first, and is none of the thirty. */
export const invoiceList: Files = {
  "purchase invoices.csv": [
    "Purchase invoice ID,Invoice number,Supplier",
    "10022,BW-2026-0417,Brightwater Plumbing Supplies Ltd",
    "10023,HS/2026/118,Hargreaves & Sons Joinery",
    "10024,NTC-0045512,Northern Tile Company",
    "10025,PEW 771204,Pennine Electrical Wholesale",
    "10026,KOS 2026-0192,Kirkgate Office Supplies",
    "10027,AVSH 55120,Aire Valley Skip Hire",
    "",
  ].join("\r\n"),
};

/** Nothing is asked about them: each waits for approval, as its inbox wants. */
const plain: Files = Object.fromEntries(
  Array.from({ length: 10 }, (_, index) => [
    `purchases ${index + 1}.csv`,
    [
      "Invoice date,Invoice number,Supplier,Description,Currency,Net,VAT",
      `2026-11-${10 + index},P${index}-1,Northern Tile Company,Tiles,GBP,${100 + index}.00,${20 + index / 5}`,
      `2026-11-${10 + index},P${index}-2,Kirkgate Office Supplies,Paper,GBP,${50 + index}.00,${10 + index / 5}`,
      "",
    ].join("\r\n"),
  ]),
);

/** A row of each has a date of ten years ago. */
const doubtful: Files = { "site A.csv": oldDate("A"), "site B.csv": oldDate("B") };

/** The dates of both may be day first or month first. */
const asked: Files = { "week 46.csv": ambiguousDates("W46"), "week 47.csv": ambiguousDates("W47") };

/** The text of each names an invoice of the list. */
const suggested: Files = {
  "scan 0001.pdf": makePdf([["Brightwater Plumbing Supplies Ltd", "Invoice BW-2026-0417"]]),
  "scan 0002.pdf": makePdf([["Hargreaves & Sons Joinery", "Invoice HS/2026/118"]]),
  "scan 0003.pdf": makePdf([["Northern Tile Company", "Invoice NTC-0045512"]]),
  "scan 0004.pdf": makePdf([["Pennine Electrical Wholesale", "Invoice PEW 771204"]]),
  "scan 0005.pdf": makePdf([["Kirkgate Office Supplies", "Invoice KOS 2026-0192"]]),
  "scan 0006.pdf": makePdf([["Aire Valley Skip Hire", "Invoice AVSH 55120"]]),
};

const picture = (name: string): Uint8Array =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0x00, 0x12]),
    Buffer.from(name.padEnd(16)),
    Buffer.from([0xff, 0xd9]),
  ]);

/** The pages of one delivery note, for invoice 10026 from Kirkgate. */
export const pages = ["page 1.jpg", "page 2.jpg", "page 3.jpg", "page 4.jpg"] as const;

/** They belong to no invoice. */
export const unwanted = ["advert.pdf", "menu.pdf", "parking.pdf"] as const;

/** Pigeonhole can't send such a file. */
export const unusable = ["photo.heic", "forwarded.eml", "plans.zip"] as const;

export const thirtyFiles: Files = {
  ...plain,
  ...doubtful,
  ...asked,
  ...suggested,
  ...Object.fromEntries(pages.map((name) => [name, picture(name)])),
  ...Object.fromEntries(unwanted.map((name) => [name, makePdf([[`Nothing to book: ${name}`]])])),
  ...Object.fromEntries(unusable.map((name) => [name, `This is ${name}.`])),
};

/** Adds them, each in one step. */
export async function addAll({ root, inbox }: Pick<Desk, "root" | "inbox">, files: Files): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(root, "on its way"), content);
    await rename(join(root, "on its way"), join(inbox, name));
  }
}
