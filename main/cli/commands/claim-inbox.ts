/** @file `inbox claim`: has this data folder import an inbox that another one imported, and says which. */

import { sayClaimed, sayNotClaimed } from "../../../shared/wording/agent/say-claimed.ts";
import { words } from "../../../shared/words/spoken.ts";
import type { Assembly } from "../../assemble/assemble.ts";
import { refuse } from "../refuse.ts";
import { instant } from "../status/instants.ts";

/** Exit code: 0, or 2 where nothing was taken over. */
export async function claimInbox(
  { claimInbox: claim, settings, ports, who }: Assembly,
  id: string,
  asJson: boolean,
): Promise<number> {
  const inbox = ports.inboxSettings(id);
  if (!inbox) {
    const known = settings.read().settings.inboxes.map((each) => each.id);
    return refuse(words.cli.noInbox(id, known));
  }
  const claimed = await claim(id, who);
  if (!claimed.ok) return refuse(sayNotClaimed(inbox.path, claimed.error));
  const before = claimed.value;
  const json = {
    inbox: id,
    before: before && { computer: before.computer, lastSeen: instant(before.seenAt) },
  };
  process.stdout.write(
    asJson ? `${JSON.stringify(json, null, 2)}\n` : `${sayClaimed(inbox.path, before, ports.timeZone)}\n`,
  );
  return 0;
}
