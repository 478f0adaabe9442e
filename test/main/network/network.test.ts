/** @file Opening connections, against faulty proxies and certificates. */

import { readFile, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import * as tls from "node:tls";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createAccounts } from "../../../main/auth/account.ts";
import { ask } from "../../../main/network/ask.ts";
import { createNetwork, type Network } from "../../../main/network/network.ts";
import { createProxySignIns } from "../../../main/network/proxy-sign-ins.ts";
import { type MemoryVault, makeMemoryVault } from "../../fakes/memory-vault.ts";
import { startSandbox } from "../../sandbox/sandbox.ts";
import { asked, asPriya, byMyself, connectionAs, never } from "../auth/people.ts";
import { type KeyAndCertificate, makeVoucher, type Voucher } from "./certificates.ts";
import { type OfficeProxy, startOfficeProxy } from "./office-proxy.ts";

let voucher: Voucher;
let stranger: Voucher;
let proxy: OfficeProxy;
let vault: MemoryVault;
let now = 0;
const servers: Server[] = [];
beforeAll(async () => {
  voucher = makeVoucher("Known");
  stranger = makeVoucher("Unknown");
  proxy = await startOfficeProxy();
});
afterEach(() => {
  proxy.want(null);
  proxy.refuse(null);
  proxy.forget();
});
afterAll(async () => {
  await proxy.stop();
  for (const server of servers) server.close();
  voucher.forget();
  stranger.forget();
});

/** A server that presents a certificate and greets; resolves with its port. */
async function serve(shown: KeyAndCertificate): Promise<number> {
  const server = createServer(shown, (_request, response) => response.end("hello"));
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return (server.address() as AddressInfo).port;
}

function network(changes: { proxy?: string; pac?: string; caFile?: string | null } = {}): Network {
  vault = makeMemoryVault();
  const { proxy: named = "system", pac = "DIRECT", caFile = voucher.caFile } = changes;
  return createNetwork({
    settings: () => ({ proxy: named, caFile }),
    findProxies: async () => pac,
    signIns: createProxySignIns(
      vault,
      () => null,
      () => now,
    ),
  });
}

const open = async (way: Network, address: string, quietMs = 5_000) => {
  const opened = await way.open(new URL(address), quietMs);
  if (opened.ok) opened.value.destroy();
  return opened.ok ? "open" : opened.error;
};
const barred = (by: string, at: string, detail: unknown = expect.any(String)) => ({ kind: "barred", by, at, detail });

describe("a certificate", () => {
  test("from a trusted authority is accepted", async () => {
    const port = await serve(voucher.certify("127.0.0.1"));
    expect(await open(network(), `https://127.0.0.1:${port}`)).toBe("open");
  });

  test("from an unknown authority is refused", async () => {
    const port = await serve(stranger.certify("127.0.0.1"));
    expect(await open(network(), `https://127.0.0.1:${port}`)).toEqual(barred("certificate-unknown", "127.0.0.1"));
  });

  test("for another name is refused", async () => {
    const port = await serve(voucher.certify("finance.example"));
    expect(await open(network(), `https://127.0.0.1:${port}`)).toEqual(barred("certificate-name", "127.0.0.1"));
  });

  test("that has expired is refused", async () => {
    const port = await serve(voucher.certifyExpired("127.0.0.1"));
    expect(await open(network(), `https://127.0.0.1:${port}`)).toEqual(barred("certificate-date", "127.0.0.1"));
  });

  test("is trusted once the CA file holds its authority, in PEM or in DER as Windows exports it", async () => {
    const port = await serve(stranger.certify("127.0.0.1"));
    const caFile = `${voucher.caFile}.cer`;
    const derOf = (pem: string) => Buffer.from(pem.replace(/-----.*-----/g, ""), "base64");
    await writeFile(caFile, derOf(await readFile(voucher.caFile, "utf8")));
    const way = network({ caFile });
    expect(await open(way, `https://127.0.0.1:${port}`)).toEqual(barred("certificate-unknown", "127.0.0.1"));
    await writeFile(caFile, derOf(await readFile(stranger.caFile, "utf8")));
    expect(await open(way, `https://127.0.0.1:${port}`)).toBe("open");
    expect(way.problems()).toEqual([]);
    await writeFile(caFile, "not a certificate");
    expect(way.problems()).toEqual([
      `network.caFile is ${JSON.stringify(caFile)}; that file contains no certificates, or a damaged one`,
    ]);
  });
});

