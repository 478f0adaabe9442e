/** @file The page that the browser shows after signing in. */

import { afterEach, expect, test } from "vitest";
import { pageFor } from "../../../main/auth/redirect-pages.ts";
import { authoritysNo, sayOtherAccount } from "../../../shared/wording/agent/say-sign-in.ts";
import { sayMessage } from "../../../shared/wording/message.ts";
import { speak } from "../../../shared/words/spoken.ts";

afterEach(() => speak({ language: "en", formats: "en-GB" }));

test("the page is in Pigeonhole's language, and declares it", () => {
  expect(pageFor("over")).toMatchObject({ status: 410, html: expect.stringContaining('<html lang="en">') });
  speak({ language: "de", formats: "de-DE" });
  expect(pageFor("over").html).toContain('<html lang="de">');
  expect(pageFor("over").html).toContain("<h1>Diese Anmeldung ist abgeschlossen</h1>");
});

test("the reason for a refusal is said in German, with the authority's own words unchanged", () => {
  speak({ language: "de", formats: "de-DE" });
  expect(sayMessage(authoritysNo("invalid_grant", "Token expired"))).toBe(
    "die Anmeldung ist abgelaufen; melden Sie sich erneut an; gemeldet wurde: „Token expired“",
  );
  expect(sayMessage(authoritysNo("made_up", undefined))).toBe(
    "der Anmeldeserver hat es abgelehnt; gemeldet wurde: „made_up“",
  );
  expect(sayOtherAccount("Zentrale", null, "ada@example.test")).toBe(
    "Nicht angemeldet: Sie haben sich als ada@example.test angemeldet, aber „Zentrale“ sendet mit einem anderen Konto. Melden Sie sich mit dem bisherigen Konto an. Um das Konto zu wechseln, melden Sie sich zuerst ab.",
  );
});
