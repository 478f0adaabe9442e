/** @file Saves and removes connections and inboxes, but refuses changes that would break imports in the journal. */

import { dirname, isAbsolute } from "node:path";
import { holds, shareFiles } from "../../../shared/settings/folders-apart.ts";
import { changesFrom, wrongHabits } from "../../../shared/settings/office-habits.ts";
import { wrongIn } from "../../../shared/settings/read-settings.ts";
import type {
  ConnectionFields,
  InboxFields,
  OfficeHabits,
  Saved,
  SavedInbox,
  WrongFields,
} from "../../../shared/settings/settings-form.ts";
import { fail, ok, type Result } from "../../../shared/values/result.ts";
import { sayGone, sayUnfinished, sayWrong } from "../../../shared/wording/agent/say-settings-form.ts";
import { sentence } from "../../../shared/wording/grammar.ts";
import { words } from "../../../shared/words/spoken.ts";
import type { Assembly } from "../../assemble/assemble.ts";
import { filesInFolder } from "../../inbox/inbox.ts";

type Keeping = Pick<Assembly, "settings" | "journal">;
type Fields = Readonly<Record<string, unknown>>;

/** Saves a new connection (`id` null) or a changed one. Its addresses are locked once it has imports. */
export function saveConnection({ settings, journal }: Keeping, id: string | null, typed: ConnectionFields) {
  const known = settings.read().settings.connections.find((connection) => connection.id === id);
  if (id !== null && !known) return fail(sayGone("connection", id));
  const trimmed = trim(typed);
  // An empty office field means none, not an office without a name.
  const fields: Fields = trimmed["office"] === "" ? { ...trimmed, office: null } : trimmed;
  const wrong = { ...wrongFields("connections", known, fields) };
  if (known && journal.hasImports("connection", known.id))
    for (const key of ["baseUrl", "authUrl"] as const)
      if (fields[key] !== undefined && bare(fields[key]) !== bare(known[key]))
        wrong[key] = words.settings.addressLocked;
  return put({ settings, journal }, "connections", id, String(fields["name"] ?? ""), fields, wrong);
}

/**
 * Saves a new inbox (`id` null) or a changed one. Its folder is locked once it has imports.
 *
 * The agent imports what is in a folder as soon as it is saved. So a folder that holds files is not saved before a
 * person has said what to do with them. What a folder holds that cannot be listed now is left alone.
 */
export async function saveInbox(
  { settings, journal }: Keeping,
  id: string | null,
  typed: InboxFields,
): Promise<Result<SavedInbox, string>> {
  const { inboxes, connections } = settings.read().settings;
  const known = inboxes.find((inbox) => inbox.id === id);
  if (id !== null && !known) return fail(sayGone("inbox", id));
  // Not trimmed: the name of a folder may end in a space, and so may a prefix.
  const fields: Record<string, unknown> = { ...typed };
  const wrong = { ...wrongFields("inboxes", known, fields) };
  const { path, connection } = fields;
  if (typeof path === "string" && wrong["path"] === undefined) {
    const other = inboxes.find((inbox) => inbox.id !== id && shareFiles(inbox.path, path))?.path;
    const shared = other ?? (isAbsolute(path) ? await settings.findShared(path, id) : null);
    if (!isAbsolute(path)) wrong["path"] = words.settings.pathNotWhole;
    else if (holds(path, dirname(settings.path))) wrong["path"] = words.settings.holdsOurs;
    else if (shared !== null) wrong["path"] = words.settings.notApart(shared);
    if (known && path !== known.path && journal.hasImports("inbox", known.id))
      wrong["path"] = words.settings.folderLocked;
  }
  if (connection !== undefined && !connections.some((one) => one.id === connection))
    wrong["connection"] = sayGone("connection", String(connection));
  if (known && connection !== undefined && connection !== known.connection) {
    const unfinished = journal.unfinished("inbox", known.id);
    if (unfinished > 0) wrong["connection"] = words.settings.connectionLocked(unfinished);
  }
  const isNewFolder = typeof path === "string" && path !== known?.path;
  if (isNewFolder && fields["existingFiles"] === undefined && Object.keys(wrong).length === 0) {
    const holds = await filesInFolder(path, listOfTexts(fields["ignoredNames"]));
    if (holds !== null && holds.files > 0) return ok({ holds });
    fields["existingFiles"] = holds === null ? "leave" : "import";
  }
  const name =
    String(path ?? "")
      .split(/[\\/]/)
      .findLast((part) => part !== "") ?? "";
  return put({ settings, journal }, "inboxes", id, name, fields, wrong);
}

