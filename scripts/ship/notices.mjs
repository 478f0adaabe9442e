/** @file Writes THIRD-PARTY-NOTICES: the licence of everything that is inside the app beside our own code. */

const heading = `Pigeonhole contains the following software of others, under the licences below.
Electron, and what it contains (Chromium, Node.js and their parts): see
LICENSE.electron.txt and LICENSES.chromium.html beside the program.`;

/** @throws where a package says no licence that we may pass on */
export function noticesOf(packages) {
  return `${[heading, ...packages.map(noticeOf)].join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}

/** Licences under which a program may be passed on if their text goes with it. */
const allowed =
  /^\(?(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|Unlicense)(\s+(OR|AND)\s+[\w.-]+)*\)?$/;

function noticeOf({ name, version, license, homepage, author, texts }) {
  if (!allowed.test(license ?? "")) throw new Error(`${name} ${version} has the licence ${license}: may it be packed?`);
  // A package without the text names its licence in package.json alone.
  const text = texts.length > 0 ? texts.join("\n\n") : `Licence: ${license}. Copyright: ${author ?? "the authors"}.`;
  return [`${name} ${version} (${license})`, ...(homepage ? [homepage] : []), "", text].join("\n");
}
