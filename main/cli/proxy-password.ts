/** @file `proxy-password`: asks for the name and password of a proxy and keeps them in the keychain. */

import { createInterface } from "node:readline/promises";
import { sayMessage } from "../../shared/wording/message.ts";
import { words } from "../../shared/words/spoken.ts";
import type { Assembly } from "../assemble/assemble.ts";

export async function takeProxyPassword(
  parts: Assembly,
  named: string | undefined,
  signal: AbortSignal,
): Promise<number> {
  const proxy = nameOfProxy(named ?? parts.settings.read().settings.network?.proxy ?? "");
  if (proxy === null) {
    process.stderr.write(`${words.cli.whichProxy}\n`);
    return 2;
  }
  const questions = [words.cli.askProxyUser(proxy), words.cli.askProxyPassword];
  const [user = "", password = ""] = await askInTurn(questions, signal);
  if (user === "" || password === "") {
    process.stderr.write(`${words.cli.proxyNeedsBoth}\n`);
    return 2;
  }
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

/** Reads from the terminal or a pipe, never from the command line, which other programs can read. */
export async function askInTurn(questions: readonly string[], signal: AbortSignal): Promise<readonly string[]> {
  const answers: string[] = [];
  process.stderr.write(questions[0] ?? "");
  try {
    for await (const line of createInterface({ input: process.stdin, signal })) {
      answers.push(line);
      if (answers.length === questions.length) break;
      process.stderr.write(questions[answers.length] ?? "");
    }
    return answers;
  } finally {
    // A pipe that its writer keeps open would keep this process alive.
    process.stdin.destroy();
  }
}
