/** @file The pages that the browser shows after the redirect. They never repeat anything of the address. */

import { createHash } from "node:crypto";
import { locale } from "../../shared/wording/language.ts";
import { words } from "../../shared/words/spoken.ts";

const statuses = {
  "signed-in": 200,
  cancelled: 200,
  "another-account": 200,
  failed: 200,
  foreign: 400,
  over: 410,
  nothing: 404,
} as const;

export type PageName = keyof typeof statuses;

const style =
  "body{font:1.1rem/1.6 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1rem;color-scheme:light dark}";
const styleHash = createHash("sha256").update(style).digest("base64");

/** No scripts, no external content, no frames, and no referrer: the address holds the authorization code. */
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
  const { title, text } = words.signIn.page[name];
  const head = `<meta charset="utf-8"><title>${title}</title><style>${style}</style>`;
  const html = `<!doctype html><html lang="${locale.language}">${head}<h1>${title}</h1><p>${text}</p></html>`;
  return { status: statuses[name], html };
}
