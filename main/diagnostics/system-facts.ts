/** @file Collects facts about this machine that help explain a problem, none of which identifies a person. */

import { statfsSync } from "node:fs";
import { arch, cpus, freemem, release, totalmem, type, uptime } from "node:os";
import { locale as spoken } from "../../shared/wording/language.ts";
import { version } from "../platform/version.ts";

/** Versions, memory and disk in MB, time zone and language, as a JSON object. */
export function systemFacts(dataFolder: string): object {
  const { node, electron = null, chrome = null, openssl } = process.versions;
  const { timeZone, locale } = Intl.DateTimeFormat().resolvedOptions();
  const megabytes = (bytes: number) => Math.round(bytes / 1_000_000);
  return {
    pigeonhole: version,
    versions: { node, electron, chrome, openssl },
    system: { type: type(), release: release(), arch: arch(), uptimeHours: Math.round(uptime() / 360) / 10 },
    processors: cpus().length,
    memoryMb: { all: megabytes(totalmem()), free: megabytes(freemem()) },
    diskMb: diskMb(dataFolder),
    timeZone,
    locale,
    speaks: spoken,
    // Only whether it is set: a proxy address may contain a password.
    isSet: Object.fromEntries(surroundings.map((name) => [name, process.env[name] !== undefined])),
  };
}

const surroundings = ["HTTPS_PROXY", "https_proxy", "HTTP_PROXY", "http_proxy", "NO_PROXY", "NODE_EXTRA_CA_CERTS"];

function diskMb(folder: string): object | null {
  try {
    const { bsize, blocks, bavail } = statfsSync(folder);
    return { all: Math.round((blocks * bsize) / 1_000_000), free: Math.round((bavail * bsize) / 1_000_000) };
  } catch {
    return null;
  }
}
