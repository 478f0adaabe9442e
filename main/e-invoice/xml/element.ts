/** @file An XML element, and the way to the elements within it. */

import type { Message } from "../../../shared/wording/message.ts";
import { NotAnInvoice } from "../not-an-invoice.ts";

export interface Element {
  /** The namespace, never its prefix: a file chooses its own prefixes. */
  readonly uri: string;
  readonly local: string;
  /** Those without a namespace. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly Element[];
  /** Its own text, without that of its children. */
  readonly text: string;
}

/** The namespaces of one syntax, by the prefixes that our paths use; that of steps without a prefix by "". */
export type Namespaces = Readonly<Record<string, string>>;

/** Finds elements by paths such as "cac:OrderReference/cbc:ID", from an element down. */
export interface Paths {
  all(from: Element | undefined, path: string): readonly Element[];
  /** The only one; undefined where there is none. @throws NotAnInvoice for several: which is meant cannot be told */
  only(from: Element | undefined, path: string): Element | undefined;
  /** The trimmed text of the first that has any; null where none has. */
  text(from: Element | undefined, path: string): string | null;
  /** The same of the only one. */
  onlyText(from: Element | undefined, path: string): string | null;
}

/** @param namespaces by the prefixes of the paths */
export function createPaths(namespaces: Namespaces): Paths {
  const parsed = new Map<string, readonly Step[]>();
  const stepsOf = (path: string): readonly Step[] => {
    const known = parsed.get(path) ?? path.split("/").map((step) => stepFrom(step, namespaces));
    parsed.set(path, known);
    return known;
  };
  const all: Paths["all"] = (from, path) => {
    let found: readonly Element[] = from === undefined ? [] : [from];
    for (const { uri, local } of stepsOf(path))
      found = found.flatMap(({ children }) => children.filter((child) => child.local === local && child.uri === uri));
    return found;
  };
  const only: Paths["only"] = (from, path) => {
    const [first, second] = all(from, path);
    if (second !== undefined) throw new NotAnInvoice(repeated(path));
    return first;
  };
  return {
    all,
    only,
    text: (from, path) =>
      all(from, path)
        .map(textOf)
        .find((text) => text !== null) ?? null,
    onlyText: (from, path) => textOf(only(from, path)),
  };
}

interface Step {
  readonly uri: string;
  readonly local: string;
}

function stepFrom(step: string, namespaces: Namespaces): Step {
  const colon = step.indexOf(":");
  const [prefix, local] = [step.slice(0, Math.max(0, colon)), step.slice(colon + 1)];
  const uri = namespaces[prefix];
  if (uri === undefined) throw new Error(`no namespace for ${step}`);
  return { uri, local };
}

const repeated = (path: string): Message => ({ say: "e-invoice-repeats", element: path });

/**
 * Null for an element that is missing or blank.
 *
 * @throws NotAnInvoice where elements interrupt the text: what is left of it may say something else
 */
export function textOf(element: Element | undefined): string | null {
  const text = element?.text.trim() ?? "";
  if (text !== "" && element !== undefined && element.children.length > 0)
    throw new NotAnInvoice({ say: "e-invoice-mixed", element: element.local });
  return text === "" ? null : text;
}

/** In one line: names and notes have line breaks in real files. */
export const foldSpace = (text: string): string => text.trim().replace(/\s+/g, " ");
