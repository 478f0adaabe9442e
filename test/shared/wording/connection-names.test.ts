/** @file Sentences about a failure call a connection what people call it. */

import { afterEach, expect, test } from "vitest";
import { nameConnectionsBy } from "../../../shared/wording/connection-names.ts";
import { sayFailure } from "../../../shared/wording/imports/say-failure.ts";

afterEach(() => nameConnectionsBy(() => undefined));

test("a connection is named as in the settings, and by its id where they no longer have it", () => {
  nameConnectionsBy((id) => (id === "ho" ? "Head office" : undefined));
  const detail = { say: "nobody-signed-in" } as const;
  expect(sayFailure({ kind: "signed-out", connection: "ho", detail })).toContain("“Head office” is signed out");
  expect(sayFailure({ kind: "connection-changed", from: "ho", to: "old" })).toMatch(/“Head office”.*“old”/);
});
