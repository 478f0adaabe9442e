/**
 * @file What Pigeonhole takes of an office's computer, and how quick it is, over a history of years.
 *
 * npm run bench -- desktop [--imports 100000] [--rest 300] [--times 5] [--frames 600] [--keep FOLDER]
 *                          [--peers installed|install|none] [--only start,rest,empty,window,peers] [--switch=--TEXT]…
 *
 * The built app runs as a desktop starts it, with a panel that shows icons beside it, signed in, against the sandbox.
 * Memory is PSS of all its processes, CPU that of one core; an empty Electron app is measured beside it, and both run
 * from a copy of Electron of their own. Nothing is attached to it but where the page itself is timed or closed.
 */

import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { openHistory } from "../../main/journal/history/history.ts";
import { openJournal } from "../../main/journal/open-journal.ts";
import { type Desk, layDesk, openWindow, startApp } from "../e2e/open-window.ts";
import { ownBusName } from "../fakes/own-bus-name.ts";
import { makeLongJournal } from "../fixtures/journal/make-long-journal.ts";
import { searchEverything } from "../fixtures/journal/search-everything.ts";
import { type AtRest, watchAtRest } from "./at-rest.ts";
import { installPeers, peersHere } from "./peers.ts";
import { cpuMsOf, percentOfCoreToBeHad, treeOf } from "./processes.ts";
import { forgetSignOfLife, runElectronAlone, startEmptyApp, startPigeonhole, untilWatching } from "./start-bare.ts";
import { paintsOf, timeOpening, timeScrolling, timeSearches, timesFrom } from "./window-times.ts";

const { values } = parseArgs({
  options: {
    imports: { type: "string", default: "100000" },
    rest: { type: "string", default: "300" },
    times: { type: "string", default: "5" },
    frames: { type: "string", default: "600" },
    /** Where the journal is kept for the next run; making it takes a minute. */
    keep: { type: "string" },
    /** Of the browser engine, to try what they change at rest. */
    switch: { type: "string", multiple: true, default: [] },
    peers: { type: "string", default: "installed" },
    only: { type: "string", default: "start,rest,empty,window,peers" },
  },
});
const [imports, restMs, times] = [Number(values.imports), Number(values.rest) * 1_000, Number(values.times)];
const switches = values.switch;
const parts = values.only.split(",");
/** The first while after a start is not rest: the journal is backed up, pages are let go. */
const calmMs = 30_000;

