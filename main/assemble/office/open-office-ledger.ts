/** @file Opens the ledger of an office as this computer: its address, its password, and what it trusts. */

import { hostname } from "node:os";
import { type DatabaseAddress, readDatabaseAddress } from "../../../shared/settings/database-address.ts";
import type { OfficeSettings } from "../../../shared/settings/settings.ts";
import { createTokenVault } from "../../auth/token-vault.ts";
import { createDatabasePasswords, type DatabasePasswords } from "../../ledger/database-password.ts";
import { createPostgresLedger } from "../../ledger/postgres-ledger.ts";
import { createTrust } from "../../network/trust.ts";
import type { Ledger } from "../../office/ledger.ts";
import { instanceOf } from "../../platform/instance.ts";
import { version } from "../../platform/version.ts";

/** The first never goes back; the second is the time of day. Both in ms. */
export const officeClocks = { monotonic: () => performance.now(), wall: Date.now } as const;

export const addressOf = ({ database }: Pick<OfficeSettings, "database">): DatabaseAddress => {
  const address = readDatabaseAddress(database);
  // The settings' schema has read it already.
  if (address === null) throw new Error("the settings hold no address of a database");
  return address;
};

/** @param given the password from the environment, or null */
export const passwordsOf = (given: string | null): DatabasePasswords =>
  createDatabasePasswords(createTokenVault(), given);

/** What is wrong with the file of the office's own certificates, in words; null where nothing is. */
export const problemWithCaFile = ({ caFile }: OfficeSettings): string | null =>
  createTrust().problemWith(caFile, "office.caFile");

/**
 * Nothing is opened before the first call.
 *
 * @param given the password from the environment, or that somebody has just typed; null where the keychain has it
 */
export function openOfficeLedger(
  settings: OfficeSettings,
  dataFolder: string,
  given: string | null,
  isTyped = false,
): Ledger {
  const address = addressOf(settings);
  const passwords = passwordsOf(given);
  const trust = createTrust();
  return createPostgresLedger({
    address,
    isFromEnvironment: given !== null && !isTyped,
    password: (again) => passwords.find(address, again),
    secureContext: () => trust.contextFor(settings.caFile),
    computer: { id: instanceOf(dataFolder), name: hostname(), version },
    clocks: officeClocks,
  });
}

const away = { is: "away", problem: { why: "unreachable", detail: "" } } as const;

/** For a data folder whose settings name no database: it is never asked. */
export const nowhere: Ledger = {
  append: async () => away,
  read: async () => away,
  refill: async () => away,
  acquire: async () => away,
  renew: async () => away,
  release: async () => away,
  look: async () => away,
  forget: async () => away,
  onChange: () => () => {},
  find: async () => away,
  fetchSnapshot: async () => away,
  saveSnapshot: async () => away,
  close: async () => {},
};
