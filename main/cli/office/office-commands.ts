/** @file `office create`, `join`, `leave`, `status`, `password`: this computer and the office that it belongs to. */

import { hostname } from "node:os";
import type { NotSetUp } from "../../../shared/agent/not-set-up.ts";
import type { OfficeStatus } from "../../../shared/agent/office-status.ts";
import { readDatabaseAddress } from "../../../shared/settings/database-address.ts";
import { sayNotSetUp } from "../../../shared/wording/agent/say-not-set-up.ts";
import { sayOfficeTrouble, sayWhoImports } from "../../../shared/wording/agent/say-office.ts";
import { sayMessage } from "../../../shared/wording/message.ts";
import { sayAgo } from "../../../shared/wording/say-time.ts";
import { words } from "../../../shared/words/spoken.ts";
import type { Assembly } from "../../assemble/assemble.ts";
import { createOffice, joinOffice, keepDatabasePassword, leaveOffice } from "../../assemble/office/set-up-office.ts";
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
 * Carries out `create`, `join`, `leave` and `password`. Exit code: 0, 2 where it does not apply, 3 where the database or
 * the keychain can't be used.
 *
 * @param address of the database, where it is not in the settings yet
 */
export async function setUpOffice(verb: string, address: string | null, of: SetUp, signal: AbortSignal) {
  if (address !== null) {
    if (readDatabaseAddress(address) === null) return refuse(words.office.wrongAddress(address));
    const { office } = of.settings.read().settings;
    // Only once: the journal of a computer that belongs to an office must not be taken to another one.
    if (office !== null && office.database !== address) return refuse(words.office.isMember);
    const set = of.settings.setOffice({ database: address, caFile: office?.caFile ?? null });
    if (!set.ok) return refuse(words.cli.settings(set.error));
  }
  switch (verb) {
    case "create": {
      const created = await createOffice(of);
      if (!created.ok) return refuseSetUp(created.error, of.settings.path);
      tell(process.stdout, words.office.created(hostname()));
      return 0;
    }
    case "join": {
      const joined = await joinOffice(of);
      if (!joined.ok) return refuseSetUp(joined.error, of.settings.path);
      tell(process.stdout, words.office.joined(joined.value.files));
      if (joined.value.setAside.length > 0) tell(process.stdout, words.office.setAside(joined.value.setAside));
      return 0;
    }
    case "leave": {
      const left = await leaveOffice(of);
      if (!left.ok) return refuseSetUp(left.error, of.settings.path);
      tell(process.stdout, words.office.left);
      if (left.value.length > 0) tell(process.stdout, words.office.inboxesStay(left.value));
      return 0;
    }
    default:
      return keepPassword(of.settings, signal);
  }
}

function refuseSetUp(not: NotSetUp, settingsPath: string): number {
  tell(process.stderr, sayNotSetUp(not, settingsPath));
  return not.why === "away" || not.why === "not-fetched" ? 3 : 2;
}

async function keepPassword(settings: SettingsStore, signal: AbortSignal): Promise<number> {
  const { office } = settings.read().settings;
  if (office === null) return refuse(words.office.noDatabase(settings.path));
  const address = readDatabaseAddress(office.database);
  if (address === null) throw new Error("the settings hold no address of a database");
  const at = `${address.host}:${address.port}/${address.database}`;
  const [password = ""] = await askInTurn([words.office.askPassword(address.user, at)], signal);
  if (password === "") return refuse(words.office.noPassword);
  const kept = await keepDatabasePassword(address, password);
  if (!kept.ok) {
    const { detail } = kept.error;
    tell(process.stderr, words.cli.noKeychain(typeof detail === "string" ? detail : sayMessage(detail)));
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
  return status.trouble.is === "not-joined" || status.trouble.is === "settings-missing" ? 2 : 3;
}

function linesOf(status: OfficeStatus): readonly string[] {
  const { trouble, computers } = status;
  const first = trouble === null ? sayWhoImports(status) : sayOfficeTrouble(trouble, Date.now(), timeZone);
  const each = computers.map(({ name, lastSeen, isReady }) =>
    words.office.computer(name, sayAgo(lastSeen, Date.now()), isReady),
  );
  return [first, ...each];
}
