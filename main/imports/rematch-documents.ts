/** @file Tries documents again that wait for their purchase invoice, where their inbox's settings look for it otherwise than before. */

import type { MetadataKey } from "../../shared/agent/metadata-keys.ts";
import type { Failure } from "../../shared/imports/failures/failure.ts";
import type { InboxSettings } from "../../shared/settings/settings.ts";
import { usualDocumentRules } from "../planning/plan-import.ts";
import type { Ports } from "./ports/ports.ts";
import { commit } from "./state/record.ts";
import { tryAgain } from "./steps/try-again.ts";

type MatchSettings = Pick<InboxSettings, "idAt" | "idPrefixes" | "documentNames" | "textOfPdfs" | "eInvoicesInPdfs">;

/** What of an inbox's settings decides where a document belongs, as one text. */
export const matchTextOf = ({ idAt, idPrefixes, documentNames, textOfPdfs, eInvoicesInPdfs }: MatchSettings): string =>
  JSON.stringify({ idAt, idPrefixes, documentNames, textOfPdfs, eInvoicesInPdfs });

/** What an inbox that the journal's metadata does not name has been matched by: these hold where nothing is set. */
const usually = matchTextOf({
  ...usualDocumentRules,
  idPrefixes: [],
  textOfPdfs: "suggest",
  eInvoicesInPdfs: "ask",
});

const keyOf = (inbox: string): MetadataKey => `matched-by ${inbox}`;

/**
 * To be called at each look: a setting may be changed while nobody runs, so what the documents were matched by is kept
 * in the journal. What was refused for a name that is mended from now on is tried again too.
 */
export async function rematchDocuments(ports: Ports, inboxes: readonly InboxSettings[]): Promise<void> {
  for (const { id, ...settings } of inboxes) {
    const now = matchTextOf(settings);
    if ((ports.journal.metadata(keyOf(id)) ?? usually) === now) continue;
    await commit(ports, (drafting) => {
      tryAgain(drafting, ({ inbox }, why) => inbox === id && dependsOnSettings.has(why));
      if (settings.documentNames === "mend")
        tryAgain(drafting, ({ inbox }, why) => inbox === id && why === "name-not-permitted", "failed");
      drafting.journal.setMetadata(keyOf(id), now, {
        what: "match-again",
        who: "agent",
        detail: { inbox: id, ...JSON.parse(now) },
      });
    });
  }
}

const dependsOnSettings: ReadonlySet<Failure["kind"]> = new Set(["no-purchase-invoice-id", "spreadsheet-or-document"]);
