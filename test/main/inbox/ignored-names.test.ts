/** @file Names that are nobody's drop, and names that look like them. */

import { expect, test } from "vitest";
import { isIgnored } from "../../../main/inbox/inbox.ts";

test.each([
  "~$invoices.xlsx",
  ".~lock.invoices.ods#",
  "invoices.tmp",
  "scan.pdf.part",
  "scan.pdf.PARTIAL",
  "scan.pdf.filepart",
  "Unconfirmed 1234.crdownload",
  "scan.pdf.download",
  ".scan.pdf.Xy12Ab",
  "._scan.pdf",
  ".DS_Store",
  "Thumbs.db",
  "THUMBS.DB",
  "desktop.ini",
  "Icon\r",
  "@eaDir",
  "~syncthing~scan.pdf.tmp",
  ".syncthing.scan.pdf.tmp",
  "~OneDrive1234.tmp",
  "scan.pdf.why.txt",
  ".hidden.pdf",
])("%j is ignored", (name) => {
  expect(isIgnored(name)).toBe(true);
});

test.each([
  "invoices.xlsx",
  "10023.pdf",
  "~invoices.xlsx",
  "$budget.csv",
  "part.csv",
  "tmp.pdf",
  "spare.parts.pdf",
  "why.txt",
  "desktop.ini.pdf",
  "OneDrive.pdf",
  "README",
])("%j is a drop", (name) => {
  expect(isIgnored(name)).toBe(false);
});
