/** @file Takes a picture of a web page: `screenshot-page.mjs URL FILE.png [WIDTHxHEIGHT]`. Needs a display. */

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const [url, file, size = "1280x800"] = process.argv.slice(2);
const electron = process.env.PIGEONHOLE_ELECTRON;

if (!url || !file || !/^\d+x\d+$/.test(size))
  fail("usage: node scripts/screenshot-page.mjs URL FILE.png [WIDTHxHEIGHT]");
if (!electron) fail("there is no PIGEONHOLE_ELECTRON: run this from an npm script that set-up.mjs has started");

// Chromium refuses to run its sandbox as root.
const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
const app = fileURLToPath(new URL("./screenshot-page-in-electron.mjs", import.meta.url));
// A profile of its own, so that it shares no cookies and no lock with a running app.
const profile = mkdtempSync(join(tmpdir(), "screenshot-"));
const ran = spawnSync(electron, [...sandbox, `--user-data-dir=${profile}`, app, url, resolve(file), size], {
  stdio: ["ignore", "inherit", "pipe"],
  encoding: "utf8",
  timeout: 60_000,
});
rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
if (ran.status !== 0) fail(`no picture of ${url}: ${ran.error?.message ?? withoutChatter(ran.stderr)}`);

/** Chromium's log lines begin with "[process:time:level"; most are about desktop parts that a container lacks. */
function withoutChatter(stderr) {
  const lines = stderr.split("\n").filter((line) => !/^\[\d+:/.test(line));
  return lines.join("\n").trim();
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
