/** @file What the tags and styles of a web page do to the text in its cells: strike it out, raise it, hide it. */

import { MarkedText, type RunMark } from "../workbook/shown/marked-text.ts";
import { plainText } from "./plain-text.ts";

/** How text looks within an element, with what it inherits. */
export interface PageLook {
  readonly mark: RunMark;
  readonly colour: string;
  readonly background: string;
  /** True for text without size or colour. */
  readonly isTransparent: boolean;
}

export const plainLook: PageLook = { mark: null, colour: "black", background: "white", isTransparent: false };

/** The declarations of each class of the page's own styles. */
export type PageStyles = ReadonlyMap<string, string>;

export function pageStyles(page: string): PageStyles {
  const styles = new Map<string, string>();
  for (const [, sheet = ""] of page.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi))
    for (const [, selectors = "", declarations = ""] of sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g))
      for (const [, name = ""] of selectors.matchAll(/\.([\w-]+)/g))
        styles.set(name, `${styles.get(name) ?? ""};${declarations}`);
  return styles;
}

const struckTags: ReadonlySet<string> = new Set(["s", "strike", "del"]);
const raisedTags: ReadonlySet<string> = new Set(["sup", "sub"]);

/** The look within an element with these attributes. @param name of the element, in lower case */
export function lookWithin(outer: PageLook, name: string, attributes: string, styles: PageStyles): PageLook {
  if (attributes.trim() === "" && !struckTags.has(name) && !raisedTags.has(name)) return outer;
  const classes = (attributeOf(attributes, "class") ?? "").split(/\s+/).map((one) => styles.get(one) ?? "");
  const style = [...classes, plainText(attributeOf(attributes, "style") ?? "")].join(";");
  const isRun = name !== "td" && name !== "th" && name !== "tr" && name !== "table";
  const isStruck = struckTags.has(name) || /text-decoration[\w-]*\s*:[^;]*line-through/i.test(style);
  const isRaised = raisedTags.has(name) || (isRun && /vertical-align\s*:\s*(?:super|sub|text-top)/i.test(style));
  const colour =
    /(?:^|[;\s])color\s*:\s*([^;!]+)/i.exec(style)?.[1] ?? (name === "font" ? attributeOf(attributes, "color") : null);
  const background =
    /(?:^|[;\s])background(?:-color)?\s*:\s*(#[\da-f]{3,8}|[a-z]+|rgb\([^)]*\))/i.exec(style)?.[1] ??
    attributeOf(attributes, "bgcolor");
  return {
    mark: isStruck || outer.mark === "struck" ? "struck" : isRaised ? "raised" : outer.mark,
    colour: colour === null ? outer.colour : foldColour(colour),
    background:
      background === null || /^(?:none|transparent|inherit)$/i.test(background)
        ? outer.background
        : foldColour(background),
    isTransparent:
      outer.isTransparent ||
      /(?:^|[;\s])(?:font-size|opacity)\s*:\s*0(?![.\d])/i.test(style) ||
      /^transparent$/i.test(colour?.trim() ?? ""),
  };
}

/** True for a row without height. */
export const isFlat = (attributes: string): boolean =>
  /^0(?:\D|$)/.test(attributeOf(attributes, "height") ?? "") ||
  /(?:^|[;\s])height\s*:\s*0(?![.\d])/i.test(attributeOf(attributes, "style") ?? "");

const isUnseen = ({ colour, background, isTransparent }: PageLook): boolean => isTransparent || colour === background;

function attributeOf(attributes: string, name: string): string | null {
  const [, double, single, bare] =
    new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, "i").exec(attributes) ?? [];
  return double ?? single ?? bare ?? null;
}

const names: Readonly<Record<string, string>> = {
  white: "ffffff",
  window: "ffffff",
  black: "000000",
  windowtext: "000000",
  auto: "000000",
};

function foldColour(colour: string): string {
  const text = colour.trim().toLowerCase();
  const parts = /^rgb\(\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*\)$/.exec(text)?.slice(1);
  const long = text.replace(/^#?([\da-f])([\da-f])([\da-f])$/, "$1$1$2$2$3$3").replace(/^#/, "");
  const digits =
    parts === undefined
      ? (names[long] ?? long)
      : parts.map((part) => Number(part).toString(16).padStart(2, "0")).join("");
  return digits === "ffffff" ? "white" : digits === "000000" ? "black" : digits;
}

/** The text of a cell, tag by tag. */
export class PageText {
  private html = "";
  private readonly runs: { readonly html: string; readonly look: PageLook }[] = [];
  private readonly open: { readonly name: string; readonly look: PageLook }[] = [];
  private readonly look: PageLook;
  private readonly styles: PageStyles;

  constructor(look: PageLook, styles: PageStyles) {
    this.look = look;
    this.styles = styles;
  }

  private get now(): PageLook {
    return this.open.at(-1)?.look ?? this.look;
  }

  /** @param name of a tag in lower case, empty for text */
  add(whole: string, name: string, isEnd: boolean, attributes: string): void {
    if (name !== "" && !unclosed.has(name)) {
      this.endRun();
      if (isEnd)
        this.open.length = Math.max(
          0,
          this.open.findLastIndex((one) => one.name === name),
        );
      else if (!attributes.endsWith("/"))
        this.open.push({ name, look: lookWithin(this.now, name, attributes, this.styles) });
    }
    this.html += whole;
  }

  private endRun(): void {
    if (this.html !== "") this.runs.push({ html: this.html, look: this.now });
    this.html = "";
  }

  /** The text with its marks, and whether nobody sees any of it. */
  read(): { readonly text: MarkedText; readonly isUnseen: boolean } {
    this.endRun();
    const text = new MarkedText();
    const isPlain = this.runs.every(({ look }) => look.mark === null);
    if (isPlain) text.add(plainText(this.runs.map(({ html }) => html).join("")), null);
    // A mark at each end keeps the spaces between two runs.
    else
      for (const { html, look } of this.runs)
        text.add(plainText(`\u0001${html}\u0001`).replaceAll("\u0001", ""), look.mark);
    const filled = this.runs.filter(({ html }) => plainText(html) !== "");
    return { text, isUnseen: filled.length > 0 && filled.every(({ look }) => isUnseen(look)) };
  }
}

/** Elements without an end. */
const unclosed: ReadonlySet<string> = new Set("br hr img wbr col input link meta".split(" "));
