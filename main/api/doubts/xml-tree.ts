/** @file Makes of an XML answer the objects and lists that the same answer would have in JSON. */

/** No answer is of more importance behind so many characters. */
const longestChars = 5_000_000;

interface Open {
  readonly name: string;
  readonly children: [string, unknown][];
  text: string;
}

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };
const plain = (text: string): string =>
  text
    .replaceAll(/&(lt|gt|amp|quot|apos);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/&#(x?)([\da-f]{1,6});/gi, (whole, hex: string, digits: string) => {
      const code = Number.parseInt(digits, hex === "" ? 10 : 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .trim();

/**
 * An element becomes a property, one with attributes or elements an object, and equal ones side by side a list. Prefixes
 * of namespaces are left out. What isn't well formed is read as far as it makes sense: nothing here throws.
 */
export function treeOfXml(text: string): Readonly<Record<string, unknown>> {
  const root: Open = { name: "", children: [], text: "" };
  const open: Open[] = [root];
  const tokens = /<[?!][^<>]*>|<(\/?)([\w.:-]{1,100})([^<>]*)>|[^<]+|</g;
  for (const [token, slash, fullName, rest = ""] of withoutSections(text.slice(0, longestChars)).matchAll(tokens)) {
    const at = open.at(-1) ?? root;
    if (fullName === undefined) {
      if (!token.startsWith("<")) at.text += plain(token);
      continue;
    }
    const name = fullName.replace(/^.*:/, "");
    if (slash === "/") {
      const from = open.findLastIndex((one, place) => place > 0 && one.name === name);
      while (from > 0 && open.length > from) close(open);
      continue;
    }
    const attributes = [...rest.matchAll(/([\w.:-]{1,100})\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].flatMap(
      ([, key = "", double, single]): [string, unknown][] =>
        key.startsWith("xmlns") ? [] : [[key.replace(/^.*:/, ""), plain(double ?? single ?? "")]],
    );
    open.push({ name, children: attributes, text: "" });
    if (rest.endsWith("/") || open.length > 100) close(open);
  }
  while (open.length > 1) close(open);
  return Object.fromEntries(root.children);
}

/** Without comments, and with the text of a CDATA section as any other. A regular expression would take long for many. */
function withoutSections(text: string): string {
  const [head = "", ...commented] = text.split("<!--");
  const left = [head, ...commented.map((part) => part.slice(part.indexOf("-->") + 3))].join("");
  const [before = "", ...sections] = left.split("<![CDATA[");
  const escaped = sections.map((part) => {
    const end = part.indexOf("]]>");
    const inside = part.slice(0, Math.max(end, 0));
    return inside.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;") + part.slice(end + 3);
  });
  return [before, ...escaped].join("");
}

function close(open: Open[]): void {
  const done = open.pop();
  if (done !== undefined) open.at(-1)?.children.push([done.name, valueOfElement(done)]);
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
