/** @file The whole command line inside a corporate network: a proxy that wants a password, and one that signs TLS itself. */

import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createTokenVault } from "../../main/auth/token-vault.ts";
import { closeWithoutLeaks, nightPlan, report } from "../main/cli/night-office.ts";
import { configFor, type Office, type OfficePlan, openOffice, until } from "../main/cli/office.ts";
import { makeVoucher, type Voucher } from "../main/network/certificates.ts";
import { type OfficeProxy, startOfficeProxy } from "../main/network/office-proxy.ts";
import { type Sandbox, startSandbox } from "../sandbox/sandbox.ts";
import { document, spreadsheet } from "./drops.ts";

// No name server knows these: what gets there has come through a proxy.
const [finance, login] = ["finance.pigeonhole.test", "login.pigeonhole.test"];
const password = "copper kettle/42";

let office: Office;
let sandbox: Sandbox;
let internet: Voucher;
let inspector: Voucher;
let plain: OfficeProxy;
let inspecting: OfficeProxy;
beforeAll(async () => {
  internet = makeVoucher("An authority of the internet");
  inspector = makeVoucher("The office's own web gateway");
  sandbox = await startSandbox({
    tls: internet.certify(finance, login),
    baseUrl: `https://${finance}`,
    authUrl: `https://${login}`,
  });
  const leads = { [`${finance}:443`]: sandbox.apiPort, [`${login}:443`]: sandbox.authPort };
  plain = await startOfficeProxy(leads);
  inspecting = await startOfficeProxy(leads, inspector.certify(finance, login));
});
afterEach(async () => {
  await office.expectNowhere([password, encodeURIComponent(password)]);
  await closeWithoutLeaks(office, sandbox);
  for (const proxy of [plain, inspecting]) {
    proxy.want(null);
    proxy.refuse(null);
    proxy.forget();
  }
});
afterAll(async () => {
  await Promise.all([plain.stop(), inspecting.stop(), sandbox.stop()]);
  internet.forget();
  inspector.forget();
});

const through = ({ port }: OfficeProxy, signIn = "") => ({ HTTPS_PROXY: `http://${signIn}127.0.0.1:${port}` });
const as = (user: string, word: string) => `${user}:${encodeURIComponent(word)}@`;
const plan = (environment: Readonly<Record<string, string>>, changes: Partial<OfficePlan> = {}): OfficePlan =>
  nightPlan(sandbox, { environment, network: { caFile: internet.caFile }, ...changes });
const open = async (...words: Parameters<typeof plan>) => {
  office = await openOffice(plan(...words));
};
const sync = () => report(office, "sync");

/** What waited before may be due a few seconds later. */
async function goesOn() {
  await until("everything has been sent", async () => (await sync()).code === 0);
  expect(arrived()).toEqual([1, 1]);
}

async function drop() {
  const [batch, attached] = [spreadsheet("C1", 3), document("C2", 300_000)];
  await office.drop(batch.path, batch.bytes);
  await office.drop(attached.path, attached.bytes);
}
const arrived = () => {
  const { batches, documents } = sandbox.received();
  return [batches.length, documents.length];
};

/** Each request went through a tunnel of its own, and there is no other way in. */
function expectAllThrough(proxy: OfficeProxy) {
  const { requests } = sandbox.received();
  const by = (server: string) => requests.filter((request) => request.server === server).length;
  const to = (host: string) => proxy.tunnels.filter((tunnel) => tunnel.to === `${host}:443`).length;
  expect([to(finance), to(login)]).toEqual([by("api"), by("authority")]);
}

test("discovery, token, batch and attachment all use a proxy with a password", async () => {
  plain.want(`bureau:${password}`);
  await open(through(plain, as("bureau", password)));
  await drop();
  const { code, imports } = await sync();
  expect([code, imports.map(({ state }) => state), arrived()]).toEqual([0, ["done", "done"], [1, 1]]);
  const operations = sandbox.received().requests.map(({ operation }) => operation);
  expect(operations.toSorted()).toEqual(["attach", "create-batch", "discovery", "token"]);
  expectAllThrough(plain);
  expect(plain.tunnels).toHaveLength(4);
});

test("everything works through a proxy that intercepts TLS if its CA file is in the settings", async () => {
  await open(through(inspecting), { network: { caFile: inspector.caFile } });
  await drop();
  expect([(await sync()).code, arrived()]).toEqual([0, [1, 1]]);
  expectAllThrough(inspecting);
  const asked = inspecting.tunnels.map((tunnel) => tunnel.asked?.split(/[ ?]/)[1]).toSorted();
  expect(asked).toHaveLength(4);
  expect(asked).toContain("/v1/PurchaseInvoices/PushPurchaseInvoices");
});

test("without the proxy's CA file nothing is sent and the output says what to do (3), and with it sending continues", async () => {
  await open(through(inspecting));
  await drop();
  const first = await sync();
  expect([first.code, first.agent.state, arrived()]).toEqual([3, "offline", [0, 0]]);
  expect(first.imports[0]).toMatchObject({ state: "queued", failure: { kind: "barred" } });
  expect(first.imports[0]?.failure?.message).toContain("network.caFile");
  expect(first.agent.networkProblem).toMatchObject({ by: "certificate-unknown", at: login });
  expect(first.agent.sentence).toBe(
    "Offline: the certificate isn't trusted. Files are safe in their folders, and Pigeonhole keeps trying.",
  );
  expect((await report(office, "status")).agent.networkProblem).toEqual(first.agent.networkProblem);
  // Not a word was said over a connection that nobody vouched for.
  expect(inspecting.tunnels.every(({ asked }) => asked === null)).toBe(true);
  expect(sandbox.received().requests).toEqual([]);

  await office.writeConfig(configFor(plan({}, { network: { caFile: inspector.caFile } }), office.inbox));
  await goesOn();
});

