/**
 * @file Kills the real command line with kill -9 at seeded moments, over and over, and counts what it lost or doubled:
 * `node test/fault-injection/kill-faults.ts --cycles 1000 --seed 1`.
 */

import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { nightPlan } from "../main/cli/night-office.ts";
import { type Office, openOffice, type Running } from "../main/cli/office.ts";
import { type Sandbox, startSandbox } from "../sandbox/sandbox.ts";
import { isNote } from "../scenarios/own-folders.ts";
import { audit, countArrivals, type Findings, type JournalLine, readJournal } from "./audit.ts";
import { type Chance, createChance } from "./chance.ts";
import { anyDrop, type Dropped } from "./drops.ts";

export interface RingFigures extends Findings {
  readonly seed: number;
  readonly kills: number;
  readonly files: number;
  /** Imports that a kill caught between their intent and their outcome. */
  readonly inFlight: number;
  readonly seconds: number;
}

/** One data folder and inbox live through so many kills. */
const killsPerOffice = 50;
/** New files come only while fewer than this are on their way, so that every file meets a few kills. */
const mostOnTheirWay = 10;

/** Kills `cycles` processes at moments that follow from the seed, lets the last one finish, and checks. */
export async function killRing(cycles: number, seed: number, tell: (line: string) => void): Promise<RingFigures> {
  const startedAt = performance.now();
  const sandbox = await startSandbox();
  let all: Omit<RingFigures, "seconds"> = { ...nothingYet, seed };
  try {
    for (let office = 0; all.kills < cycles; office += 1) {
      const found = await liveThrough(sandbox, Math.min(killsPerOffice, cycles - all.kills), seed * 1_000 + office);
      all = addUp(all, found);
      tell(`office ${office}: ${sumUp(all)}`);
    }
  } finally {
    await sandbox.stop();
  }
  return { ...all, seconds: Math.round((performance.now() - startedAt) / 1_000) };
}

async function liveThrough(sandbox: Sandbox, kills: number, seed: number): Promise<Omit<RingFigures, "seconds">> {
  const chance = createChance(seed);
  const office = await openOffice(nightPlan(sandbox));
  const dropped: Dropped[] = [];
  const inFlight = new Set<number>();
  let done = 0;
  // Every call takes a little while, as over an office line: a kill finds it half-way more often.
  for (const operation of ["create-batch", "attach"] as const)
    sandbox.fault(operation, { kind: "delay", delayMs: 40 }, Number.POSITIVE_INFINITY);
  try {
    while (done < kills) {
      const onTheirWay = dropped.length - (await office.files()).filter(isFiled).length;
      for (let more = Math.min(4, mostOnTheirWay - onTheirWay); more > 0; more -= 1) {
        const drop = anyDrop(chance, `K${seed}-${dropped.length}`, dropped);
        dropped.push(drop);
        await office.drop(drop.path, drop.bytes);
      }
      const life = office.start(chance.pick(["sync", "sync", "run"]));
      if (await killSomewhere(life, chance, sandbox)) done += 1;
      for (const { id, at } of await readJournal(office)) if (at === "sending") inFlight.add(id);
    }
    await comeToRest(office);
    const unknown = (await readJournal(office)).filter(({ at }) => at === "unknown");
    const strange = unknown
      .filter(({ id }) => !inFlight.has(id))
      .map(({ id }) => `import ${id} is unknown for no kill`);
    await lookAndSettle(office, dropped, unknown, sandbox);
    await comeToRest(office);
    const findings = await audit(office, dropped, sandbox.received(), inFlight);
    const untrue = [...strange, ...findings.untrue];
    return {
      ...findings,
      untrue,
      unknown: unknown.length,
      seed,
      kills: done,
      files: dropped.length,
      inFlight: inFlight.size,
    };
  } finally {
    sandbox.clearFaults();
    sandbox.forget();
    await office.close();
  }
}

const isFiled = (path: string) => /^(Done|Needs you|Failed|Duplicates)\//.test(path) && !isNote(path);

/** Half of the kills come while it starts and takes up what was left; half while it sends. False where it ended first. */
async function killSomewhere(life: Running, chance: Chance, sandbox: Sandbox): Promise<boolean> {
  let hasEnded = false;
  life.ended.then(
    () => {
      hasEnded = true;
    },
    () => {},
  );
  const sends = chance.next() < 0.7;
  const patienceMs = sends ? chance.between(0, 120) : chance.between(100, 450);
  const before = begun(sandbox);
  for (let ms = 0; sends && !hasEnded && ms < 5_000 && begun(sandbox) === before; ms += 5) await wait(5);
  for (let ms = 0; !hasEnded && ms < patienceMs; ms += 5) await wait(Math.min(5, patienceMs - ms));
  const isAlive = !hasEnded;
  life.stop("SIGKILL");
  await life.ended;
  return isAlive;
}

const begun = (sandbox: Sandbox) => sandbox.received().requests.filter(({ server }) => server === "api").length;

/** A person looks each of them up at the service, and answers as it is. What waited behind them goes on. */
async function lookAndSettle(
  office: Office,
  dropped: readonly Dropped[],
  unknown: readonly JournalLine[],
  sandbox: Sandbox,
): Promise<void> {
  for (const { id, sha256 } of unknown) {
    const key = dropped.find((drop) => drop.sha256 === sha256)?.key ?? "";
    const answer = countArrivals(sandbox.received()).has(key) ? "arrived" : "send-again";
    await office.pigeonhole("settle", String(id), answer);
  }
}

/** Passes that nobody kills, until nothing is under way. */
async function comeToRest(office: Office): Promise<void> {
  for (let pass = 0; pass < 5; pass += 1) {
    await office.pigeonhole("sync");
    const isQuiet = (await readJournal(office)).every(({ at }) => !["reading", "queued", "sending"].includes(at));
    if (isQuiet && (await office.files()).every((path) => path.includes("/"))) return;
  }
}

const nothingYet = {
  seed: 0,
  kills: 0,
  files: 0,
  inFlight: 0,
  unknown: 0,
  lost: [],
  doubled: [],
  untrue: [],
  litter: [],
};

const addUp = (a: Omit<RingFigures, "seconds">, b: Omit<RingFigures, "seconds">): Omit<RingFigures, "seconds"> => ({
  seed: a.seed,
  kills: a.kills + b.kills,
  files: a.files + b.files,
  inFlight: a.inFlight + b.inFlight,
  unknown: a.unknown + b.unknown,
  lost: [...a.lost, ...b.lost],
  doubled: [...a.doubled, ...b.doubled],
  untrue: [...a.untrue, ...b.untrue],
  litter: [...a.litter, ...b.litter],
});

export const sumUp = ({ kills, files, inFlight, unknown, ...found }: Omit<RingFigures, "seconds">): string =>
  `${kills} kills survived, ${files} files, ${found.lost.length} lost, ${found.doubled.length} doubled, ` +
  `${unknown} unknown of ${inFlight} in flight at a kill, ${found.untrue.length} untrue, ${found.litter.length} litter`;

if (import.meta.main) {
  const { values } = parseArgs({
    options: { cycles: { type: "string", default: "100" }, seed: { type: "string", default: "1" } },
  });
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const figures = await killRing(Number(values.cycles), Number(values.seed), say);
  const broken = [...figures.lost, ...figures.doubled, ...figures.untrue, ...figures.litter];
  for (const line of broken) say(`BROKEN: ${line}`);
  say(`seed ${figures.seed}: ${sumUp(figures)}, ${figures.seconds} s`);
  if (broken.length > 0) process.exitCode = 1;
}
