/** @file What lists say of the invoices of one file, in a sentence. */

import { expect, test } from "vitest";
import { sayConfirmation } from "../../../../shared/wording/imports/say-confirmation.ts";

const none = { found: 0, differs: 0, before: 0, twice: 0, notFound: 0, unconfirmed: 0, seen: 0, sentAgain: 0 };

test("an invoice that may be there twice isn't summed up as different", () => {
  const said = sayConfirmation({ ...none, found: 2, before: 1 });
  expect(said).toBe("Of 3 invoices sent: 2 confirmed and 1 in the finance system before, perhaps there twice now.");
});
