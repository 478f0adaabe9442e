/**
 * @file Two `run` processes of one office on one inbox, while the driver is killed and frozen, the database crashes and the
 * line to it is cut: `node test/fault-injection/office-faults.ts --files 1000 --rounds 6 --seed 1`.
 */

import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type Office, type Running, until } from "../main/cli/office.ts";
import { addressOf, openComputers } from "../main/cli/office-computers.ts";
import { createOfficeDatabase, type OfficeDatabase, startCluster } from "../postgres/cluster.ts";
import { type Sandbox, startSandbox } from "../sandbox/sandbox.ts";
import { audit, type JournalLine, readJournal } from "./audit.ts";
import { createChance } from "./chance.ts";
import { type Dropped, document, spreadsheet } from "./drops.ts";
import { startFaultProxy } from "./fault-proxy.ts";

export type OfficeFault = "kill" | "freeze" | "crash" | "cut";

export interface OfficeFigures {
  readonly files: number;
  readonly faults: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly untrue: readonly string[];
  readonly litter: readonly string[];
  readonly unknown: number;
  /** From the end of a driver to another one's lease, in ms. */
  readonly takeOversMs: readonly number[];
  readonly seconds: number;
}

/** Longer than a lease, which lasts 30 s. */
const frozenMs = 34_000;
const cutMs = 4_000;
const patienceMs = 450_000;

interface Computer {
  readonly office: Office;
  run: Running;
}

interface Trouble {
  readonly from: number;
  until: number;
}

