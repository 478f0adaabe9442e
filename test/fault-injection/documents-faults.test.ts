/** @file Documents through the whole command line, in numbers, over a bad line, too large, and changed under way. */

import { open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { type SlowLine, startSlowLine } from "../bench/slow-line.ts";
import { closeWithoutLeaks, nightPlan, report } from "../main/cli/night-office.ts";
import { type Office, openOffice, until } from "../main/cli/office.ts";
import { type Sandbox, startSandbox } from "../sandbox/sandbox.ts";
import { audit } from "./audit.ts";
import { type Chance, createChance } from "./chance.ts";
import { type Dropped, document, sha256Of } from "./drops.ts";
import { type FaultProxy, type LineFault, startFaultProxy } from "./fault-proxy.ts";

let sandbox: Sandbox;
let office: Office;
const toStop: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  await closeWithoutLeaks(office, sandbox);
  for (const each of toStop.splice(0)) await each.stop();
});

/** An office with a line between it and the service. */
async function openBehind<Line extends FaultProxy | SlowLine>(line: Line): Promise<Line> {
  sandbox = await startSandbox({ baseUrl: line.url });
  line.leadTo(sandbox.apiPort);
  toStop.push(line, sandbox);
  office = await openOffice(nightPlan(sandbox));
  return line;
}

const arrived = () => sandbox.received().documents;

const extensions = [".pdf", ".pdf", ".jpg", ".txt"] as const;

/** Bytes of three kinds. Within a scan of a JPEG, 0xff would begin a marker. */
function randomBytes(chance: Chance, n: number, extension: (typeof extensions)[number], sizeBytes: number): Buffer {
  const bytes = Buffer.alloc(sizeBytes);
  for (let at = 0; at < sizeBytes; at++) bytes[at] = chance.between(0, 255);
  // No two alike, whatever their size.
  bytes.writeUInt32LE(n);
  if (extension === ".txt") return Buffer.from(`Note: ${bytes.toString("base64")}`);
  const [head, tail] =
    extension === ".pdf"
      ? [Buffer.from("%PDF-1.7\n"), Buffer.from("\n%%EOF\n")]
      : [jpegHead(n), Buffer.from([0xff, 0xd9])];
  return Buffer.concat([head, extension === ".jpg" ? bytes.map((byte) => Math.min(byte, 0xfe)) : bytes, tail]);
}

/** A comment with the number, and the beginning of a scan. */
const jpegHead = (n: number): Buffer =>
  Buffer.from(`ffd8fffe0006${n.toString(16).padStart(8, "0")}ffda0008010100003f00`, "hex");

function randomDocument(chance: Chance, n: number): Dropped {
  const words = ["scan", "Größe", "a b", "#4", "100%", "O'Brien & Sons", "发票", "a+b=c;d", "(1)"] as const;
  const extension = chance.pick(extensions);
  const bytes = randomBytes(chance, n, extension, chance.pick([4, 900, 16_384, 50_000, 65_536, 262_144, 300_001]));
  const sha256 = sha256Of(bytes);
  const path = `${chance.between(10_021, 10_032)} scan ${chance.pick(words)} ${n}${extension}`;
  return { path, bytes, sha256, key: `document ${sha256}` };
}

/** What befalls one connection: mostly nothing. A line that only stands still takes its whole patience, and has a ring of its own. */
function randomFault(chance: Chance): LineFault {
  const dice = chance.next();
  if (dice < 0.85) return { kind: "none" };
  if (dice < 0.88) return { kind: "delay", ms: chance.between(1, 20) };
  const kind = chance.next() < 0.5 ? "reset" : "close";
  if (dice < 0.96) return { kind, way: "request", afterBytes: chance.between(0, 300_000) };
  return { kind, way: "answer", afterBytes: chance.between(0, 300) };
}

