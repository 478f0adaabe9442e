/** @file Why a keychain failed, in words that people understand, with the system's own words as a detail. */

import { expect, test } from "vitest";
import { keychainReason } from "../../../main/auth/keychain-reason.ts";
import { sayMessage } from "../../../shared/wording/message.ts";
import { EndedByUs } from "../../../shared/wording/reason.ts";

test.each([
  ["Unknown or unsupported transport 'disabled' for address 'disabled:'", /^no keychain is running for this user/],
  ["Cannot autolaunch D-Bus without X11 $DISPLAY", /^no keychain is running for this user/],
  ["The name org.freedesktop.secrets was not provided by any .service files", /^no keychain is running for this user/],
  ["Cannot create an item in a locked collection", /^the keychain is locked/],
  ["User interaction is not allowed.", /^the keychain is locked/],
  [
    "libsecret-1.so.0: cannot open shared object file: No such file or directory",
    /^the software that Pigeonhole needs for the keychain is missing/,
  ],
  ["Some day it will say this", /^the keychain reported an error/],
])("%j is said in plain words, and shown as a detail", (raw, said) => {
  const text = sayMessage(keychainReason(new Error(`${raw}\nand a second line`)));
  expect(text).toMatch(said);
  expect(text).toContain(`details: ${raw}`);
  expect(text).not.toContain("second line");
});

test("what we know ourselves is said as it is", () => {
  expect(sayMessage(keychainReason(new EndedByUs({ say: "keychain-silent" })))).toBe(
    "the keychain isn't answering; it may be locked",
  );
});
