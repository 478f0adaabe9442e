/** @file Sends a person to the authority's page, waits for the browser to come back, and tells there what became of it. */

import { fail, type Result } from "../../shared/values/result.ts";
import { sayMessage } from "../../shared/wording/message.ts";
import { words } from "../../shared/words/spoken.ts";
import type { Authority, AuthorityProblem } from "./authority.ts";
import type { OpenPage } from "./flow.ts";
import { listenForRedirect } from "./loopback-redirect.ts";
import type { PageName } from "./redirect-pages.ts";
import type { SignInProblem } from "./sign-in-problems.ts";
import type { Tokens } from "./tokens.ts";

/** What became of a sign-in, and the page that says so in the browser. */
export type Verdict<T> = Result<T, { readonly page: PageName; readonly problem: SignInProblem }>;

const pageOf: Readonly<Record<AuthorityProblem["kind"], PageName>> = {
  cancelled: "cancelled",
  foreign: "foreign",
  refused: "failed",
  unreachable: "failed",
};

/** @param takeOver what is done with the tokens before anybody is told that it worked */
export async function askPerson<T>(
  authority: Authority,
  port: number | null,
  open: OpenPage,
  signal: AbortSignal,
  takeOver: (tokens: Tokens) => Promise<Verdict<T>>,
): Promise<Result<T, SignInProblem>> {
  const listening = await listenForRedirect(port, signal);
  if (!listening.ok) return fail(words.signIn.cannotWait(listening.error));
  const { redirectUri, arrival, close } = listening.value;
  try {
    const request = await authority.authorize(redirectUri);
    if (!request.ok) return fail(words.signIn.notSignedIn(sayMessage(request.error.detail)));
    const opened = opening(open, request.value.address.href);
    // The browser may be back before the program that opened it: our page is among what it shows.
    const redirect = await Promise.race([
      arrival,
      opened.then((problem) => (problem === null ? arrival : fail(problem))),
    ]);
    if (!redirect.ok) return redirect;
    const tokens = await authority.exchange(request.value, redirect.value.url);
    const verdict: Verdict<T> = tokens.ok
      ? await takeOver(tokens.value)
      : fail({ page: pageOf[tokens.error.kind], problem: words.signIn.notSignedIn(sayMessage(tokens.error.detail)) });
    await redirect.value.show(verdict.ok ? "signed-in" : verdict.error.page);
    return verdict.ok ? verdict : fail(verdict.error.problem);
  } finally {
    close();
  }
}

/** Why the browser could not be opened, as a sentence, or null. */
async function opening(open: OpenPage, address: string): Promise<string | null> {
  try {
    await open(address);
    return null;
  } catch (problem) {
    return words.signIn.browserNotOpened((problem as Error).message);
  }
}
