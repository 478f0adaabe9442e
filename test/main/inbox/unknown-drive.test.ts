/** @file An inbox on a drive that this account doesn't know is told apart from one that is missing. */

import { expect, test } from "vitest";
import { unknownDrive } from "../../../main/inbox/unknown-drive.ts";
import { sayMessage } from "../../../shared/wording/message.ts";

const onlyC = (root: string): boolean => root === "C:\\";

test("a mapped drive that a service doesn't know is named, with the address to use instead", () => {
  const drive = unknownDrive("w:\\invoices", "win32", onlyC);
  expect(drive).toBe("W:");
  expect(sayMessage({ say: "drive-unknown", drive: drive ?? "" })).toBe(
    "the drive W: isn't known to this account (mapped drives belong to one user; use an address such as \\\\server\\share)",
  );
});

test("a folder that is missing on a drive that is there, on a server or on another system isn't a matter of drives", () => {
  expect(unknownDrive("C:\\invoices", "win32", onlyC)).toBeNull();
  expect(unknownDrive("\\\\server\\invoices", "win32", onlyC)).toBeNull();
  expect(unknownDrive("/srv/invoices", "linux", onlyC)).toBeNull();
});
