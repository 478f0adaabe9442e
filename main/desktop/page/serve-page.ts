/** @file Serves the window's page from its folder under app://, and no file outside that folder. */

import { readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { protocol } from "electron/main";

export const pageAddress = "app://pigeonhole/index.html";

/** Allows only what the page is made of. */
const contentSecurityPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'none'; frame-src preview:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
};

/** Call it before the app is ready: a scheme's privileges cannot be set later. */
export function registerPageScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: "app", privileges: { standard: true, secure: true } },
    { scheme: "preview", privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
}

/** @param folder path of the built page */
export function servePage(folder: string): void {
  protocol.handle("app", ({ method, url }) => {
    const isOurs = method === "GET" && URL.canParse(url) && new URL(url).host === "pigeonhole";
    return isOurs ? answerWithFile(folder, url, contentSecurityPolicy) : notFound();
  });
}

/** A file of the built page. @param folder path of the built page */
export async function answerWithFile(folder: string, address: string, policy: string): Promise<Response> {
  const path = pathOf(folder, address);
  const type = path === null ? undefined : types[extname(path)];
  if (path === null || type === undefined) return notFound();
  const content = await readFile(path).catch(() => null);
  if (content === null) return notFound();
  return new Response(new Uint8Array(content), { headers: { "content-type": type, ...guards(policy) } });
}

export const guards = (policy: string) => ({
  "content-security-policy": policy,
  "x-content-type-options": "nosniff",
  // Even a DNS lookup tells the owner of a name something.
  "x-dns-prefetch-control": "off",
});

/** The path of an address's file, or null if it is not one of the page's. */
function pathOf(folder: string, address: string): string | null {
  try {
    const path = join(folder, decodeURIComponent(new URL(address).pathname));
    return path.startsWith(folder + sep) && !path.includes("\0") ? path : null;
  } catch {
    // An invalid % code.
    return null;
  }
}

export const notFound = (): Response => new Response("not found", { status: 404 });
