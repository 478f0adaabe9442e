/** @file A field of an e-invoice is named, and a column has the heading that its file gives it. */

import { expect, test } from "vitest";
import { sayHeading } from "../../../shared/wording/say-heading.ts";

test.each([
  ["BT-113", "paid before (BT-113)"],
  ["Net amount", "Net amount"],
  ["constructor", "constructor"],
  ["toString", "toString"],
])("%s is said as %s", (heading, said) => expect(sayHeading(heading)).toBe(said));
