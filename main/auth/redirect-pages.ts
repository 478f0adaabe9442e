/** @file What the browser shows when it comes back from signing in. Nothing of the address is repeated in a page. */

import { createHash } from "node:crypto";

const pages = {
  "signed-in": [200, "Signed in", "You can close this window and go back to Pigeonhole."],
  cancelled: [
    200,
    "Not signed in",
    "It was cancelled on the sign-in page, or access was refused there. You can close this window.",
  ],
  "another-account": [
    200,
    "Not signed in",
    "Another account has signed in than the one that Pigeonhole sends as. You can close this window. Pigeonhole says what to do.",
  ],
  failed: [200, "Not signed in", "You can close this window. Pigeonhole says what to do."],
  foreign: [
    400,
    "Not signed in",
    "This page does not answer the sign-in that Pigeonhole waits for, so it was not used. Close this window and sign in again from Pigeonhole.",
  ],
  over: [410, "This sign-in is over", "It was used once already. You can close this window."],
  nothing: [404, "Not found", "There is nothing here."],
} as const satisfies Readonly<Record<string, readonly [number, string, string]>>;

export type PageName = keyof typeof pages;

const style =
  "body{font:1.1rem/1.6 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1rem;color-scheme:light dark}";
const styleHash = createHash("sha256").update(style).digest("base64");

/** No script, nothing from elsewhere, not in anybody's frame; and the address, which holds a code, goes no further. */
export const pageHeaders: Readonly<Record<string, string>> = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy": `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  connection: "close",
};

export function pageFor(name: PageName): { readonly status: number; readonly html: string } {
  const [status, title, text] = pages[name];
  const head = `<meta charset="utf-8"><title>${title}</title><style>${style}</style>`;
  return { status, html: `<!doctype html><html lang="en">${head}<h1>${title}</h1><p>${text}</p></html>` };
}
