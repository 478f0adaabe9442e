/** @file Who imports a folder, said at the beginning of a sentence and within one. */

import { expect, test } from "vitest";
import { sayClaimed } from "../../../../shared/wording/agent/say-claimed.ts";
import { sayNotImported } from "../../../../shared/wording/agent/say-not-imported.ts";

const owner = (computer: string, isThisComputer: boolean) => ({ computer, isThisComputer, seenAt: 0 });

test("another Pigeonhole on this computer has a capital only where a sentence begins", () => {
  const refused = sayNotImported({ id: "n", path: "/n" }, { why: "other-journal", ...owner("vm", true) }, "UTC");
  expect(refused).toMatch(/^Another Pigeonhole on this computer \(vm\) imports/);
  expect(sayClaimed("/n", owner("vm", true), "UTC")).toContain(
    "Until now another Pigeonhole on this computer (vm) did",
  );
});

test("the name of another computer stays as it is", () => {
  expect(sayNotImported({ id: "n", path: "/n" }, { why: "other-journal", ...owner("vm", false) }, "UTC")).toMatch(
    /^vm /,
  );
});
