/** @file Alerts by e-mail, against a real server on a real socket. */

import { readFileSync } from "node:fs";
import { createSecureContext } from "node:tls";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type { Alert } from "../../../main/alerts/alert.ts";
import { mailChannel } from "../../../main/alerts/alerts.ts";
import { redactSecret } from "../../../main/platform/redact-secret.ts";
import { alertsSchema, type Settings } from "../../../shared/settings/settings.ts";
import { fail, ok, type Result } from "../../../shared/values/result.ts";
import { makeVoucher, type Voucher } from "../network/certificates.ts";
import { startMailServer } from "./mail-server.ts";

const password = "copper-kettle-42";
const alert: Alert = {
  title: "Pigeonhole on SRV-1",
  lines: ["3 files need you.", "The folder “Käufe” can't be reached."],
  computer: "SRV-1",
  at: Date.UTC(2026, 10, 20, 2, 14),
  isTest: false,
};
let voucher: Voucher;
beforeAll(() => {
  voucher = makeVoucher("Office");
});
afterAll(() => voucher.forget());

async function open(
  options: Parameters<typeof startMailServer>[0] = {},
  changes: object = {},
  found: Result<string, string> = ok(password),
) {
  const server = await startMailServer(options);
  onTestFinished(server.stop);
  const { mail } = alertsSchema.parse({
    mail: {
      ...{ host: "127.0.0.1", port: server.port, from: "pigeonhole@office.example" },
      ...{ to: ["ada@office.example", "it@office.example"], ...changes },
    },
  });
  const channel = mailChannel(mail as NonNullable<Settings["alerts"]["mail"]>, {
    password: async () => found,
    secureContext: () => createSecureContext({ ca: readFileSync(voucher.caFile) }),
    redact: (text, secret) => redactSecret(text, secret, "[left out]"),
    footer: () => "Open Pigeonhole there.",
  });
  return { server, channel };
}

const trusted = () => ({ certificate: voucher.certify("127.0.0.1"), account: `ada:${password}` });

test("an alert goes to all, over STARTTLS, with a sign-in that nobody on the way can read", async () => {
  const { server, channel } = await open(trusted(), { user: "ada" });
  expect(await channel.send(alert)).toBeNull();
  expect(server.taken).toMatchObject([
    { from: "pigeonhole@office.example", to: ["ada@office.example", "it@office.example"], wasEncrypted: true },
  ]);
  expect(server.taken[0]?.signedIn).toBe(`ada:${password}`);
  expect(server.plainLines.join("\n")).not.toMatch(/AUTH|MAIL/);
  const { data = "" } = server.taken[0] ?? {};
  expect(data).toContain("Subject: Pigeonhole on SRV-1: 3 files need you.");
  expect(data).toContain("Auto-Submitted: auto-generated");
  expect(data).toMatch(/K=C3=A4ufe|S.*ufe/s);
});

test("TLS from the start works, and so does a relay of the office without sign-in", async () => {
  const first = await open({ ...trusted(), isTlsFirst: true }, { security: "tls", user: "ada" });
  expect(await first.channel.send(alert)).toBeNull();
  expect(first.server.taken[0]?.wasEncrypted).toBe(true);
  const relay = await open({}, { security: "none" });
  expect(await relay.channel.send(alert)).toBeNull();
  expect(relay.server.taken[0]?.signedIn).toBeNull();
});

test("a server without STARTTLS, or that the office doesn't trust, is shown no password", async () => {
  const plain = await open({ account: `ada:${password}` }, { user: "ada" });
  expect(await plain.channel.send(alert)).toMatchObject({ why: expect.stringContaining("502") });
  expect(plain.server.plainLines.join("\n")).not.toMatch(/AUTH|MAIL/);
  const stranger = makeVoucher("Stranger");
  onTestFinished(() => stranger.forget());
  const foreign = await open({ certificate: stranger.certify("127.0.0.1") }, { user: "ada" });
  expect(await foreign.channel.send(alert)).not.toBeNull();
  expect(foreign.server.taken).toEqual([]);
});

test("a refused password waits for a person, and an answer that repeats it isn't passed on", async () => {
  const { channel } = await open({ ...trusted(), account: "ada:another" }, { user: "ada" });
  const problem = await channel.send(alert);
  expect(problem).toMatchObject({ mayWorkLater: false, why: expect.stringContaining("535") });
  expect(problem?.why).not.toContain(password);
  expect(problem?.why).not.toContain(Buffer.from(`\0ada\0${password}`).toString("base64"));
});

test("a password that isn't there yet, a busy server, and one that is away are tried again", async () => {
  const none = await open(trusted(), { user: "ada" }, fail("no password is saved"));
  expect(await none.channel.send(alert)).toEqual({ why: "no password is saved", mayWorkLater: true });
  const busy = await open({ isBusy: () => true }, { security: "none" });
  expect(await busy.channel.send(alert)).toMatchObject({ mayWorkLater: true, why: expect.stringContaining("451") });
  const away = await open({}, { security: "none" });
  await away.server.stop();
  expect(await away.channel.send(alert)).toMatchObject({ mayWorkLater: true });
});

test("a person whom the server doesn't know is named, and the others have their mail", async () => {
  const { server, channel } = await open({ refuses: (recipient) => recipient.startsWith("it@") }, { security: "none" });
  expect(await channel.send(alert)).toMatchObject({
    why: expect.stringContaining("it@office.example"),
    mayWorkLater: false,
  });
  expect(server.taken.map(({ to }) => to)).toEqual([["ada@office.example"]]);
});

test("settings that would show the password to everyone on the way are refused", () => {
  const mail = { host: "mail.example", from: "a@b.example", to: ["c@b.example"], security: "none", user: "ada" };
  expect(alertsSchema.safeParse({ mail }).success).toBe(false);
  expect(alertsSchema.safeParse({ mail: { ...mail, user: null } }).success).toBe(true);
  expect(alertsSchema.safeParse({ mail: { ...mail, user: null, to: ["c@b.example\r\nBcc: x@y"] } }).success).toBe(
    false,
  );
});
