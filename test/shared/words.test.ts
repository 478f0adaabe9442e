/** @file The catalogue of words is whole in every language. */

import { expect, test } from "vitest";
import { english } from "../../shared/words/english/english.ts";
import { german } from "../../shared/words/german/german.ts";

/** The same word in both languages. */
const shared: ReadonlySet<string> = new Set([
  "alerts.over.webhook",
  "agent.state.offline",
  "desktop.found.id",
  "desktop.found.state",
  "details.differs-in",
  "window.appName",
  "window.about",
  "window.viewKey",
  "window.columns.state",
  "note.id",
  "outcomes.original",
  "answers.column-holds-supplier",
  "columns.several-reasons",
  "answers.column-shown",
  "doubts.amounts",
  "doubts.one-and-other",
  "questions.date-one-way",
  "noSignIn.redirect-is-foreign",
  "note.copyHeaders.status",
  "unreadable.content",
  "unreadable.content-named",
]);

/** Every sentence with the path that it stands at; of one that is made from something, how it is made. */
function* sentencesOf(topic: object, at = ""): Generator<readonly [string, string]> {
  for (const [key, value] of Object.entries(topic) as [string, unknown][]) {
    const path = at === "" ? key : `${at}.${key}`;
    if (typeof value === "object" && value !== null) yield* sentencesOf(value, path);
    else yield [path, String(value)];
  }
}

test("German has every sentence that English has, and no other", () => {
  const paths = (words: object) => [...sentencesOf(words)].map(([path]) => path);
  expect(paths(german)).toEqual(expect.arrayContaining(paths(english)));
  expect(paths(english)).toEqual(expect.arrayContaining(paths(german)));
  expect(paths(english).length).toBeGreaterThan(20);
});

test("no German sentence is in English", () => {
  const translated = new Map(sentencesOf(german));
  const same = [...sentencesOf(english)].filter(
    ([path, words]) => /\p{L}{2}/u.test(words) && translated.get(path) === words && !shared.has(path),
  );
  expect(same).toEqual([]);
});
