/**
 * @file How fast documents go, through the whole agent and through `curl` to the same sandbox in the same run.
 *
 * node test/bench/documents.ts [--mb 149] [--files 2000] [--kb 50] [--line-mb 149] [--times 3]
 *
 * The agent's time is that of a `sync` from its start to the last file filed away (the settle wait at its minimum of
 * 200 ms; journal, hashing and moving included), less the time of a `sync` that finds nothing. `curl` is one process
 * that sends the files one after another, with a connection for each or with one for all; its start is included. The
 * best of several runs counts, and they take turns. Ratios are those of the same run; everything else depends on the
 * machine. Memory is the highest that the running agent took while one file went, above what it took at rest.
 *
 * The slow line has 100 ms there and back and 20 Mbit/s; see slow-line.ts for what it leaves out.
 */

import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs, promisify } from "node:util";
import { createApi } from "../../main/api/api.ts";
import { ok } from "../../shared/values/result.ts";
import { openDirectly } from "../main/api/direct.ts";
import { nightPlan } from "../main/cli/night-office.ts";
import { type Office, openOffice, until } from "../main/cli/office.ts";
import { type Sandbox, startSandbox } from "../sandbox/sandbox.ts";
import { startSlowLine } from "./slow-line.ts";

const { values } = parseArgs({
  options: {
    mb: { type: "string", default: "149" },
    files: { type: "string", default: "2000" },
    kb: { type: "string", default: "50" },
    "line-mb": { type: "string", default: "149" },
    times: { type: "string", default: "3" },
  },
});
const [mb, files, kb] = [Number(values.mb), Number(values.files), Number(values.kb)];
const [lineMb, times] = [Number(values["line-mb"]), Number(values.times)];
const line = { oneWayMs: 50, bytesPerSecond: 20_000_000 / 8 };

