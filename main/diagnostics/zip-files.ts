/** @file Texts as one zip. The only file that knows the zip library. */

// Its build for Node begins with a `require` of its own, beside which electron-vite's does not load.
import { strToU8, zipSync } from "fflate/browser";

export const zipFiles = (files: readonly { readonly name: string; readonly text: string }[]): Uint8Array =>
  zipSync(Object.fromEntries(files.map(({ name, text }) => [name, strToU8(text)])), { level: 6 });
