/** @file The commands about alerts: where they go, changing that, and trying it out. */

import { alertsFrom, showAlerts } from "../../../shared/settings/alert-fields.ts";
import { fail, ok } from "../../../shared/values/result.ts";
import { sentence } from "../../../shared/wording/grammar.ts";
import { sayMessage } from "../../../shared/wording/message.ts";
import { words } from "../../../shared/words/spoken.ts";
import type { Assembly } from "../../assemble/assemble.ts";
import type { Handlers } from "../bridge.ts";

type Own = "alerts.view" | "alerts.settings" | "alerts.save" | "alerts.test";

export function alertHandlers({
  alerts,
  settings,
  journal,
  who,
}: Pick<Assembly, "alerts" | "settings" | "journal" | "who">): Pick<Handlers, Own> {
  return {
    "alerts.view": () => ok(alerts.channels().map(({ name, to }) => ({ name, to }))),
    "alerts.settings": () => ok(showAlerts(settings.read().settings.alerts)),
    "alerts.save": async ({ fields, password }) => {
      const made = alertsFrom(settings.read().settings.alerts, fields);
      if ("wrong" in made)
        return ok({
          wrong: Object.fromEntries(Object.entries(made.wrong).map(([key, what]) => [key, sentence(what)])),
        });
      const saved = settings.setKeys({ alerts: made.alerts });
      if (!saved.ok) return fail({ message: sentence(saved.error) });
      // The address of the webhook is as good as a password, and the trail is read by others.
      await journal.commit((draft) => draft.note({ what: "change-settings", who, detail: { alerts: "changed" } }));
      const { mail } = settings.read().settings.alerts;
      if (password !== null && mail !== null) {
        const kept = await alerts.keepPassword(mail, password);
        if (!kept.ok) return fail({ message: words.cli.noKeychain(sayMessage(kept.error.detail)) });
      }
      return ok({ saved: "alerts" });
    },
    "alerts.test": async () => ok(await alerts.tryOut()),
  };
}
