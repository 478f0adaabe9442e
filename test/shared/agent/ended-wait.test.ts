/** @file Waits that are over since they were written down: nobody is told of them any more. */

import { expect, test } from "vitest";
import { withoutEndedWait } from "../../../shared/agent/ended-wait.ts";
import type { Failure } from "../../../shared/imports/failures/failure.ts";
import { sampleImport } from "../../main/imports/sample-imports.ts";

const person = { id: "office", flow: "browser", signedIn: true } as const;
const machine = { id: "office", flow: "client-credentials", signedIn: true } as const;
const signedOut = (detail: Extract<Failure, { kind: "signed-out" }>["detail"]): Failure => ({
  kind: "signed-out",
  connection: "office",
  detail,
});
const nobody = signedOut({ say: "nobody-signed-in" });
const ended = signedOut("the authority said invalid_grant");
const turnedDown: Failure = { kind: "signed-out", connection: "office", detail: "", by: "service" };
const noKeychain: Failure = { kind: "no-keychain", detail: "" };
const waits = (why: Failure) => sampleImport("queued", { state: { at: "queued", why, attempts: 3, notBefore: 9_000 } });

test.each<[string, Failure, Parameters<typeof withoutEndedWait>[1]]>([
  ["for a sign-in, and someone signed in", nobody, [person]],
  ["for a sign-in that had ended, and someone signed in again", ended, [person]],
  ["for a machine's secret, and it was given", signedOut({ say: "no-client-secret" }), [machine]],
  ["for the keychain, and a machine's secret is there", noKeychain, [machine]],
  ["for a connection, and it is in the settings", { kind: "no-connection", connection: "office" }, [person]],
])("an import that waited %s waits for its turn", (_, why, connections) => {
  expect(withoutEndedWait(waits(why), connections).state).toEqual({
    at: "queued",
    why: null,
    attempts: 3,
    notBefore: 0,
  });
});

test.each<[string, Failure, Parameters<typeof withoutEndedWait>[1]]>([
  ["for a sign-in, and nobody signed in", nobody, [{ ...person, signedIn: false }]],
  ["for a sign-in, and someone signed in to another connection", nobody, [{ ...person, id: "branch" }]],
  ["for a sign-in, and nobody has asked the accounts yet", nobody, []],
  ["for a secret that was refused, for all that this process knows", ended, [machine]],
  ["for the service, which turned the token down", turnedDown, [person]],
  ["for the keychain, which may still keep nothing new", noKeychain, [person]],
  ["for a connection that is still missing", { kind: "no-connection", connection: "office" }, []],
  ["for the network", { kind: "not-sent", why: "unreachable", detail: "" }, [person]],
])("an import still waits %s", (_, why, connections) => {
  const import_ = waits(why);
  expect(withoutEndedWait(import_, connections)).toBe(import_);
});

test("an import that does not wait stays as it is", () => {
  for (const import_ of [sampleImport("queued"), sampleImport("sending"), sampleImport("failed")])
    expect(withoutEndedWait(import_, [person])).toBe(import_);
});