interface DocumentFile {
  readonly purchaseInvoiceId: string;
  readonly name: string;
  readonly path: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

/** The purchase invoices that the sandbox knows: documents of one go one after another, others beside them. */
const [firstInvoice, invoices] = [10_021, 9];

/** PDFs of one size, no two of them alike, for the purchase invoices in turn. */
async function makeFiles(folder: string, count: number, sizeBytes: number): Promise<readonly DocumentFile[]> {
  const made: DocumentFile[] = [];
  const bytes = Buffer.alloc(sizeBytes);
  for (let at = 0; at + 4 <= sizeBytes; at += 4) bytes.writeUInt32LE(Math.imul(at, 2_654_435_761) >>> 0, at);
  bytes.write("\n%%EOF\n", sizeBytes - 7);
  for (let n = 0; n < count; n++) {
    bytes.write(`%PDF-1.7\n% ${String(n).padStart(8, "0")} ${String(sizeBytes).padStart(12, "0")}\n`);
    const purchaseInvoiceId = String(firstInvoice + (n % invoices));
    const name = `${purchaseInvoiceId} scan ${inLetters(n)}.pdf`;
    const path = join(folder, name);
    await writeFile(path, bytes);
    made.push({ purchaseInvoiceId, name, path, sizeBytes, sha256: createHash("sha256").update(bytes).digest("hex") });
  }
  return made;
}

/** Another number in a name would be asked about, and so would a word that means something. */
const inLetters = (n: number): string => String(n).replace(/\d/g, (digit) => "bfghkmpqtz".charAt(Number(digit)));

/** Ms of one act, once the sandbox has each file exactly once, byte for byte. */
async function timeArrival(sandbox: Sandbox, sent: readonly DocumentFile[], act: () => Promise<void>): Promise<number> {
  sandbox.forget();
  const startedAt = performance.now();
  await act();
  const ms = performance.now() - startedAt;
  const arrived = sandbox.received().documents.map(({ sha256 }) => sha256);
  const wanted = sent.map(({ sha256 }) => sha256);
  if (arrived.toSorted().join() !== wanted.toSorted().join())
    throw new Error(`${wanted.length} documents were sent, and ${arrived.length} have arrived, or others`);
  return ms;
}

async function timeAgent(sandbox: Sandbox, sent: readonly DocumentFile[]): Promise<number> {
  const office = await openOffice(nightPlan(sandbox));
  try {
    for (const { name, path } of sent) await office.drop(name, readFileSync(path));
    const sync = async (): Promise<void> => {
      const { code, stderr } = await office.pigeonhole("sync");
      if (code !== 0) throw new Error(stderr);
    };
    const ms = await timeArrival(sandbox, sent, sync);
    const filed = (await office.files()).filter((path) => path.startsWith("Done/")).length;
    if (filed !== sent.length) throw new Error(`${filed} of ${sent.length} files lie in Done`);
    const emptyMs = await timeArrival(sandbox, [], sync);
    return ms - emptyMs;
  } finally {
    await office.close();
  }
}

/** One curl process for all files, which are streamed from the disk as ours are. */
async function timeCurl(sandbox: Sandbox, sent: readonly DocumentFile[], connections: "one" | "each"): Promise<number> {
  const token = await sandbox.mintToken({ audience: sandbox.baseUrl });
  const transfers = sent.map(({ purchaseInvoiceId, name, path }) =>
    [
      `url = "${sandbox.baseUrl}/v1/PurchaseInvoices/${purchaseInvoiceId}/AttachDocument?fileName=${name}"`,
      `upload-file = "${path}"`,
      'request = "POST"',
      `header = "Authorization: Bearer ${token}"`,
      'header = "Content-Type: application/pdf"',
      'header = "Expect:"',
      'output = "/dev/null"',
      ...(connections === "each" ? ['header = "Connection: close"'] : []),
      "silent\nshow-error\nfail",
    ].join("\n"),
  );
  const config = `${sent[0]?.path}.curl`;
  await writeFile(config, transfers.join("\nnext\n"));
  return timeArrival(sandbox, sent, async () => {
    await promisify(execFile)("curl", ["--disable", "--config", config]);
  });
}

async function compare(
  what: string,
  sandbox: Sandbox,
  sent: readonly DocumentFile[],
): Promise<Record<string, string | number>> {
  const ours: number[] = [];
  const [one, each]: [number[], number[]] = [[], []];
  for (let n = 0; n < times; n++) {
    each.push(await timeCurl(sandbox, sent, "each"));
    one.push(await timeCurl(sandbox, sent, "one"));
    ours.push(await timeAgent(sandbox, sent));
  }
  const totalMb = sent.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) / 1e6;
  const best = (all: readonly number[]): number => Math.min(...all);
  const rates = (ms: number): string =>
    `${((totalMb / ms) * 1_000).toFixed(1)} MB/s, ${((sent.length / ms) * 1_000).toFixed(sent.length > 1 ? 0 : 2)} files/s`;
  return {
    what,
    agent: rates(best(ours)),
    "curl, a connection each": rates(best(each)),
    "curl, one connection": rates(best(one)),
    "agent / curl each": (best(each) / best(ours)).toFixed(2),
    "agent / curl one": (best(one) / best(ours)).toFixed(2),
  };
}

/** MB that the agent takes at rest, and the most above that while a file goes; null where the system does not tell. */
async function measureMemory(sandbox: Sandbox, [file]: readonly DocumentFile[]) {
  if (process.platform !== "linux" || !file) return null;
  const office = await openOffice(nightPlan(sandbox));
  try {
    const before = new Set(children());
    const agent = office.start("run");
    await wait(5_000);
    const pid = children().find((child) => !before.has(child)) ?? "";
    const restMb = memoryOf(pid, "VmRSS");
    writeFileSync(`/proc/${pid}/clear_refs`, "5");
    const startedAt = performance.now();
    await bringIn(office, file);
    await until("it is filed away", async () => (await office.files()).some((path) => path.startsWith("Done/")));
    const ms = performance.now() - startedAt;
    const peakMb = memoryOf(pid, "VmHWM");
    agent.stop();
    await agent.ended;
    return { restMb, aboveMb: peakMb - restMb, ms };
  } finally {
    await office.close();
  }
}

