/** @file What counts where a computer's IT has set something: locked before settings, settings before presets. */

import fc from "fast-check";
import { expect, test } from "vitest";
import {
  applyPolicy,
  leftOutByPolicy,
  lockedBesides,
  lockedInEntry,
  type Policy,
  readPolicy,
} from "../../../shared/settings/policy.ts";

const policyOf = (raw: object): Policy => {
  const policy = readPolicy(raw, "policy.json");
  if ("problems" in policy) throw new Error(policy.problems.join());
  return policy;
};
const apply = (policy: object, settings: Readonly<Record<string, unknown>>) => applyPolicy(settings, policyOf(policy));

test("a preset counts where the settings say nothing, and what is locked counts whatever they say", () => {
  const policy = { presets: { language: "de", formats: "de-CH" }, locked: { openAtLogin: true } };
  expect(apply(policy, { language: "en", openAtLogin: false })).toEqual({
    language: "en",
    formats: "de-CH",
    openAtLogin: true,
  });
});

test("groups are set key by key", () => {
  const policy = { presets: { network: { proxy: "none" } }, locked: { network: { caFile: "/etc/ca.pem" } } };
  expect(apply(policy, { network: { proxy: "system", caFile: null } })).toEqual({
    network: { proxy: "system", caFile: "/etc/ca.pem" },
  });
  expect(apply(policy, {})).toEqual({ network: { proxy: "none", caFile: "/etc/ca.pem" } });
});

test("entries of lists are set by their id, or all of them", () => {
  const policy = {
    presets: { connections: [{ id: "head-office", baseUrl: "https://finance.example", clientId: "pigeonhole" }] },
    locked: {
      inboxes: [
        { id: "*", sending: "after-approval" },
        { id: "payables", settleMs: 9000 },
      ],
    },
  };
  const settings = {
    connections: [{ id: "head-office", clientId: "own" }, { id: "other" }],
    inboxes: [{ id: "payables", sending: "automatic" }, { id: "new" }],
  };
  expect(apply(policy, settings)).toEqual({
    connections: [{ id: "head-office", baseUrl: "https://finance.example", clientId: "own" }, { id: "other" }],
    inboxes: [
      { id: "payables", sending: "after-approval", settleMs: 9000 },
      { id: "new", sending: "after-approval" },
    ],
  });
  expect(apply(policy, {})).toMatchObject({ connections: [{ id: "head-office" }], inboxes: [{ id: "payables" }] });
  expect(lockedInEntry(policyOf(policy), "inboxes", "payables")).toEqual(["sending", "settleMs"]);
  expect(lockedInEntry(policyOf(policy), "inboxes", null)).toEqual(["sending"]);
});

test("a closed list holds no entries but the policy's", () => {
  const policy = { presets: { connections: [{ id: "head-office" }] }, closed: ["connections"] };
  const settings = { connections: [{ id: "elsewhere" }, { id: "head-office", name: "Leeds" }] };
  expect(apply(policy, settings)).toEqual({ connections: [{ id: "head-office", name: "Leeds" }] });
  expect(leftOutByPolicy(settings, policyOf(policy), "connections")).toEqual(["elsewhere"]);
});

test("a mistake in the settings stays one", () => {
  const policy = { presets: { tonight: { checkAt: null } }, locked: { inboxes: [{ id: "*", sending: "automatic" }] } };
  expect(apply(policy, { tonight: 7, inboxes: "none", connections: [null] })).toEqual({
    tonight: 7,
    inboxes: "none",
    connections: [null],
  });
});

test("a policy with a mistake is no policy", () => {
  expect(readPolicy({ lock: {} }, "/etc/pigeonhole/policy.json")).toEqual({
    problems: [expect.stringContaining("/etc/pigeonhole/policy.json is ")],
  });
  expect(readPolicy({ closed: ["network"] }, "policy.json")).toMatchObject({ problems: [expect.any(String)] });
  expect(readPolicy([], "policy.json")).toMatchObject({ problems: [expect.any(String)] });
});

const keys = fc.constantFrom("language", "network", "inboxes", "tonight", "openAtLogin");
const anything = fc.dictionary(
  keys,
  fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom("proxy", "checkAt"), fc.jsonValue())),
);

test("a key with a name that JavaScript uses itself is kept as any other", () => {
  const settings = JSON.parse('{"network":{"__proto__":{"proxy":"a"}},"__proto__":1}') as Record<string, unknown>;
  expect(JSON.stringify(applyPolicy(settings, policyOf({})))).toBe(JSON.stringify(settings));
});

test("whatever the settings hold: no policy changes nothing, and what is locked is what is locked", () => {
  fc.assert(
    fc.property(anything, anything, (settings, presets) => {
      expect(applyPolicy(settings, policyOf({}))).toEqual(settings);
      const locked = { language: "de", network: { proxy: "none" } };
      const counts = applyPolicy(settings, policyOf({ presets, locked }));
      expect(counts["language"]).toBe("de");
      const network = counts["network"] as { proxy: unknown };
      expect(network.proxy).toBe("none");
    }),
  );
  expect(lockedBesides(policyOf({ locked: { language: "de", network: { proxy: "none" }, inboxes: [] } }))).toEqual([
    "language",
    "network.proxy",
  ]);
});
