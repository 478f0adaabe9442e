/** @file The styles of an OpenDocument spreadsheet, as far as they hide or change what its cells show. */

import type { Attribute } from "./walk-xml.ts";

/** What a style says of itself; what it leaves out is that of its parent. */
interface OpenStyle {
  readonly parent: string | null;
  readonly format: string | null;
  isHidden?: boolean;
  isStruck?: boolean;
  isRaised?: boolean;
  colour?: string;
  background?: string;
}

/** How a format shows texts and dates: what it writes before and after them. */
export interface OpenFormat {
  /** “text-style”, “date-style”, “number-style” and the like. */
  readonly kind: string;
  before: string;
  after: string;
  hasContent: boolean;
  /** True where it depends on the value which format counts. */
  isConditional: boolean;
}

type Family = "table" | "table-column" | "table-row" | "table-cell" | "text";

const mostParents = 10;

/** Collects the styles of content.xml and styles.xml. */
export class OpenStyles {
  private readonly styles = new Map<string, OpenStyle>();
  private readonly formats = new Map<string, OpenFormat>();
  private style: OpenStyle | null = null;
  private format: OpenFormat | null = null;

  open(name: string, attribute: Attribute): void {
    if (name === "style") {
      this.style = { parent: attribute("style:parent-style-name"), format: attribute("style:data-style-name") };
      this.styles.set(`${attribute("style:family") ?? ""}/${attribute("style:name") ?? ""}`, this.style);
    } else if (name === "default-style") this.style = null;
    else if (/^(?:number|currency|percentage|date|time|boolean|text)-style$/.test(name)) {
      this.format = { kind: name, before: "", after: "", hasContent: false, isConditional: false };
      this.formats.set(attribute("style:name") ?? "", this.format);
    } else if (this.format !== null) {
      if (name === "map") this.format.isConditional = true;
      else if (name !== "text" && name !== "text-properties" && name !== "fill-character")
        this.format.hasContent = true;
    } else if (this.style !== null) changeStyle(this.style, name, attribute);
  }

  close(name: string, text: string): void {
    if (name === "style") this.style = null;
    else if (this.format === null) return;
    else if (name === "text") {
      // A sign between two texts keeps their words apart.
      if (this.format.hasContent) this.format.after += this.format.kind === "date-style" ? `/${text}` : text;
      else this.format.before += text;
    } else if (name === this.format.kind) this.format = null;
  }

  isHidden(family: Family, name: string | null): boolean {
    return this.find(family, name, ({ isHidden }) => isHidden) === true;
  }

  isStruck(family: Family, name: string | null): boolean {
    return this.find(family, name, ({ isStruck }) => isStruck) === true;
  }

  isRaised(name: string | null): boolean {
    return this.find("text", name, ({ isRaised }) => isRaised) === true;
  }

  /** True where a cell's text has the colour of its background. */
  isUnseen(name: string | null): boolean {
    const colour = this.find("table-cell", name, (style) => style.colour) ?? "#000000";
    return colour === (this.find("table-cell", name, ({ background }) => background) ?? "#ffffff");
  }

  /** The format of a cell's style, or null. */
  formatOf(name: string | null): Readonly<OpenFormat> | null {
    const format = this.find("table-cell", name, (style) => style.format ?? undefined);
    return format === undefined ? null : (this.formats.get(format) ?? null);
  }

  private find<Said>(family: Family, name: string | null, said: (style: OpenStyle) => Said | undefined) {
    let next = name;
    for (let at = 0; next !== null && at < mostParents; at++) {
      const style = this.styles.get(`${family}/${next}`);
      if (style === undefined) return undefined;
      const found = said(style);
      if (found !== undefined) return found;
      next = style.parent;
    }
    return undefined;
  }
}

function changeStyle(style: OpenStyle, name: string, attribute: Attribute): void {
  if (name === "table-properties") {
    const display = attribute("table:display");
    if (display !== null) style.isHidden = display === "false";
  } else if (name === "table-row-properties") style.isHidden = isNothing(attribute("style:row-height"));
  else if (name === "table-column-properties") style.isHidden = isNothing(attribute("style:column-width"));
  else if (name === "table-cell-properties") {
    const background = attribute("fo:background-color");
    if (background !== null) style.background = background === "transparent" ? "#ffffff" : background.toLowerCase();
  } else if (name === "text-properties") {
    const [line, type] = [attribute("style:text-line-through-style"), attribute("style:text-line-through-type")];
    if (line !== null || type !== null) style.isStruck = (line ?? type) !== "none" && (type ?? line) !== "none";
    const position = attribute("style:text-position");
    if (position !== null) style.isRaised = !/^0%/.test(position.trim());
    const colour = attribute("fo:color");
    if (attribute("style:use-window-font-color") === "true") style.colour = "#000000";
    else if (colour !== null) style.colour = colour.toLowerCase();
  }
}

/** “0cm”, “0in”. */
const isNothing = (size: string | null): boolean => size !== null && Number.parseFloat(size) === 0;
