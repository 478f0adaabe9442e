/**
 * @file The facts about the agent that a journal keeps beside its imports, and whose each of them is.
 *
 * [Note: the office's and the computer's]
 *
 * Where several computers share a journal, a fact of the office is the same on all of them: that sending is paused, or
 * what was in an inbox at the first look. A fact of the computer stays on it: what its people were told, who is signed in
 * there, what it found in its own check of the night.
 */

type Whose = "office" | "computer";

/** A name that ends in a space begins the key of each inbox or connection. */
const whoseFact = {
  paused: "office",
  restored: "office",
  "journal id": "office",
  "office ": "office",
  "folder ": "office",
  "matched-by ": "office",
  "read-by ": "office",
  "reference ": "office",
  "named-list ": "office",
  "there-first ": "office",
  "looked after restore: ": "office",
  "marker of inbox ": "office",
  "inbox taken over: ": "office",
  "marker damaged since: ": "office",
  "log place": "office",
  "numbers after": "office",
  "other owner of inbox ": "office",
  "inbox quiet until: ": "office",
  "look asked": "office",
  "look done": "office",
  "shared setting: ": "office",
  alerted: "office",
  "settings here": "computer",
  "open-at-login": "computer",
  "update ended": "computer",
  accounts: "computer",
  told: "computer",
  tonight: "computer",
  report: "computer",
} as const satisfies Readonly<Record<string, Whose>>;

type Name = keyof typeof whoseFact;

/** The key of a fact. One that is not listed is refused by the compiler. */
export type MetadataKey = { readonly [N in Name]: N extends `${string} ` ? `${N}${string}` : N }[Name];

/** The facts that no copy for another computer takes along. */
export const computersFacts: readonly string[] = Object.entries(whoseFact)
  .filter(([, whose]) => whose === "computer")
  .map(([name]) => name);

const names = Object.keys(whoseFact) as readonly Name[];

/** See [Note: the office's and the computer's]. */
export function whoseMetadata(key: MetadataKey): Whose {
  const name = names.find((each) => (each.endsWith(" ") ? key.startsWith(each) : key === each));
  if (name === undefined) throw new Error(`metadata-keys.ts doesn't say whose the fact ${key} is`);
  return whoseFact[name];
}
