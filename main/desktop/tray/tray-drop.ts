/** @file Adds files that are dropped on the tray icon: asks which inbox they are for, and reports those not copied. */

import { dialog } from "electron/main";
import type { Added } from "../../../shared/agent/adding.ts";
import type { AgentStatus } from "../../../shared/agent/agent-status.ts";
import type { CommandFailure } from "../../../shared/ipc.ts";
import type { Result } from "../../../shared/values/result.ts";
import { sayAdded, sayNotAdded } from "../../../shared/wording/imports/say-adding.ts";
import { words } from "../../../shared/words/spoken.ts";

/** The most names that fit into a dialog. */
const mostShown = 10;

export async function takeDroppedOnTray(
  paths: readonly string[],
  { inboxes }: Pick<AgentStatus, "inboxes">,
  add: (input: {
    inbox: string;
    paths: readonly string[];
  }) => Promise<Result<Added, CommandFailure>> | Result<Added, CommandFailure>,
): Promise<void> {
  const inbox = await chooseInbox(inboxes);
  if (inbox === null) return;
  const added = await add({ inbox, paths });
  if (!added.ok) return void (await say(added.error.message, ""));
  const { refused } = added.value;
  // The copied files show in the inbox and the icon, so there is nothing to report.
  if (refused.length === 0) return;
  const sentences = refused.slice(0, mostShown).map(({ name, why }) => sayNotAdded(name, why));
  await say(sayAdded(added.value), [...sentences, ...(refused.length > mostShown ? ["…"] : [])].join("\n"));
}

async function chooseInbox(inboxes: AgentStatus["inboxes"]): Promise<string | null> {
  const [only, second] = inboxes;
  if (only === undefined) {
    await say(words.desktop.noInbox, "");
    return null;
  }
  if (second === undefined) return only.id;
  const buttons = [...inboxes.map(({ path }) => path), words.desktop.cancel];
  const { response } = await dialog.showMessageBox({
    message: words.desktop.whichInbox,
    buttons,
    cancelId: buttons.length - 1,
    noLink: true,
  });
  return inboxes[response]?.id ?? null;
}

const say = (message: string, detail: string) => dialog.showMessageBox({ type: "warning", message, detail });
