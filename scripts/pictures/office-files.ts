/** @file The places and files of the pictures' office, and functions that drop files into its inbox. */

import { copyFile, mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { type Desk, layDesk } from "../../test/e2e/open-window.ts";
import { ambiguousDates } from "../../test/e2e/sheet-files.ts";
import { makePdf } from "../../test/fixtures/documents/make-pdf.ts";

export const samples = resolve(import.meta.dirname, "../../test/fixtures/demo");

/** A home folder, so that the paths in the pictures are as in an office. */
const home = "/home/priya";

/** As `layDesk`, in that home folder; where it can't be made or exists already, in a temporary one. */
export async function layOffice(...[settings, baseUrl]: Parameters<typeof layDesk>): Promise<Desk> {
  const root = await mkdir(home).then(
    () => home,
    () => undefined,
  );
  return layDesk(settings, baseUrl, root, "Purchase invoices");
}

/** Drops a file in one step by a rename. `null` stands for the sample of that name. */
export async function drop({ root, inbox }: Desk, name: string, bytes: Uint8Array | string | null): Promise<void> {
  const [beside, at] = [join(root, "on its way"), join(inbox, name)];
  await mkdir(dirname(at), { recursive: true });
  if (bytes === null) await copyFile(join(samples, name), beside);
  else await writeFile(beside, bytes);
  await rename(beside, at);
}

/** A register, documents that wait for their invoice, and a spreadsheet with a question. */
export const asking: Readonly<Record<string, Uint8Array | string>> = {
  "purchase invoices 20 November.csv": [
    "Purchase invoice ID,Invoice number,Supplier",
    "10023,HS/2026/118,Hargreaves & Sons Joinery",
    "10024,NTC-0045512,Northern Tile Company",
    "10025,PEW 771204,Pennine Electrical Wholesale",
    "10030,2026-0192,Kirkgate Office Supplies",
    "10026,2026-0192,Aire Valley Skip Hire",
    "",
  ].join("\r\n"),
  "scan0042.pdf": makePdf([["Pennine Electrical Wholesale", "Invoice PEW 771204", "Total GBP 1,204.50"]]),
  "Rechnung 2026-0192.pdf": makePdf([
    ["INVOICE 2026-0192", "12 November 2026", "", "Paper, A4, 80 g, 40 boxes: 820.00", "Pens, black, 10 boxes: 45.00"],
  ]),
  "site photos/page 1.jpg": jpeg("1"),
  "site photos/page 2.jpg": jpeg("2"),
  "HS_2026_118 contract.pdf": makePdf([["HS/2026/118"]]),
  "week 47.csv": ambiguousDates("W47"),
};

/** A minimal image with unique content. */
function jpeg(name: string): Uint8Array {
  return Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0x00, 0x10]),
    Buffer.from(name.padEnd(14)),
    Buffer.from([0xff, 0xd9]),
  ]);
}

export function largePdf(sizeBytes: number): Uint8Array {
  const bytes = Buffer.alloc(sizeBytes, "contract ");
  bytes.write("%PDF-1.7\n");
  bytes.write("\n%%EOF\n", sizeBytes - 7);
  return bytes;
}
