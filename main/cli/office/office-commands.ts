/** @file `office create`, `join`, `leave`, `status`, `password`: this computer and the office that it belongs to. */

import { hostname } from "node:os";
import type { NotSetUp } from "../../../shared/agent/not-set-up.ts";
import { isBarred, type OfficeStatus } from "../../../shared/agent/office-status.ts";
import { readDatabaseAddress } from "../../../shared/settings/database-address.ts";
import { sayNotSetUp } from "../../../shared/wording/agent/say-not-set-up.ts";
import { sayOfficeTrouble, sayWhoImports } from "../../../shared/wording/agent/say-office.ts";
import { sayMessage } from "../../../shared/wording/message.ts";
import { sayAgo } from "../../../shared/wording/say-time.ts";
import { words } from "../../../shared/words/spoken.ts";
import type { Assembly } from "../../assemble/assemble.ts";
import { enterOffice } from "../../assemble/office/enter-office.ts";
import { type Joined, keepDatabasePassword, leaveOffice } from "../../assemble/office/set-up-office.ts";
import type { SettingsStore } from "../../settings/settings-store.ts";
import { askInTurn } from "../ask-in-turn.ts";
import { refuse } from "../refuse.ts";
import { jsonFromOffice } from "./office-report.ts";

interface SetUp {
  readonly dataFolder: string;
  readonly settings: SettingsStore;
  readonly databasePassword: string | null;
  readonly who: string;
}

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

function tell(stream: NodeJS.WriteStream, ...sentences: readonly string[]): void {
  for (const sentence of sentences) stream.write(`${sentence}\n`);
}

/**
 * Carries out `create`, `join`, `leave` and `password`. Exit code: 0, 2 where it does not apply, 3 where the database
 * or the keychain can't be used.
 *
 * @param address of the database, where it is not in the settings yet
 */
export async function setUpOffice(verb: string, address: string | null, of: SetUp, signal: AbortSignal) {
  if (address !== null && readDatabaseAddress(address) === null) return refuse(words.office.wrongAddress(address));
  switch (verb) {
    case "create":
    case "join": {
      const { office } = of.settings.read().settings;
      const given = address === null ? office : { database: address, caFile: office?.caFile ?? null };
      if (given === null) return refuseSetUp({ why: "no-database" }, of.settings.path);
      const entered = await enterOffice(of, given, verb);
      if (!entered.ok) return refuseSetUp(entered.error, of.settings.path);
      if (entered.value === null) tell(process.stdout, words.office.created(hostname()));
      else tellJoined(entered.value);
      return 0;
    }
    case "leave": {
      const left = await leaveOffice(of);
      if (!left.ok) return refuseSetUp(left.error, of.settings.path);
      tell(process.stdout, left.value === null ? words.office.addressRemoved : words.office.left);
      if (left.value !== null && left.value.length > 0) tell(process.stdout, words.office.inboxesStay(left.value));
      return 0;
    }
    default:
      return keepPassword(address, of.settings, signal);
  }
}

function tellJoined({ files, setAside, foldersLeft }: Joined): void {
  tell(process.stdout, words.office.joined(files));
  if (setAside.length > 0) tell(process.stdout, words.office.setAside(setAside));
  if (foldersLeft.length > 0) tell(process.stdout, words.office.foldersLeft(foldersLeft));
}

function refuseSetUp(not: NotSetUp, settingsPath: string): number {
  tell(process.stderr, sayNotSetUp(not, settingsPath));
  return not.why === "away" || not.why === "not-fetched" ? 3 : 2;
}

async function keepPassword(given: string | null, settings: SettingsStore, signal: AbortSignal): Promise<number> {
  const database = given ?? settings.read().settings.office?.database;
  if (database === undefined) return refuse(words.office.noDatabase(settings.path));
  const address = readDatabaseAddress(database);
  if (address === null) throw new Error("the settings hold no address of a database");
  const at = `${address.host}:${address.port}/${address.database}`;
  const [password = ""] = await askInTurn([words.office.askPassword(address.user, at)], signal);
  if (password === "") return refuse(words.office.noPassword);
  const kept = await keepDatabasePassword(address, password);
  if (!kept.ok) {
    const { detail } = kept.error;
    tell(process.stderr, words.cli.noKeychain(typeof detail === "string" ? detail : sayMessage(detail)));
    tell(process.stderr, words.office.passwordElsewhere);
    return 3;
  }
  tell(process.stdout, words.office.passwordKept(at));
  return 0;
}

/** Exit code: 0, 2 where this computer works alone, 3 where the database keeps it from sending. */
export async function showOffice(office: Assembly["office"], asJson: boolean): Promise<number> {
  if (office === null) {
    tell(asJson ? process.stdout : process.stderr, asJson ? "null" : words.office.noMember);
    return asJson ? 0 : 2;
  }
  const status = await office.see();
  tell(process.stdout, ...(asJson ? [JSON.stringify(jsonFromOffice(status), null, 2)] : linesOf(status)));
  if (status.trouble === null) return 0;
  return isBarred(status.trouble) ? 2 : 3;
}

function linesOf(status: OfficeStatus): readonly string[] {
  const { trouble, computers, clockAheadMs = 0 } = status;
  const first = trouble === null ? sayWhoImports(status) : sayOfficeTrouble(trouble, Date.now(), timeZone);
  const each = computers.map(({ name, lastSeen, isReady }) =>
    words.office.computer(name, sayAgo(lastSeen + clockAheadMs, Date.now()), isReady),
  );
  return [first, ...each];
}