const say = (line: string) => console.log(line);
const ms = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)} ms`;
const sayTimes = (all: readonly number[]) =>
  `${ms(timesFrom(all).p50)} (worst of ${all.length}: ${ms(timesFrom(all).worst)})`;
const sayRest = ({ processes, pssMb, ownMb, cpuPercent, wakesPerSecond }: AtRest) =>
  [
    `${pssMb.toFixed(0)} MB (${ownMb.toFixed(0)} MB of it in no file), ${cpuPercent.toFixed(3)} % CPU, woken ${wakesPerSecond.toFixed(1)} times a second`,
    ...processes,
  ].join("\n      ");

const sayLeftOver = () =>
  say(`  other programs leave ${percentOfCoreToBeHad().toFixed(0)} % of a core to whoever asks now`);

/** Journal and search index of a long history, as they are after the app has run over it for a while. */
function layHistory({ dataFolder }: Desk): void {
  const kept = values.keep ?? mkdtempSync(join(tmpdir(), "pigeonhole-history-"));
  mkdirSync(kept, { recursive: true });
  const [file, index] = [join(kept, `journal-${imports}.sqlite`), join(kept, `search-${imports}.sqlite`)];
  if (!existsSync(index)) {
    makeLongJournal(file, imports, Date.now() - 3_600_000);
    const journal = openJournal(file, Date.now);
    const history = openHistory({ journal: file, index, get: journal.get, now: Date.now, report: console.error });
    while (!history.search({ ...searchEverything, limit: 1 }).isComplete);
    history.close();
    journal.close();
  }
  cpSync(file, join(dataFolder, "journal.sqlite"));
  cpSync(index, join(dataFolder, "search.sqlite"));
  if (values.keep === undefined) rmSync(kept, { recursive: true });
}

async function timeStarts(desk: Desk, words: readonly string[]): Promise<void> {
  const [watching, painted]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < times; turn += 1) {
    forgetSignOfLife(desk);
    const bare = startPigeonhole(desk, ["--hidden", ...words]);
    watching.push((await untilWatching(desk)) - bare.startedAt);
    await bare.stop();
    const port = 9_300 + turn;
    const shown = startPigeonhole(desk, words, [`--remote-debugging-port=${port}`]);
    const browser = await connect(port);
    const page = browser.contexts()[0]?.pages()[0] ?? (await browser.contexts()[0]?.waitForEvent("page"));
    if (page) painted.push((await paintsOf(page)).first - shown.startedAt);
    await browser.close();
    await shown.stop();
  }
  say(`  start to watching, no window: ${sayTimes(watching)}`);
  say(`  start to first paint:         ${sayTimes(painted)}`);
}

async function connect(port: number) {
  for (let tries = 0; ; tries += 1)
    try {
      return await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    } catch (problem) {
      if (tries > 200) throw problem;
      await wait(50);
    }
}

/** @param words arguments of the app in addition to its data folder */
async function restOf(desk: Desk, what: string, words: readonly string[]): Promise<void> {
  forgetSignOfLife(desk);
  const running = startPigeonhole(desk, words, switches);
  await untilWatching(desk);
  await wait(calmMs);
  say(`  at rest, ${what}: ${sayRest(await watchAtRest(running.pid, restMs))}`);
  await running.stop();
}

/** What is left of a window that a person has closed. */
async function restAfterWindow(desk: Desk): Promise<void> {
  forgetSignOfLife(desk);
  const port = 9_299;
  const running = startPigeonhole(desk, [], [...switches, `--remote-debugging-port=${port}`]);
  await untilWatching(desk);
  const browser = await connect(port);
  const page = browser.contexts()[0]?.pages()[0] ?? (await browser.contexts()[0]?.waitForEvent("page"));
  await page?.getByRole("button", { name: /^Sign out/ }).waitFor();
  await page?.close();
  await browser.close();
  await wait(calmMs);
  say(`  at rest, window closed: ${sayRest(await watchAtRest(running.pid, restMs))}`);
  await running.stop();
}

/** What Electron takes by itself, which no app on it can go below. */
async function restOfEmpty(desk: Desk, what: string, words: readonly string[]): Promise<void> {
  const running = startEmptyApp(desk, words, switches);
  await wait(calmMs);
  say(`  an empty Electron app, ${what}: ${sayRest(await watchAtRest(running.pid, restMs))}`);
  await running.stop();
}

/** What is timed in the page needs something attached to the app; its memory and CPU are not counted here. */
async function timeWindow(desk: Desk): Promise<void> {
  forgetSignOfLife(desk);
  const app = await startApp(desk, true, ["--hidden"]);
  try {
    await untilWatching(desk);
    const [first, largest]: [number[], number[]] = [[], []];
    for (let turn = 0; ; turn += 1) {
      const { page, firstMs, largestMs } = await timeOpening(app);
      first.push(firstMs);
      largest.push(largestMs);
      if (turn + 1 < times) await page.close();
      else {
        say(`  opening the window, first paint: ${sayTimes(first)}; all of it: ${sayTimes(largest)}`);
        const scrolling = await timeScrolling(page, Number(values.frames));
        const { p50, worst, late, frames, fps } = scrolling;
        say(
          `  scrolling: a frame ${ms(p50)}, worst ${ms(worst)}, ${late} of ${frames} over 32 ms, ${fps.toFixed(0)} fps`,
        );
        for (const [text, found] of await timeSearches(page))
          say(`  search "${text}": ${ms(found.p50)}, worst ${ms(found.worst)}`);
        break;
      }
    }
  } finally {
    await app.close();
  }
}

async function restOfPeers(root: string): Promise<void> {
  if (values.peers === "install") installPeers();
  for (const { name, version, remark, start } of peersHere()) {
    const running = start(join(root, name));
    await wait(calmMs);
    const rest = await watchAtRest(running.pid, restMs);
    // It ended by itself, so the measurement is of something else.
    say(
      cpuMsOf(treeOf(running.pid)) === 0
        ? `  ${name}: did not stay`
        : `  ${name} ${version}: ${sayRest(rest)} (${remark})`,
    );
    await running.stop();
  }
}

const kind = process.env["PIGEONHOLE_ELECTRON_KIND"] ?? "unknown";
say(
  `Electron: ${kind === "stand-in" ? "the stand-in (33.4.11, an unofficial build, without sandbox where run as root)" : kind}`,
);
say(
  `${imports} imports; ${cpus().length} cores, ${(totalmem() / 1e9).toFixed(0)} GB; load before: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(" ")}`,
);
const panel = await ownBusName(process.env["DBUS_SESSION_BUS_ADDRESS"] ?? "", "org.kde.StatusNotifierWatcher");
const desk = await layDesk();
try {
  runElectronAlone(desk.root);
  if (imports > 0) layHistory(desk);
  const signingIn = await openWindow(desk, true);
  await signingIn.page.getByRole("button", { name: /^Sign in/ }).click();
  await signingIn.page.getByRole("button", { name: /^Sign out/ }).waitFor();
  await signingIn.close();
  sayLeftOver();
  if (parts.includes("start")) await timeStarts(desk, []);
  if (parts.includes("window")) await timeWindow(desk);
  sayLeftOver();
  if (parts.includes("rest")) {
    await restOf(desk, "never a window", ["--hidden"]);
    await restOf(desk, "window open", []);
    await restAfterWindow(desk);
  }
  if (parts.includes("empty")) {
    await restOfEmpty(desk, "never a window", []);
    await restOfEmpty(desk, "window open", ["--window"]);
  }
  if (parts.includes("peers") && values.peers !== "none") await restOfPeers(desk.root);
} finally {
  await desk.clear();
  panel.release();
}
say(
  `load after: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(" ")}`,
);
