/** @file The first run: connect, choose a folder, try it. */

import { batch, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { words } from "../../shared/words/spoken.ts";
import { ask, status } from "../agent/use-agent.ts";
import { firstRun, type Guide as GuideNow, newGuide, setup } from "../agent/use-setup.ts";
import { goTo } from "../agent/use-view.ts";
import { LanguageButtons } from "../settings/language-card.tsx";
import { OpenAtLoginBox } from "../settings/open-at-login.tsx";
import { Guide } from "./guide.tsx";
import { PracticeCard } from "./practice-card.tsx";

export function FirstRun() {
  const opensAtLogin = useSignal(true);
  useEffect(() => {
    firstRun.value = "open";
  }, []);
  const now = setup.value?.is === "guide" ? setup.value : beginning();
  const end = async () => {
    // Only once everything is set up: an agent without an inbox must not start at login.
    if (now.inbox !== null) await ask("login.set", { open: opensAtLogin.value });
    firstRun.value = "over";
    setup.value = null;
  };
  return (
    <div class="first-run">
      <LanguageButtons />
      <Guide
        now={now}
        title={words.forms.firstRun}
        intro={now.inbox === null ? words.forms.firstRunIntro : words.forms.firstRunReady}
        end={() => void end()}
      >
        <section class="card">
          <OpenAtLoginBox checked={opensAtLogin.value} onChange={(checked) => (opensAtLogin.value = checked)} />
        </section>
      </Guide>
      <PracticeCard />
      <p class="join-first">
        <button type="button" class="button quiet" onClick={joinOthers}>
          {words.officeWindow.joinFirst}
        </button>
      </p>
    </div>
  );
}

/** Connections and inboxes come from the others then. */
function joinOthers(): void {
  batch(() => {
    firstRun.value = "over";
    setup.value = { is: "office" };
    goTo("inboxes");
  });
}

/** The first step. A person who left in the middle continues with the connection that they added. */
function beginning(): GuideNow {
  const [connection] = status.value?.connections ?? [];
  return { ...newGuide, connection: connection?.id ?? null };
}
