/** @file Connections to the sandbox, and people who sign in there with a driven browser. */

import type { TakeTurn } from "../../../main/auth/flow.ts";
import type { Connection } from "../../../shared/settings/settings.ts";
import { signInWithDrivenBrowser } from "../../sandbox/driven-browser.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";

/** A connection as one of the sandbox's clients. */
export function connectionAs(
  sandbox: Sandbox,
  client: keyof Sandbox["clients"],
  changes: Partial<Connection> = {},
): Connection {
  const { clientId, flow } = sandbox.clients[client];
  return {
    id: client,
    name: "Head office",
    baseUrl: sandbox.baseUrl,
    authUrl: sandbox.authUrl,
    clientId,
    flow,
    clientAuthentication: "body",
    scopes: flow === "browser" ? ["profile"] : [],
    redirectPort: null,
    office: null,
    lists: { suppliers: null, nominals: null, projects: null, vatCodes: null },
    secretExpires: null,
    isTest: false,
    ...changes,
  };
}

const priya = { user: "priya.nair", password: "copper-kettle-42" };

/** Signs in on the page as Priya. */
export const asPriya = async (address: string): Promise<void> => void (await signInWithDrivenBrowser(address, priya));

/** Opens a page that redirects at once without asking. */
export const follow = async (address: string): Promise<void> => void (await fetch(address));

/** Cancels on the page. */
export const asPriyaCancelling = async (address: string): Promise<void> =>
  void (await signInWithDrivenBrowser(address, { ...priya, cancels: true }));

/** Signs in, and changes the redirect's query. */
export const asPriyaComingBackWith =
  (change: (query: URLSearchParams) => void, onPage: (html: string) => void = () => {}) =>
  async (address: string): Promise<void> => {
    const { redirectUrl } = await signInWithDrivenBrowser(address, { ...priya, stopsAtRedirect: true });
    const url = new URL(redirectUrl);
    change(url.searchParams);
    onPage(await (await fetch(url)).text());
  };

/** No other process uses this data folder. */
export const byMyself: TakeTurn = (_item, work) => work();

export const never: AbortSignal = new AbortController().signal;

/** The requests that reached one of the authority's endpoints. */
export const asked = (sandbox: Sandbox, operation: "token" | "discovery" | "revocation") =>
  sandbox.received().requests.filter((request) => request.operation === operation);

/** The claims of a token. */
export const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
