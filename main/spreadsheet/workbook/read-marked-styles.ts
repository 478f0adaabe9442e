/** @file Finds the styles of an .xlsx workbook whose text is struck out, or has the colour of its background. */

import { type Attribute, walkXml } from "./walk-xml.ts";

/** Styles by their number, as a sheet writes it. */
export interface MarkedStyles {
  readonly struck: ReadonlySet<string>;
  readonly unseen: ReadonlySet<string>;
}

interface Font {
  isStruck: boolean;
  colour: string | null;
}

const [white, black] = ["FFFFFF", "000000"];

export function readMarkedStyles(xml: string): MarkedStyles {
  const struck = new Set<string>();
  const unseen = new Set<string>();
  const fonts: Font[] = [];
  /** The colours of the fills; null where a pattern mixes two. */
  const fills: (string | null)[] = [];
  let section = "";
  let styles = 0;
  walkXml(xml, {
    open(name, depth, attribute) {
      if (depth === 1) section = name;
      if (section === "fonts") {
        const font = fonts.at(-1);
        if (depth === 2 && name === "font") fonts.push({ isStruck: false, colour: black });
        else if (depth === 3 && name === "strike" && font && !/^(?:0|false)$/.test(attribute("val") ?? "1"))
          font.isStruck = true;
        else if (depth === 3 && name === "color" && font) font.colour = colourOf(attribute, black);
      } else if (section === "fills") {
        if (depth === 2 && name === "fill") fills.push(null);
        else if (depth === 3 && name === "patternFill") {
          const pattern = attribute("patternType") ?? "none";
          fills[fills.length - 1] = pattern === "none" ? white : pattern === "solid" ? black : null;
        } else if (depth === 4 && name === "fgColor" && fills.at(-1) === black)
          fills[fills.length - 1] = colourOf(attribute, null);
      } else if (section === "cellXfs" && depth === 2 && name === "xf") {
        const font = fonts[Number(attribute("fontId") ?? "0")];
        const fill = fills[Number(attribute("fillId") ?? "0")];
        if (font?.isStruck) struck.add(String(styles));
        if (font?.colour != null && font.colour === (fill === undefined ? white : fill)) unseen.add(String(styles));
        styles += 1;
      }
    },
    close() {},
  });
  return { struck, unseen };
}

/** A colour as six digits, or as the file names it where it is neither black nor white. */
function colourOf(attribute: Attribute, automatic: string | null): string | null {
  const [rgb, theme, indexed, tint] = [attribute("rgb"), attribute("theme"), attribute("indexed"), attribute("tint")];
  if (rgb !== null) return rgb.slice(-6).toUpperCase();
  // The themes of Excel begin with the colour of the sheet and that of its text.
  const isTinted = tint !== null && Number(tint) !== 0;
  if (theme !== null && !isTinted && theme === "0") return white;
  if (theme !== null && !isTinted && theme === "1") return black;
  if (theme !== null) return `theme ${theme} ${Number(tint ?? 0)}`;
  if (indexed === null) return automatic;
  if (/^(?:1|9|65)$/.test(indexed)) return white;
  return /^(?:0|8|64)$/.test(indexed) ? black : `indexed ${indexed}`;
}
