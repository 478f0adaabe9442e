/** @file A secret in the rarer spellings. */

import { describe, expect, test } from "vitest";
import { resembles } from "../../../main/platform/resembles-secret.ts";

const secret = "Zürich-4711-kQx9!vLm2wP";
const chars = [...secret];
const fullWidth = chars
  .map((char) => (/[!-~]/.test(char) ? String.fromCharCode(char.charCodeAt(0) + 0xfee0) : char))
  .join("");
const base32 = (text: string) => {
  const bits = Array.from(Buffer.from(text), (byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{5}/g) ?? [])
    .map((digit) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"[Number.parseInt(digit, 2)])
    .join("");
};

describe("a text may hold a secret", () => {
  test.each([
    ["with zero-width characters", chars.join("\u200b")],
    ["with soft hyphens", chars.join("\u00ad")],
    ["in full width", fullWidth],
    ["in NFD", secret.normalize("NFD")],
    ["in decimal codes", chars.map((char) => char.charCodeAt(0)).join(" ")],
    ["in decimal codes with commas", chars.map((char) => char.charCodeAt(0)).join(", ")],
    ["backwards", `bad secret ${[...secret].toReversed().join("")} given`],
    ["in base32", base32(secret)],
    ["in base32, behind the client", base32(`night:${secret}`)],
    ["cut", secret.slice(0, 18)],
    ["without its beginning", secret.slice(9)],
    ["letter by letter", chars.join(" ")],
  ])("%s", (_, spelled) => {
    expect(resembles(`The secret ${spelled} is wrong.`, secret)).toBe(true);
  });

  test("not where it shares only a few letters with it", () => {
    expect(resembles("The client of Zürich, 9, is unknown. Error 9002 at 2026-11-22 18:53:12.", secret)).toBe(false);
  });
});
