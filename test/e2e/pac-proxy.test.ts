/** @file The real window on a desktop that names its proxy in a PAC file; the proxy wants a password and signs TLS anew. */

import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { secretItem } from "../../main/auth/stored-sign-in.ts";
import { createTokenVault } from "../../main/auth/token-vault.ts";
import type { Connection } from "../../shared/settings/settings.ts";
import { configFor, until } from "../main/cli/office.ts";
import { pdf } from "../main/cli/sample-files.ts";
import { makeVoucher, type Voucher } from "../main/network/certificates.ts";
import { type OfficeProxy, startOfficeProxy } from "../main/network/office-proxy.ts";
import { type Sandbox, startSandbox } from "../sandbox/sandbox.ts";
import { openWindow } from "./open-window.ts";

// No name server knows these: what gets there has come through the proxy.
const [finance, login] = ["finance.pigeonhole.test", "login.pigeonhole.test"];

let root: string;
let sandbox: Sandbox;
let proxy: OfficeProxy;
let gateway: Voucher;
const internet = makeVoucher("An authority of the internet");
const pac = createServer((_request, response) =>
  response
    .writeHead(200, { "content-type": "application/x-ns-proxy-autoconfig" })
    .end(
      `function FindProxyForURL(url, host) { return shExpMatch(host, "*.pigeonhole.test") ? "PROXY ${proxy.name}" : "DIRECT"; }`,
    ),
);
const vault = createTokenVault();
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "pac-"));
  gateway = makeVoucher("The office's own web gateway");
  sandbox = await startSandbox({
    tls: internet.certify(finance, login),
    baseUrl: `https://${finance}`,
    authUrl: `https://${login}`,
  });
  const leads = { [`${finance}:443`]: sandbox.apiPort, [`${login}:443`]: sandbox.authPort };
  proxy = await startOfficeProxy(leads, gateway.certify(finance, login));
  await new Promise<void>((listening) => pac.listen(0, "127.0.0.1", listening));
});
afterAll(async () => {
  pac.close();
  await Promise.all([proxy.stop(), sandbox.stop()]);
  internet.forget();
  gateway.forget();
  await vault.erase(`proxy ${proxy.name}`);
  await rm(root, { recursive: true, force: true });
});

test("the window finds the proxy through the PAC file, and sends files through it once it has the password", async () => {
  proxy.want("bureau:copper kettle/42");
  const [dataFolder, inbox] = [join(root, "data"), join(root, "inbox")];
  for (const folder of [dataFolder, inbox]) await mkdir(folder);
  const { clientId, secret } = sandbox.clients.night;
  const plan = { baseUrl: sandbox.baseUrl, authUrl: sandbox.authUrl, clientId, secret };
  const config = configFor({ ...plan, network: { caFile: gateway.caFile } }, inbox);
  await writeFile(join(dataFolder, "config.json"), JSON.stringify(config));
  const item = secretItem({ id: "head-office", baseUrl: sandbox.baseUrl, authUrl: sandbox.authUrl } as Connection);
  expect(await vault.write(item, secret ?? "")).toMatchObject({ ok: true });

  const { port } = pac.address() as AddressInfo;
  const window = await openWindow({ root, dataFolder }, false, [`--proxy-pac-url=http://127.0.0.1:${port}/proxy.pac`]);
  try {
    await writeFile(join(inbox, "10023.pdf"), pdf("behind a proxy"));
    await window.page.getByText(`The proxy ${proxy.name} needs a user name and password`).first().waitFor();
    await window.page.getByText("Offline: the proxy needs a password.").first().waitFor();
    expect(sandbox.received().requests).toEqual([]);
    await vault.write(`proxy ${proxy.name}`, JSON.stringify({ user: "bureau", password: "copper kettle/42" }));
    await until("the document has arrived", () => sandbox.received().documents.length === 1);
    expect(proxy.tunnels.map(({ to }) => to)).toEqual([`${login}:443`, `${login}:443`, `${finance}:443`]);
    expect(proxy.turnedAway).toEqual([]);
  } finally {
    await window.close();
    await vault.erase(item);
  }
});