/** Whole at once, as a program does that knows of inboxes. */
async function bringIn({ inbox, dataFolder }: Office, { name, path }: DocumentFile): Promise<void> {
  const beside = join(dataFolder, name);
  await writeFile(beside, readFileSync(path));
  await rename(beside, join(inbox, name));
}

const children = (): readonly string[] =>
  readdirSync("/proc/self/task").flatMap((task) =>
    readFileSync(`/proc/self/task/${task}/children`, "utf8")
      .split(" ")
      .filter((pid) => pid !== ""),
  );

const memoryOf = (pid: string, what: "VmRSS" | "VmHWM"): number =>
  Number(new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

/** One large file, and small ones so many at once, over the line: how much of the line is used. */
async function measureLine(large: readonly DocumentFile[], small: readonly DocumentFile[]) {
  const slow = await startSlowLine(line);
  const sandbox = await startSandbox({ baseUrl: slow.url });
  slow.leadTo(sandbox.apiPort);
  try {
    const share = (sent: readonly DocumentFile[], ms: number): string => {
      const bytes = sent.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
      return `${((bytes / line.bytesPerSecond / ms) * 100_000).toFixed(1)} %`;
    };
    const rows: Record<string, string>[] = [];
    const call = (sent: readonly DocumentFile[], atOnce: number) => timeCalls(sandbox, sent, atOnce);
    rows.push({ what: "one large file, the call alone", "of the line": share(large, await call(large, 1)) });
    rows.push({
      what: "one large file, the whole agent",
      "of the line": share(large, await timeAgent(sandbox, large)),
    });
    for (const atOnce of [1, 2, 3, 4, 6, 8, 12])
      rows.push({
        what: `${small.length} small files, ${atOnce} at once, the calls alone`,
        "of the line": share(small, await call(small, atOnce)),
      });
    return rows;
  } finally {
    await slow.stop();
    await sandbox.stop();
  }
}

async function timeCalls(sandbox: Sandbox, sent: readonly DocumentFile[], atOnce: number): Promise<number> {
  const token = await sandbox.mintToken({ audience: sandbox.baseUrl });
  const api = createApi(
    () => sandbox.baseUrl,
    async () => ok(token),
    openDirectly,
  );
  return timeArrival(sandbox, sent, async () => {
    const left = [...sent];
    const lane = async (): Promise<void> => {
      for (let next = left.shift(); next; next = left.shift()) {
        const document = { ...next, fileName: next.name, mimeType: "application/pdf" };
        const outcome = await api.attachDocument("office", document);
        if (outcome.type !== "accepted") throw new Error(JSON.stringify(outcome));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
  });
}

const folder = await mkdtemp(join(tmpdir(), "pigeonhole-bench-"));
try {
  const sandbox = await startSandbox();
  const large = await makeFiles(folder, 1, mb * 1e6);
  const small = await makeFiles(folder, files, kb * 1e3);
  console.log(`Node ${process.version}; the best of ${times}`);
  console.table([
    await compare(`1 file of ${mb} MB`, sandbox, large),
    await compare(`${files} files of ${kb} kB`, sandbox, small),
  ]);
  const memory = await measureMemory(sandbox, large);
  if (memory !== null)
    console.log(
      `memory of the running agent: ${memory.restMb.toFixed(0)} MB at rest, ` +
        `${memory.aboveMb.toFixed(0)} MB more at most while ${mb} MB went (${(memory.ms / 1_000).toFixed(1)} s from drop to filed away)`,
    );
  await sandbox.stop();
  if (lineMb > 0) {
    console.log("over a line of 100 ms there and back and 20 Mbit/s:");
    console.table(await measureLine(await makeFiles(folder, 1, lineMb * 1e6), small.slice(0, 100)));
  }
} finally {
  await rm(folder, { recursive: true });
}