test("a wrong proxy password is tried once and reported (3), and sending continues with the right one", async () => {
  plain.want(`bureau:${password}`);
  const environment = through(plain, as("bureau", "guess"));
  await open(environment);
  await drop();
  const first = await sync();
  expect([first.code, first.agent.state, arrived()]).toEqual([3, "offline", [0, 0]]);
  expect(first.agent.networkProblem).toMatchObject({ by: "proxy-password", at: plain.name });
  expect(first.imports[0]?.failure?.message).toMatch(
    /^The proxy 127\.0\.0\.1:\d+ needs a user name and password, so nothing was sent \(it rejected/,
  );
  expect(plain.turnedAway).toEqual(["bureau:guess"]);

  Object.assign(environment, through(plain, as("bureau", password)));
  await goesOn();
});

test("a proxy's own error page is never taken for an answer of the service (3)", async () => {
  plain.refuse(403);
  await open(through(plain));
  await drop();
  const first = await sync();
  expect([first.code, first.imports.map(({ state }) => state)]).toEqual([3, ["queued", "queued"]]);
  expect(first.agent.networkProblem).toMatchObject({ by: "proxy-refuses", at: plain.name });
  plain.refuse(null);
  await goesOn();
});

test("an address in NO_PROXY is connected to directly (3)", async () => {
  await open({ ...through(plain), NO_PROXY: "localhost, .pigeonhole.test" });
  await drop();
  const { code, imports } = await sync();
  expect([code, imports[0]?.failure?.kind, plain.tunnels]).toEqual([3, "not-sent", []]);
});

test.runIf(process.platform === "linux")("what the operating system trusts is trusted", async () => {
  await open({ ...through(plain), SSL_CERT_FILE: internet.caFile }, { network: {} });
  await drop();
  expect([(await sync()).code, arrived()]).toEqual([0, [1, 1]]);
});

test("an invalid CA file is reported as a bad setting (2), and other certificates stay trusted", async () => {
  await open({ ...through(plain), SSL_CERT_FILE: internet.caFile }, { network: { caFile: "/nowhere/ca.pem" } });
  await drop();
  const { code, stderr, agent } = await sync();
  expect([code, arrived()]).toEqual([2, [1, 1]]);
  expect(stderr).toContain(`Settings: network.caFile is "/nowhere/ca.pem"; that file can't be read`);
  expect(agent.settingsProblems.join()).toContain("network.caFile");
});

test("with invalid network settings nothing is sent (2)", async () => {
  await open(through(plain), { network: { proxy: "proxy.office:3128" } });
  await drop();
  const { code, agent } = await sync();
  expect([code, agent.networkProblem?.by, plain.tunnels]).toEqual([2, "settings", []]);
});

describe("a proxy that dies", () => {
  test("in the middle of a large document causes an automatic retry, and one document arrives", async () => {
    await open(through(plain));
    const { path, bytes, sha256 } = document("large", 6_000_000);
    await office.drop(path, bytes);
    plain.dieAfter(2_000_000);
    const { code, imports } = await sync();
    expect([code, imports[0]?.state]).toEqual([0, "done"]);
    expect(sandbox.received().documents.map((stored) => stored.sha256)).toEqual([sha256]);
    expect(plain.tunnels.filter(({ to }) => to === `${finance}:443`)).toHaveLength(2);
  });

  test("after the whole batch was sent makes it unknown (1), and it is never sent again automatically", async () => {
    await open(through(inspecting), { network: { caFile: inspector.caFile } });
    const { path, bytes } = spreadsheet("C3", 3);
    await office.drop(path, bytes);
    inspecting.swallowAnswer();
    const first = await sync();
    expect([first.code, first.imports[0]?.state, arrived()]).toEqual([1, "unknown", [1, 0]]);
    expect([(await sync()).code, arrived()]).toEqual([1, [1, 0]]);
  });
});

const vault = createTokenVault();
// On Linux without a session bus the library waits for one that never comes.
const mayHaveKeychain = process.platform !== "linux" || Boolean(process.env["DBUS_SESSION_BUS_ADDRESS"]);
const hasKeychain = mayHaveKeychain && (await vault.read("nobody at nowhere")).ok;

describe.runIf(hasKeychain)("with a keychain", () => {
  test("the proxy password is asked for, kept only there, and used by a running agent", async () => {
    plain.want(`bureau:${password}`);
    await open(through(plain), { hasKeychain: true });
    const running = office.start("run");
    await drop();
    const problem = async () => (await report(office, "status")).agent.networkProblem;
    await until("the proxy's wish is told", async () => (await problem())?.by === "proxy-password");
    expect((await problem())?.detail).toBe("Pigeonhole doesn't have any yet");

    const asking = office.start("proxy-password", plain.name);
    await until("the user name is asked for", () => asking.stderr().includes("user name"));
    asking.type("bureau");
    await until("the password is asked for", () => asking.stderr().includes("password: "));
    asking.type(password);
    expect(await asking.ended).toMatchObject({
      code: 0,
      stdout: `Saved in the keychain for the proxy ${plain.name}.\n`,
    });
    await until("everything has arrived", () => arrived().join() === "1,1");
    running.stop();
    expect((await running.ended).code).toBe(0);
    await vault.erase(`proxy ${plain.name}`);
  });
});

test("proxy-password needs the proxy's name if the settings have none (2)", async () => {
  await open({});
  const { code, stderr } = await office.pigeonhole("proxy-password");
  expect([code, stderr.startsWith("Enter the proxy as host:port")]).toEqual([2, true]);
});
