/** @file Texts as one zip. The only file that knows the zip library. */

import { strToU8, zipSync } from "fflate";

export const zipFiles = (files: readonly { readonly name: string; readonly text: string }[]): Uint8Array =>
  zipSync(Object.fromEntries(files.map(({ name, text }) => [name, strToU8(text)])), { level: 6 });
