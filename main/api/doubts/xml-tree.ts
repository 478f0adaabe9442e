/**
 * @file Makes of an XML answer the objects and lists that the same answer would have in JSON.
 *
 * E-invoices are read by the same parser, which stops there at the first thing that isn't well-formed. An answer may be any
 * page, and every word in it that speaks against a batch counts: here it goes on.
 */

import { SaxesParser } from "saxes";

/** No answer is of more importance behind so many characters. */
const longestChars = 5_000_000;
const deepest = 100;
/** What is wrong so often, or has so many attributes in one element, is no answer. */
const mostProblems = 1_000;
const pieceCharacters = 64 * 1024;

interface Open {
  readonly name: string;
  readonly children: [string, unknown][];
  text: string;
}

/**
 * An element becomes a property, one with attributes or elements an object, and equal ones side by side a list. Prefixes
 * of namespaces are left out. What isn't well formed is read as far as it makes sense: nothing here throws.
 */
export function treeOfXml(text: string): Readonly<Record<string, unknown>> {
  const root: Open = { name: "", children: [], text: "" };
  const open: Open[] = [root];
  let [depth, problems] = [0, 0];
  const parser = new SaxesParser({ fragment: true });
  const add = (piece: string): void => {
    const at = open.at(-1);
    if (at !== undefined) at.text += piece;
  };
  const count = (): void => {
    problems += 1;
  };
  parser.on("error", count);
  parser.on("attribute", count);
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("opentag", ({ name, attributes }) => {
    depth += 1;
    problems -= Object.keys(attributes).length;
    if (depth > deepest) return;
    const children = Object.entries(attributes).flatMap(([key, value]): [string, unknown][] =>
      key.startsWith("xmlns") ? [] : [[bare(key), value.trim()]],
    );
    open.push({ name: bare(name), children, text: "" });
  });
  parser.on("closetag", () => {
    if (depth <= deepest && open.length > 1) close(open);
    depth -= 1;
  });
  // “R&D”: the parser would wait for the end of an entity, and drop what is before it.
  const whole = text
    .slice(0, longestChars)
    .replace(/&(?!#?\w{1,10};)/g, "&amp;")
    .slice(0, longestChars);
  for (let at = 0; at < whole.length && problems < mostProblems; at += pieceCharacters)
    parser.write(whole.slice(at, at + pieceCharacters));
  // It takes long to close very many; what is that deep isn't kept.
  if (depth <= deepest) parser.close();
  while (open.length > 1) close(open);
  return Object.fromEntries(root.children);
}

const bare = (name: string): string => name.replace(/^.*:/, "");

function close(open: Open[]): void {
  const done = open.pop();
  if (done !== undefined) open.at(-1)?.children.push([done.name, valueOfElement({ ...done, text: done.text.trim() })]);
}

function valueOfElement({ name, children, text }: Open): unknown {
  const isNil = children.some(([key, held]) => key === "nil" && held === "true");
  if (isNil) return null;
  if (children.length === 0) return text;
  const groups = Map.groupBy(children, ([key]) => key);
  const [only = "", ...others] = groups.keys();
  const items = children.map(([, held]) => held);
  const isList = others.length === 0 && (items.length > 1 || isPluralOf(name, only));
  if (isList) return items;
  const all = [...groups].map(([key, each]): [string, unknown] => [
    key,
    each.length > 1 ? each.map(([, held]) => held) : each[0]?.[1],
  ]);
  return Object.fromEntries(text === "" ? all : [...all, ["text", text]]);
}

function isPluralOf(name: string, one: string): boolean {
  const [many, single] = [name.toLowerCase().replace(/^arrayof/, ""), one.toLowerCase()];
  return many.startsWith(single) && many.length - single.length <= 2 && many !== single;
}