describe("a proxy", () => {
  const named = () => network({ proxy: `http://${proxy.name}` });

  test("that cannot be reached or never answers is named", async () => {
    const gone = await startOfficeProxy();
    await gone.stop();
    const way = network({ proxy: `http://${gone.name}` });
    expect(await open(way, "https://127.0.0.1:4010")).toEqual(
      barred("proxy-away", gone.name, expect.stringContaining("ECONNREFUSED")),
    );
    const silent = await serve(voucher.certify("127.0.0.1"));
    expect(await open(network({ proxy: `http://127.0.0.1:${silent}` }), "https://127.0.0.1:4010", 200)).toMatchObject({
      kind: "barred",
      by: "proxy-away",
    });
  });

  test("that cannot be reached is skipped where the operating system names another route", async () => {
    const gone = await startOfficeProxy();
    await gone.stop();
    const pac = `PROXY ${gone.name}; PROXY ${proxy.name}; DIRECT`;
    proxy.refuse(502);
    // The second one answers, and its refusal is final.
    expect(await open(network({ pac }), "https://finance.pigeonhole.test")).toEqual(
      barred("proxy-refuses", proxy.name, {
        say: "proxy-answered",
        status: 502,
        address: "finance.pigeonhole.test:443",
      }),
    );
  });

  test.each([
    [["Negotiate", "NTLM"], "Negotiate, NTLM"],
    [['Digest realm="Basic, all floors", nonce="a"'], "Digest"],
  ])("that offers only %j cannot be signed in to, and the failure names what it offered", async (offers, told) => {
    proxy.want("anyone:anything", offers);
    expect(await open(named(), "https://127.0.0.1:4010")).toEqual(barred("proxy-sign-in", proxy.name, told));
  });

  test("that offers Basic beside Windows' sign-in gets the password that the keychain holds for host:port", async () => {
    const port = await serve(voucher.certify("127.0.0.1"));
    proxy.want("büro:pass word", ["Negotiate", "NTLM", 'Basic realm="x"']);
    const way = named();
    expect(await open(way, `https://127.0.0.1:${port}`)).toEqual(
      barred("proxy-password", proxy.name, { say: "proxy-sign-in-missing" }),
    );
    vault.items.set(`proxy ${proxy.name}`, JSON.stringify({ user: "büro", password: "pass word" }));
    expect(await open(way, `https://127.0.0.1:${port}`)).toBe("open");
    expect(proxy.turnedAway).toEqual([]);
  });

  test("that refuses a password gets it at most once an hour, until there is another", async () => {
    proxy.want("bureau:right");
    const way = named();
    const keep = (password: string) =>
      vault.items.set(`proxy ${proxy.name}`, JSON.stringify({ user: "bureau", password }));
    keep("wrong");
    for (let turn = 0; turn < 3; turn++)
      expect(await open(way, "https://127.0.0.1:4010")).toMatchObject({ by: "proxy-password" });
    expect(proxy.turnedAway).toHaveLength(1);
    now += 61 * 60_000;
    await open(way, "https://127.0.0.1:4010");
    expect(proxy.turnedAway).toHaveLength(2);
    keep("right");
    const port = await serve(voucher.certify("127.0.0.1"));
    expect(await open(way, `https://127.0.0.1:${port}`)).toBe("open");
  });

  test("whose password is in a locked keychain fails with that reason", async () => {
    proxy.want("bureau:right");
    const way = named();
    vault.lock("it is locked");
    expect(await open(way, "https://127.0.0.1:4010")).toEqual(
      barred("proxy-password", proxy.name, {
        say: "keychain-unreadable",
        problem: "it is locked",
      }),
    );
  });
});

test("a kind of proxy that is not supported is reported, not bypassed", async () => {
  expect(await open(network({ pac: "SOCKS5 a.office:1080" }), "https://finance.example")).toEqual(
    barred("proxy-kind", "finance.example"),
  );
});

test("a person's whole sign-in uses the proxy: discovery, code, refresh and revocation", async () => {
  const sandbox = await startSandbox({ tls: voucher.certify("127.0.0.1") });
  const way = network({ proxy: `http://${proxy.name}` });
  const accounts = createAccounts(vault, null, byMyself, {
    send: (address, question) => ask(way.open, address, question),
  });
  const connection = connectionAs(sandbox, "desktop");
  proxy.want("bureau:right");
  expect(await accounts.signIn(connection, asPriya, never)).toEqual({
    ok: false,
    error: expect.stringMatching(/^Not signed in\. The proxy 127\S+ needs a user name and password, so nothing/),
  });
  vault.items.set(`proxy ${proxy.name}`, JSON.stringify({ user: "bureau", password: "right" }));
  // The browser does not use our network.
  tls.setDefaultCACertificates([...tls.getCACertificates(), await readFile(voucher.caFile, "utf8")]);
  expect(await accounts.signIn(connection, asPriya, never)).toMatchObject({ ok: true });
  const first = await accounts.accessToken(connection, null);
  const second = await accounts.accessToken(connection, first.ok ? first.value : "");
  expect([second.ok, second.ok && first.ok && second.value !== first.value]).toEqual([true, true]);
  expect(await accounts.signOut(connection)).toMatchObject({ ok: true });
  expect([asked(sandbox, "token").length, asked(sandbox, "revocation").length]).toEqual([2, 1]);
  const ours = sandbox
    .received()
    .requests.filter(({ operation }) => ["discovery", "token", "revocation", "jwks"].includes(operation ?? ""));
  expect(proxy.tunnels).toHaveLength(ours.length);
  await sandbox.stop();
});