test("500 random documents with faults arrive unchanged, and none arrives twice", { timeout: 480_000 }, async () => {
  const proxy = await openBehind(await startFaultProxy());
  const chance = createChance(2026);
  const dropped = Array.from({ length: 500 }, (_, n) => randomDocument(chance, n));
  for (const { path, bytes } of dropped) await office.drop(path, bytes);
  proxy.order(...Array.from({ length: 600 }, () => randomFault(chance)));
  for (const fault of [
    { kind: "status", status: 503, retryAfter: 1 },
    { kind: "lose-reply" },
    { kind: "status", status: 500, stored: true },
    { kind: "truncated" },
    { kind: "status", status: 401 },
  ] as const) {
    sandbox.fault("attach", { kind: "delay", delayMs: 1 }, 40);
    sandbox.fault("attach", fault);
  }
  let { imports } = await report(office, "sync");
  const isUnderWay = () => imports.some(({ state }) => ["reading", "queued", "sending"].includes(state));
  for (let pass = 0; isUnderWay() && pass < 30; pass += 1) {
    // After two lost answers in a row the others wait, until a person tries one of them.
    const waiting = imports.find(({ failure }) => failure?.kind === "after-unknown");
    if (waiting) await office.pigeonhole("retry", String(waiting.id));
    imports = (await report(office, "sync")).imports;
  }

  const unknown = imports.filter(({ state }) => state === "unknown");
  const others = imports.filter(({ state }) => state !== "done" && state !== "unknown");
  expect(others.map(({ file, state, failure }) => `${file}: ${state}, ${JSON.stringify(failure)}`)).toEqual([]);
  const found = await audit(office, dropped, sandbox.received(), new Set(unknown.map(({ id }) => Number(id))));
  expect({ ...found, unknown: 0 }).toEqual({ lost: [], doubled: [], untrue: [], litter: [], unknown: 0 });
  const inOrder = (lines: readonly string[]) => lines.toSorted();
  const sent = new Map(dropped.map(({ path, sha256 }) => [sha256, path]));
  expect(inOrder(arrived().map(({ documentName }) => documentName))).toEqual(
    inOrder(arrived().map(({ sha256 }) => sent.get(sha256) ?? `nobody dropped ${sha256}`)),
  );
  expect(arrived().every(({ purchaseInvoiceId, documentName }) => documentName.startsWith(purchaseInvoiceId))).toBe(
    true,
  );
  // Only where the answer was lost, or the line's word came too late, does nobody know.
  expect(imports.filter(({ state }) => state === "done").length).toBe(500 - unknown.length);
  expect(unknown.length).toBeLessThan(60);
  console.info(`${arrived().length} of 500 have arrived, ${unknown.length} are unknown`);
});

/** A PDF of so many bytes that hardly takes any on the disk. */
async function dropSparse(name: string, sizeBytes: number): Promise<void> {
  await office.drop(name, "%PDF-1.7\n");
  const file = await open(join(office.inbox, name), "r+");
  await file.write("\n%%EOF\n", sizeBytes - 7);
  await file.close();
}

test("a document of 150 MB is refused before sending, and one byte less is sent", async () => {
  await openBehind(await startFaultProxy());
  const limit = 150 * 1024 * 1024;
  await dropSparse("10023 scan too large.pdf", limit);
  await dropSparse("10023 scan just fits.pdf", limit - 1);
  const { imports } = await report(office, "sync");
  const ends = imports.map(({ file, state, failure }) => [file.split("/").at(-1), state, failure?.kind ?? null]);
  expect(ends.toSorted()).toEqual([
    ["10023 scan just fits.pdf", "done", null],
    ["10023 scan too large.pdf", "failed", "too-large"],
  ]);
  expect(arrived().map(({ size }) => size)).toEqual([limit - 1]);
  expect(sandbox.received().requests.filter(({ operation }) => operation === "attach")).toHaveLength(1);
});

test("a file that is overwritten during its upload never arrives as a mix of both", async () => {
  await openBehind(await startSlowLine({ oneWayMs: 5, bytesPerSecond: 16_000_000 }));
  const before = document("before", 24_000_000);
  const after = Buffer.from(before.bytes.toString("latin1").replaceAll(".", ","), "latin1");
  await office.drop(before.path, before.bytes);
  const pass = office.start("sync");
  await until("it is on its way", () => sandbox.received().requests.some(({ operation }) => operation === "attach"));
  const file = await open(join(office.inbox, before.path), "r+");
  await file.write(after);
  await file.close();
  await pass.ended;
  await report(office, "sync");
  expect(arrived().map(({ sha256 }) => sha256)).toEqual([sha256Of(after)]);
  const lies = await readFile(join(office.inbox, (await office.files())[0] ?? ""));
  expect(lies.equals(after)).toBe(true);
});
