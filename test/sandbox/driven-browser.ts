/**
 * @file A browser without a window: signs a user in with plain fetch, as the system browser would.
 *
 * Runs as a script too, `node driven-browser.ts URL`, in the place of the system
 * browser. SANDBOX_USER and SANDBOX_PASSWORD say who signs in (the first user of
 * the master data, and the password that stands there), SANDBOX_CANCEL=1 cancels.
 */

import { CookieJar } from "./cookie-jar.ts";
import { readLedger } from "./ledger.ts";

export interface Person {
  user: string;
  password: string;
  /** Presses Cancel in place of Sign in. */
  cancels?: boolean;
  /** Stops before the loopback address is opened, for tests that listen there themselves or not at all. */
  stopsAtRedirect?: boolean;
  /** Brings the cookies of an earlier sign-in. */
  cookies?: CookieJar;
}

export interface SignInVisit {
  /** The loopback address with the authority's answer in its query. */
  redirectUrl: string;
  /** What the application showed there; null when the visit stopped before. */
  page: { status: number; text: string } | null;
  /** How many forms were filled in: none when an earlier sign-in still held. */
  forms: number;
}

const maxSteps = 20;

/** Opens the authorization address, fills in the form and follows to the loopback redirect. Throws on a dead end. */
export async function signInWithDrivenBrowser(authorizeUrl: string, person: Person): Promise<SignInVisit> {
  const cookies = person.cookies ?? new CookieJar();
  const redirectUri = new URL(authorizeUrl).searchParams.get("redirect_uri") ?? "";
  let url = new URL(authorizeUrl);
  let form: URLSearchParams | null = null;
  let forms = 0;
  for (let step = 0; step < maxSteps; step++) {
    if (isRedirectTarget(url, redirectUri)) return arrive(url, person, forms);
    const answer = await visit(url, cookies, form);
    form = null;
    const location = answer.headers.get("location");
    if (location !== null) {
      url = new URL(location, url);
      continue;
    }
    const text = await answer.text();
    const action = /<form\b[^>]*>/i.exec(text)?.[0];
    if (!action || forms > 0)
      throw new Error(`sign-in ended at ${url.pathname} (${answer.status}): ${visibleText(text)}`);
    url = new URL(/\baction="([^"]*)"/.exec(action)?.[1]?.replaceAll("&amp;", "&") ?? url.href, url);
    form = new URLSearchParams({
      user: person.user,
      password: person.password,
      action: person.cancels ? "cancel" : "sign-in",
    });
    forms += 1;
  }
  throw new Error(`sign-in did not end within ${maxSteps} steps`);
}

function isRedirectTarget(url: URL, redirectUri: string): boolean {
  if (!URL.canParse(redirectUri)) return false;
  const target = new URL(redirectUri);
  return url.origin === target.origin && url.pathname === target.pathname;
}

async function arrive(url: URL, person: Person, forms: number): Promise<SignInVisit> {
  if (person.stopsAtRedirect) return { redirectUrl: url.href, page: null, forms };
  const answer = await fetch(url, { redirect: "follow" });
  return { redirectUrl: url.href, page: { status: answer.status, text: await answer.text() }, forms };
}

async function visit(url: URL, cookies: CookieJar, form: URLSearchParams | null): Promise<Response> {
  const headers: Record<string, string> = { accept: "text/html", cookie: cookies.headerFor(url) };
  const answer = await fetch(url, { redirect: "manual", headers, ...(form && { method: "POST", body: form }) });
  cookies.take(url, answer.headers.getSetCookie());
  return answer;
}

function visibleText(html: string): string {
  const body = html.replace(/<(style|title)\b.*?<\/\1>/gs, "").replaceAll(/<[^>]+>/g, " ");
  return body.replaceAll(/\s+/g, " ").trim();
}

if (import.meta.main) {
  const { users } = readLedger();
  const userName = process.env["SANDBOX_USER"] ?? users[0]?.userName ?? "";
  const known = users.find((each) => each.userName === userName);
  const visited = await signInWithDrivenBrowser(process.argv[2] ?? "", {
    user: userName,
    password: process.env["SANDBOX_PASSWORD"] ?? known?.password ?? "",
    cancels: process.env["SANDBOX_CANCEL"] === "1",
  });
  // The address holds a code, so only where it led is told.
  console.log(`signed in: ${new URL(visited.redirectUrl).origin} answered ${visited.page?.status}`);
}