/** Drops the files a few at a time, and has each fault strike while the driver sends. */
export async function troubleOffice(
  files: number,
  faults: readonly OfficeFault[],
  seed: number,
  say: (line: string) => void,
): Promise<OfficeFigures> {
  const startedAt = performance.now();
  const chance = createChance(seed);
  const cluster = await startCluster();
  const sandbox = await startSandbox();
  const database = await createOfficeDatabase(cluster);
  const proxies = [await startFaultProxy(database.port), await startFaultProxy(database.port)];
  const through = (n: number) => addressOf({ ...database, port: Number(new URL(proxies[n]?.url ?? "").port) });
  // Each call takes a while, as over an office line: a fault finds it half-way more often.
  for (const operation of ["create-batch", "attach"] as const)
    sandbox.fault(operation, { kind: "delay", delayMs: 60 }, Number.POSITIVE_INFINITY);
  const offices = await openComputers(sandbox, database, 2, through);
  const computers: Computer[] = offices.map((office) => ({ office, run: office.start("run") }));
  const dropped: Dropped[] = [];
  const troubles: Trouble[] = [];
  const takeOversMs: number[] = [];
  const sent = () => sandbox.received().batches.length + sandbox.received().documents.length;

  async function drop(howMany: number): Promise<void> {
    for (let n = 0; n < howMany && dropped.length < files; n += 1) {
      const name = `S${seed}-${dropped.length}`;
      const file = chance.next() < 0.4 ? spreadsheet(name, 2) : document(name, chance.pick([0, 60_000]));
      dropped.push(file);
      await offices[0].drop(file.path, file.bytes);
    }
  }

  const isDriving = ({ run }: Computer) => [...run.stderr().matchAll(/"drives":(true|false)/g)].at(-1)?.[1] === "true";
  /** The last term in which it drove. A count of what it says would miss a change that came before we looked. */
  const termOf = ({ run }: Computer) =>
    Number([...run.stderr().matchAll(/"drives":true,"term":(\d+)/g)].at(-1)?.[1] ?? 0);
  /** One whose lease has just ended may still say that it drives: the highest term tells. */
  const driver = () => computers.filter(isDriving).sort((one, other) => termOf(other) - termOf(one))[0];

  /** The driver, which has sent something since it was asked for. */
  async function drivesAndSends(before: number): Promise<Computer> {
    await until("one of them drives, and it sends", () => driver() !== undefined && sent() > before, patienceMs);
    return driver() as Computer;
  }

  async function strike(fault: OfficeFault): Promise<void> {
    const enough = sent() + chance.between(0, 3);
    await drop(Math.ceil(files / (faults.length + 1)));
    const struck = await drivesAndSends(enough);
    const term = termOf(struck);
    const other = computers.find((each) => each !== struck) as Computer;
    const trouble = { from: Date.now() - 1_000, until: Number.POSITIVE_INFINITY };
    troubles.push(trouble);
    const takenOver = async () => {
      const at = performance.now();
      await until("the other one drives", () => termOf(other) > term, patienceMs);
      takeOversMs.push(Math.round(performance.now() - at));
    };
    switch (fault) {
      case "kill":
        struck.run.stop("SIGKILL");
        await struck.run.ended;
        await takenOver();
        struck.run = struck.office.start("run");
        break;
      case "freeze":
        struck.run.stop("SIGSTOP");
        await Promise.all([takenOver(), wait(frozenMs)]);
        struck.run.stop("SIGCONT");
        await until("it has noticed", () => !isDriving(struck) || termOf(struck) > term, patienceMs);
        break;
      case "crash":
        await cluster.stop("immediate");
        await wait(chance.between(0, 3_000));
        await cluster.start();
        break;
      case "cut": {
        const proxy = proxies[computers.indexOf(struck)];
        const way = chance.pick(["request", "answer"] as const);
        // The connections that are open are cut too: nothing answers behind the proxy for a while.
        for (let n = 0; n < 6; n += 1)
          proxy?.order({ kind: chance.pick(["reset", "stall"] as const), way, afterBytes: chance.between(200, 6_000) });
        proxy?.cut();
        await wait(cutMs);
        break;
      }
      default:
        fault satisfies never;
    }
    // What was open at the fault is settled within a minute of it.
    trouble.until = Date.now() + 60_000;
    say(`${fault}: ${sent()} of ${dropped.length} sent`);
  }

  try {
    for (const fault of faults)
      await strike(fault).catch((problem: Error) => {
        const told = computers.map(({ run }) =>
          run
            .stderr()
            .split("\n")
            .filter((line) => /"office"|"bug/.test(line))
            .slice(-8),
        );
        throw new Error(`${fault}: ${problem.message}\n${JSON.stringify(told, null, 1)}`);
      });
    await drop(files);
    const isOver = async () => (await offices[0].files()).every((path) => path.includes("/"));
    await until("every file is in its place", isOver, patienceMs * 2);
    const isAlike = async () => {
      const [one = [], two = []] = await journals();
      return isAtRest(one) && differences(one, two).length === 0;
    };
    await until("nothing is under way, and both know it", isAlike, patienceMs);
    const inFlight = await openAtATrouble(database, troubles);
    const findings = await audit(offices[0], dropped, sandbox.received(), inFlight);
    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    return { ...findings, files, faults: faults.length, takeOversMs, seconds };
  } finally {
    // Both before either folder is taken away: they share an inbox.
    for (const { run } of computers) run.stop("SIGKILL");
    await Promise.all(computers.map(({ run }) => run.ended));
    await closeAll(offices, sandbox);
    for (const proxy of proxies) await proxy.stop();
    await cluster.remove();
  }

  async function journals(): Promise<readonly (readonly JournalLine[])[]> {
    return Promise.all(offices.map((office) => readJournal(office)));
  }
}

async function closeAll(offices: readonly Office[], sandbox: Sandbox): Promise<void> {
  for (const office of offices) await office.close();
  await sandbox.stop();
}

const isAtRest = (lines: readonly JournalLine[]): boolean =>
  lines.length > 0 && lines.every(({ at }) => !["reading", "queued", "sending"].includes(at));

const differences = (one: readonly JournalLine[], two: readonly JournalLine[]): readonly string[] =>
  one
    .filter((line, n) => JSON.stringify(line) !== JSON.stringify(two[n]))
    .map(({ id, at }) => `import ${id} is ${at} on one computer alone`);

/**
 * The imports whose call had begun, and had no outcome yet, while something was wrong. A lease that ran out on a machine
 * that is too busy is something wrong too: then the outcome is written in a later term than the intent.
 */
async function openAtATrouble(database: OfficeDatabase, troubles: readonly Trouble[]): Promise<ReadonlySet<number>> {
  const rows = await database.administer("SELECT written_at, term, body FROM pigeonhole.entries ORDER BY pos");
  const begunAt = new Map<number, { readonly at: number; readonly term: number }>();
  const open = new Set<number>();
  for (const { written_at: at, term, body } of rows) {
    const { writes } = JSON.parse(String(body)) as {
      writes: { put: string; import?: { id: string; state: { at: string } } }[];
    };
    for (const { import: import_ } of writes) {
      if (!import_) continue;
      const id = Number(import_.id);
      const begun = begunAt.get(id);
      if (import_.state.at === "sending") begunAt.set(id, begun ?? { at: Number(at), term: Number(term) });
      else if (begun !== undefined) {
        begunAt.delete(id);
        const isAtTrouble = troubles.some((trouble) => begun.at <= trouble.until && Number(at) >= trouble.from);
        if (isAtTrouble || (term !== null && Number(term) > begun.term)) open.add(id);
      }
    }
  }
  return open;
}

export const sumUp = ({ files, faults, unknown, takeOversMs, ...found }: OfficeFigures): string =>
  `${files} files, ${faults} faults, ${found.lost.length} lost, ${found.doubled.length} doubled, ${unknown} unknown, ` +
  `${found.untrue.length} untrue, ${found.litter.length} litter; take-overs after ${takeOversMs.join(", ")} ms`;

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      files: { type: "string", default: "100" },
      rounds: { type: "string", default: "1" },
      faults: { type: "string", default: "kill,cut,crash,freeze" },
      seed: { type: "string", default: "1" },
    },
  });
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const all = values.faults.split(",") as OfficeFault[];
  const faults = Array.from({ length: Number(values.rounds) }, () => all).flat();
  const figures = await troubleOffice(Number(values.files), faults, Number(values.seed), say);
  const broken = [...figures.lost, ...figures.doubled, ...figures.untrue, ...figures.litter];
  for (const line of broken) say(`BROKEN: ${line}`);
  say(`seed ${values.seed}: ${sumUp(figures)}, ${figures.seconds} s`);
  if (broken.length > 0) process.exitCode = 1;
}
