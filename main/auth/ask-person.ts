/** @file Opens the authority's sign-in page, waits for the browser's redirect, and shows the result in the browser. */

import { fail, type Result } from "../../shared/values/result.ts";
import { sayMessage } from "../../shared/wording/message.ts";
import { words } from "../../shared/words/spoken.ts";
import type { Authority, AuthorityProblem } from "./authority.ts";
import type { OpenPage } from "./flow.ts";
import { listenForRedirect } from "./loopback-redirect.ts";
import type { PageName } from "./redirect-pages.ts";
import type { SignInProblem } from "./sign-in-problems.ts";
import type { Tokens } from "./tokens.ts";

/** The result of a sign-in; a failure names the page that the browser shows. */
export type Verdict<T> = Result<T, { readonly page: PageName; readonly problem: SignInProblem }>;

const pageOf: Readonly<Record<AuthorityProblem["kind"], PageName>> = {
  cancelled: "cancelled",
  foreign: "foreign",
  refused: "failed",
  unreachable: "failed",
};

/** @param takeOver stores the tokens, before the browser shows success */
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
    // The redirect can arrive before `open` returns: the program that opens the page may wait for the browser.
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

/** The reason why the browser could not be opened, as a sentence, or null. */
async function opening(open: OpenPage, address: string): Promise<string | null> {
  try {
    await open(address);
    return null;
  } catch (problem) {
    return words.signIn.browserNotOpened((problem as Error).message);
  }
}
