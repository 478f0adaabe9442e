/** @file The commands that lead this computer into an office of several computers, and out of it. */

import { existsSync } from "node:fs";
import { isAbsolute } from "node:path";
import type { OfficeFields } from "../../../shared/ipc/office-contract.ts";
import type { CommandFailure } from "../../../shared/ipc.ts";
import { readDatabaseAddress } from "../../../shared/settings/database-address.ts";
import type { OfficeSettings } from "../../../shared/settings/settings.ts";
import type { WrongFields } from "../../../shared/settings/settings-form.ts";
import { fail, ok, type Result } from "../../../shared/values/result.ts";
import { sayNotSetUp } from "../../../shared/wording/agent/say-not-set-up.ts";
import { sentence } from "../../../shared/wording/grammar.ts";
import { sayMessage } from "../../../shared/wording/message.ts";
import { words } from "../../../shared/words/spoken.ts";
import type { Assembly } from "../../assemble/assemble.ts";
import { enterOffice, lookAtOffice } from "../../assemble/office/enter-office.ts";
import { keepDatabasePassword, leaveOffice, unfinishedOf } from "../../assemble/office/set-up-office.ts";
import type { Handlers } from "../bridge.ts";

type Own = "office.look" | "office.enter" | "office.leave" | "office.keepPassword";

export function officeHandlers(
  { settings, journal, officeNeeds }: Pick<Assembly, "settings" | "journal" | "officeNeeds">,
  restartAfter: (act: () => Promise<string | null>) => void,
): Pick<Handlers, Own> {
  /** With the password that was typed, or the one that is known already. */
  const look = (office: OfficeSettings, password: string) =>
    lookAtOffice(office, officeNeeds, password === "" ? null : password);
  async function keep(database: string, password: string): Promise<Result<null, CommandFailure>> {
    const address = readDatabaseAddress(database);
    if (address === null) return say(words.office.wrongAddress(database));
    const kept = await keepDatabasePassword(address, password);
    if (kept.ok) return ok(null);
    const { detail } = kept.error;
    return say(words.cli.noKeychain(typeof detail === "string" ? detail : sayMessage(detail)));
  }
  return {
    "office.look": async (fields) => {
      const wrong = wrongIn(fields);
      if (wrong !== null) return ok({ wrong });
      const found = await look(settingsFrom(fields), fields.password);
      if (!found.ok) return say(sayNotSetUp(found.error, settings.path));
      return ok(found.value === null ? { found: "empty" } : { found: "office", computers: found.value });
    },
    "office.enter": async ({ as, ...fields }) => {
      if (wrongIn(fields) !== null) return say(words.office.wrongAddress(fields.database));
      const office = settingsFrom(fields);
      // All that can be known before anything is stopped.
      const unfinished = as === "join" ? unfinishedOf(journal) : 0;
      if (unfinished > 0) return say(words.office.unfinished(unfinished));
      const found = await look(office, fields.password);
      if (!found.ok) return say(sayNotSetUp(found.error, settings.path));
      if ((found.value === null) !== (as === "create"))
        return say(as === "create" ? words.office.existsAlready : words.office.nothingToJoin);
      const kept = fields.password === "" ? ok(null) : await keep(fields.database, fields.password);
      if (!kept.ok) return kept;
      restartAfter(async () => {
        const entered = await enterOffice(officeNeeds, office, as);
        return entered.ok ? null : sayNotSetUp(entered.error, settings.path);
      });
      return ok(null);
    },
    "office.leave": () => {
      restartAfter(async () => {
        const left = await leaveOffice(officeNeeds);
        return left.ok ? null : sayNotSetUp(left.error, settings.path);
      });
      return ok(null);
    },
    "office.keepPassword": async ({ password }) => {
      const { office } = settings.read().settings;
      return office === null ? say(words.office.noMember) : await keep(office.database, password);
    },
  };
}

const say = (message: string): Result<never, CommandFailure> => fail({ message });

const settingsFrom = ({ database, caFile }: OfficeFields): OfficeSettings => ({
  database: database.trim(),
  caFile: caFile.trim() === "" ? null : caFile,
});

function wrongIn({ database, caFile }: OfficeFields): WrongFields | null {
  const wrong = {
    ...(readDatabaseAddress(database.trim()) === null && { database: words.office.wrongAddress(database) }),
    ...(caFile.trim() !== "" && !isThere(caFile) && { caFile: sentence(words.officeWindow.noFile) }),
  };
  return Object.keys(wrong).length === 0 ? null : wrong;
}

const isThere = (path: string): boolean => isAbsolute(path) && existsSync(path);