/** Saves what an office changes beside connections and inboxes. */
export function saveHabits({ settings }: Pick<Keeping, "settings">, typed: OfficeHabits): Result<Saved, string> {
  const changes = changesFrom(settings.read().settings, typed);
  const wrong = wrongHabits(changes);
  if (Object.keys(wrong).length > 0)
    return ok({
      wrong: Object.fromEntries(
        Object.entries(wrong).map(([key, what]) => [key, sayWrong(typed[key as keyof OfficeHabits], what)]),
      ),
    });
  const saved = Object.keys(changes).length === 0 ? ok(null) : settings.setKeys(changes);
  return saved.ok ? ok({ saved: "habits" }) : fail(sentence(saved.error));
}

/** Signs out and deletes the secret first, so that none is left in the keychain without a connection. */
export async function removeConnection(
  { settings, journal, accounts, connection }: Keeping & Pick<Assembly, "accounts" | "connection">,
  id: string,
): Promise<Result<null, string>> {
  const known = connection(id);
  if (!known) return fail(sayGone("connection", id));
  const unfinished = journal.unfinished("connection", id);
  if (unfinished > 0) return fail(sayUnfinished("connection", unfinished));
  const user = settings.read().settings.inboxes.find((inbox) => inbox.connection === id);
  if (user) return fail(words.settings.inUse([user.path]));
  const signedOut = await accounts.signOut(known);
  const forgotten = signedOut.ok ? await accounts.forgetSecret(known) : signedOut;
  if (!forgotten.ok) return forgotten;
  const removed = settings.remove("connections", id);
  return removed.ok ? removed : fail(sentence(removed.error));
}

/** Removes an inbox that has no unfinished imports, and its marker. The error is a sentence. */
export async function removeInbox(
  { settings, journal, releaseInbox }: Keeping & Pick<Assembly, "releaseInbox">,
  id: string,
): Promise<Result<null, string>> {
  const unfinished = journal.unfinished("inbox", id);
  if (unfinished > 0) return fail(sayUnfinished("inbox", unfinished));
  // Its folder is known only as long as it is in the settings. If it stays there, the next look makes the marker again.
  await releaseInbox(id);
  const removed = settings.remove("inboxes", id);
  return removed.ok ? removed : fail(sentence(removed.error));
}

const listOfTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

function put(
  { settings, journal }: Keeping,
  list: "connections" | "inboxes",
  id: string | null,
  name: string,
  fields: Fields,
  wrong: WrongFields,
): Result<Saved, string> {
  if (Object.keys(wrong).length > 0) return ok({ wrong });
  const of = list === "connections" ? "connection" : "inbox";
  const saved = settings.put(list, id, name, fields, (taken) => journal.hasImports(of, taken));
  return saved.ok ? ok({ saved: saved.value }) : fail(sentence(saved.error));
}

function wrongFields(
  list: "connections" | "inboxes",
  known: object | undefined,
  fields: Fields,
): Record<string, string> {
  const wrong = wrongIn(list, { ...known, ...fields, id: "any" });
  return Object.fromEntries(Object.entries(wrong).map(([key, what]) => [key, sayWrong(at(fields, key), what)]));
}

const at = (fields: Fields, key: string): unknown =>
  key.split(".").reduce<unknown>((inner, step) => (inner as Fields | undefined)?.[step], fields);

const trim = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, typeof value === "string" ? value.trim() : value]),
  );

const bare = (address: unknown): string => String(address).replace(/\/+$/, "");
