/** @file `proxy-password`: asks for what a proxy wants to know, and keeps it in the keychain. */

import { createInterface } from "node:readline/promises";
import type { Parts } from "../assemble.ts";

export async function takeProxyPassword(parts: Parts, named: string | undefined, signal: AbortSignal): Promise<number> {
  const proxy = nameOfProxy(named ?? parts.settings.read().settings.network?.proxy ?? "");
  if (proxy === null) {
    process.stderr.write(
      "Say which proxy, as host:port; Pigeonhole names it where it says that the proxy wants a password.\n",
    );
    return 2;
  }
  const [user = "", password = ""] = await askInTurn([`The user name for ${proxy}: `, "The password: "], signal);
  if (user === "" || password === "") {
    process.stderr.write("A user name and a password are needed. Nothing was changed.\n");
    return 2;
  }
  const kept = await parts.network.keepSignIn(proxy, { user, password });
  if (!kept.ok) {
    process.stderr.write(
      `There is no keychain to keep the password safe in (${kept.error.detail}). Nothing was stored.\n`,
    );
    return 3;
  }
  process.stdout.write(`Kept in the keychain for the proxy ${proxy}.\n`);
  return 0;
}

/** "proxy.office:3128", or null where that is not what stands there. */
function nameOfProxy(text: string): string | null {
  const whole = text.includes("://") ? text : `http://${text}`;
  if (text === "system" || text === "none" || !URL.canParse(whole)) return null;
  const { hostname, port, protocol } = new URL(whole);
  return hostname === "" ? null : `${hostname}:${port || (protocol === "https:" ? "443" : "80")}`;
}

/** From the terminal or a pipe, never from the command line: other programs can read that. */
async function askInTurn(questions: readonly string[], signal: AbortSignal): Promise<readonly string[]> {
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
    // A pipe that its writer holds open would keep this process from ending.
    process.stdin.destroy();
  }
}
