/** @file `proxy-password`: asks for the name and password of a proxy and keeps them in the keychain. */

import { sayMessage } from "../../../shared/wording/message.ts";
import { words } from "../../../shared/words/spoken.ts";
import type { Assembly } from "../../assemble/assemble.ts";
import { askInTurn } from "../ask-in-turn.ts";
import { refuse } from "../refuse.ts";

export async function takeProxyPassword(
  parts: Assembly,
  named: string | undefined,
  signal: AbortSignal,
): Promise<number> {
  const proxy = nameOfProxy(named ?? parts.settings.read().settings.network?.proxy ?? "");
  if (proxy === null) return refuse(words.cli.whichProxy);
  const questions = [words.cli.askProxyUser(proxy), words.cli.askProxyPassword];
  const [user = "", password = ""] = await askInTurn(questions, signal);
  if (user === "" || password === "") return refuse(words.cli.proxyNeedsBoth);
  const kept = await parts.network.keepSignIn(proxy, { user, password });
  if (!kept.ok) {
    process.stderr.write(`${words.cli.noKeychain(sayMessage(kept.error.detail))}\n`);
    return 3;
  }
  process.stdout.write(`${words.cli.proxyKept(proxy)}\n`);
  return 0;
}

/** Returns "proxy.office:3128", or null if the text names no proxy. */
function nameOfProxy(text: string): string | null {
  const whole = text.includes("://") ? text : `http://${text}`;
  if (text === "system" || text === "none" || !URL.canParse(whole)) return null;
  const { hostname, port, protocol } = new URL(whole);
  return hostname === "" ? null : `${hostname}:${port || (protocol === "https:" ? "443" : "80")}`;
}
