/** @file Every way that we know to write a secret in another program's text. */

import fc from "fast-check";

const bytes = (text: string) => [...Buffer.from(text)];
const hexOf = (byte: number) => byte.toString(16).padStart(2, "0");
const units = (text: string) => Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
const percent = (text: string) => bytes(text).map((byte) => `%${hexOf(byte)}`);
/** Hexadecimal digits of a percent code may have either case, the rest may not. */
const lowerPercent = (text: string) => text.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
const form = (text: string) => new URLSearchParams({ x: text }).toString().slice(2);
const strict = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${hexOf(char.charCodeAt(0)).toUpperCase()}`);
const base64 = (text: string) => Buffer.from(text).toString("base64");
const base64url = (text: string) => Buffer.from(text).toString("base64url");
const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** @returns for each way its name and the secret written in it, as an answer to this client may hold it */
export const spellings = (secret: string, clientId: string): Readonly<Record<string, string>> => ({
  plain: secret,
  "between letters": `a${secret}b`,
  percent: encodeURIComponent(secret),
  "percent in small letters": lowerPercent(strict(secret)),
  "percent with !'()*": strict(secret),
  "every byte in percent": percent(secret).join(""),
  "percent twice": encodeURIComponent(encodeURIComponent(secret)),
  form: form(secret),
  "form twice": form(form(secret)),
  json: JSON.stringify(secret).slice(1, -1),
  "json with \\/": JSON.stringify(secret).slice(1, -1).replaceAll("/", "\\/"),
  "json of json": JSON.stringify(JSON.stringify(secret)).slice(1, -1),
  "\\u": units(secret)
    .map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`)
    .join(""),
  "\\U in capitals": units(secret)
    .map((unit) => `\\u${unit.toString(16).padStart(4, "0").toUpperCase()}`)
    .join(""),
  "\\x": bytes(secret)
    .map((byte) => `\\x${hexOf(byte)}`)
    .join(""),
  "html entities": secret.replace(/[&<>"']/g, (char) => entities[char] ?? char),
  "decimal entities": [...secret].map((char) => `&#${char.codePointAt(0)};`).join(""),
  "hexadecimal entities": [...secret].map((char) => `&#x${char.codePointAt(0)?.toString(16)};`).join(""),
  "entities of percent": encodeURIComponent(secret).replaceAll("%", "&percnt;"),
  hex: bytes(secret).map(hexOf).join(""),
  "hex in capitals": bytes(secret).map(hexOf).join("").toUpperCase(),
  "hex with colons": bytes(secret).map(hexOf).join(":"),
  "hex with spaces": bytes(secret).map(hexOf).join(" "),
  base64: base64(secret),
  base64url: base64url(secret),
  basic: `Basic ${base64(`${clientId}:${secret}`)}`,
  "basic in base64url": base64url(`${clientId}:${secret}`),
  "basic of RFC 6749": `Basic ${base64(`${form(clientId)}:${form(secret)}`)}`,
  "basic in percent": encodeURIComponent(base64(`${clientId}:${secret}`)),
  "basic in json": base64(`${clientId}:${secret}`).replaceAll("/", "\\/").replaceAll("+", "\\u002b"),
  "basic on two lines": base64(`${clientId}:${secret}`).replace(/(.{9})/, "$1\n"),
  "basic in hex": bytes(base64(`${clientId}:${secret}`))
    .map(hexOf)
    .join(""),
  "basic in base64": base64(base64(`${clientId}:${secret}`)),
  "the whole form": `grant_type=client_credentials&client_secret=${form(secret)}&resource=x`,
  "the whole form in base64": base64(`grant_type=client_credentials&client_secret=${form(secret)}&resource=x`),
});

/** Secrets as authorities issue them and as people make them up, with all that some encoding changes. */
export const someSecret = (minLength: number, maxLength: number) =>
  fc.string({
    unit: fc.constantFrom(...`ABCXYZabcxyz0189-._~!'()*+/=%&<>"\\ #@:;,?$^|{}[]\`äß€🔑`),
    minLength,
    maxLength,
  });
