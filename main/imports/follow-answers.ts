/** @file Looks again at files that asked how they are read, where people have set or written something that may answer. */

import type { MetadataKey } from "../../shared/agent/metadata-keys.ts";
import { planSettingsOf } from "../../shared/settings/plan-settings.ts";
import type { InboxSettings } from "../../shared/settings/settings.ts";
import type { Ports } from "./ports/ports.ts";
import { commit, type Drafting } from "./state/record.ts";
import { tryAgain } from "./steps/try-again.ts";

const keyOf = (inbox: string): MetadataKey => `read-by ${inbox}`;

/** All that people have said of how the files of an inbox are read, as one text. */
const saidOf = ({ templates }: Pick<Ports, "templates">, settings: InboxSettings): string =>
  JSON.stringify([planSettingsOf(settings, "batch").rules, templates.markOf(settings.id)]);

/**
 * To be called at each look: a template is put into its folder, and a setting is changed, while nobody runs. So what the
 * files of an inbox were read by is kept in the journal.
 */
export async function followAnswers(ports: Ports, inboxes: readonly InboxSettings[]): Promise<void> {
  for (const settings of inboxes) {
    if (ports.journal.metadata(keyOf(settings.id)) === saidOf(ports, settings)) continue;
    await commit(ports, (drafting) => lookAgain(drafting, settings));
  }
}

/** Looks again at all files of an inbox that asked how they are read, but for the one whose answer this follows from. */
export function lookAgain(drafting: Drafting<Ports>, settings: InboxSettings, answered: string | null = null): void {
  const { id: inbox } = settings;
  tryAgain(drafting, (other, why) => other.id !== answered && other.inbox === inbox && why === "cannot-tell");
  drafting.journal.setMetadata(keyOf(inbox), saidOf(drafting, settings), null);
}
