/** @file What the page draws holds no words of its own: all that people read comes out of the catalogue. */

import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "@swc/core";
import { expect, test } from "vitest";

const repo = join(import.meta.dirname, "../..");

/** Those that are seen or read aloud, of elements and of our own components. */
const spokenAttributes: ReadonlySet<string> = new Set([
  ...["title", "alt", "placeholder", "label", "summary", "hint", "intro", "question", "submit"],
  ...["aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "aria-placeholder"],
]);

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** An argument of a call lies in an object that is no node. */
const nodesIn = (holder: object): readonly Node[] =>
  Object.values(holder)
    .flat()
    .flatMap((value: unknown) =>
      isNode(value) ? [value] : typeof value === "object" && value !== null ? nodesIn(value) : [],
    );

/** The text that an expression puts on the page by itself, whichever way it turns out. */
function textsOf(node: unknown): readonly string[] {
  if (!isNode(node)) return [];
  switch (node.type) {
    case "JSXText":
    case "StringLiteral":
      return [String(node["value"])];
    case "TemplateElement":
      return [String(node["cooked"])];
    case "ConditionalExpression":
      return [...textsOf(node["consequent"]), ...textsOf(node["alternate"])];
    case "BinaryExpression":
      return node["operator"] === "&&"
        ? textsOf(node["right"])
        : ["+", "||", "??"].includes(String(node["operator"]))
          ? [...textsOf(node["left"]), ...textsOf(node["right"])]
          : [];
    case "TemplateLiteral":
    case "ParenthesisExpression":
    case "JSXExpressionContainer":
      return nodesIn(node).flatMap(textsOf);
    default:
      return [];
  }
}

function* textsDrawn(node: Node): Generator<string> {
  if (node.type === "JSXElement" || node.type === "JSXFragment")
    for (const child of node["children"] as readonly unknown[]) yield* textsOf(child);
  if (node.type === "JSXAttribute") {
    const { value: name } = node["name"] as { readonly value?: unknown };
    if (spokenAttributes.has(String(name))) yield* textsOf(node["value"]);
  }
  for (const inner of nodesIn(node)) yield* textsDrawn(inner);
}

/** Words, not signs: "10023" and "…" are the same in every language. */
async function literalWords(source: string): Promise<readonly string[]> {
  const module = await parse(source, { syntax: "typescript", tsx: true });
  return [...textsDrawn(module as unknown as Node)].filter((text) => /\p{L}/u.test(text)).map((text) => text.trim());
}

test("no component renders a word that is not in the catalogue", async () => {
  const found: string[] = [];
  let files = 0;
  for await (const path of glob("renderer/**/*.tsx", { cwd: repo })) {
    files += 1;
    for (const words of await literalWords(await readFile(join(repo, path), "utf8"))) found.push(`${path}: ${words}`);
  }
  expect(found).toEqual([]);
  expect(files, "a guard that reads no files finds nothing").toBeGreaterThan(50);
});

test.each([
  ["text", "<p>Hello</p>", "Hello"],
  ["text in a fragment", "<>{x}<p /> Hello </>", "Hello"],
  ["a string", '<p>{"Hello"}</p>', "Hello"],
  ["one of two", '<p>{isOpen ? words.a : "Closed"}</p>', "Closed"],
  ["a fallback", '<p>{name ?? "Nobody"}</p>', "Nobody"],
  ["a sentence with a value", `<p>{\`\${howMany} files\`}</p>`, "files"],
  ["an attribute", '<button type="button" aria-label="Close" />', "Close"],
  ["an attribute that is worked out", '<input placeholder={isLong ? "Search here" : ""} />', "Search here"],
  ["what is handed to a component", '<ViewHead title="Today" />', "Today"],
  ["what is drawn in a list", "<ul>{all.map((one) => <li key={one}>One</li>)}</ul>", "One"],
])("the check catches a word: %s", async (_where, drawn, word) => {
  expect(await literalWords(`export const X = () => ${drawn};`)).toEqual([word]);
});

test.each([
  ["a class", '<p class={isOpen ? "open" : "closed"} />'],
  ["a sign or an example in figures", '<p title="…">{isDone ? "✓" : 1} <input placeholder="10023" /></p>'],
  ["a word of the catalogue", "<p title={words.window.pause}>{words.window.resume}</p>"],
  ["what is compared", '<p>{state === "done" ? words.a : words.b}</p>'],
])("the check allows %s", async (_what, drawn) => {
  expect(await literalWords(`export const X = () => ${drawn};`)).toEqual([]);
});
