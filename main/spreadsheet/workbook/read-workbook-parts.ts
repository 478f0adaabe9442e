/** @file The parts of an .xlsx workbook that its sheets share: which sheets there are, their texts and their formats. */

import { folderOf } from "../../../shared/values/file-names/file-path.ts";
import { type Cell, cellFromText } from "../cells/table.ts";
import type { NumberFormat } from "./make-cell.ts";
import { MarkedText, type RunMark } from "./shown/marked-text.ts";
import { type Attribute, NotWhole, unescapeXstring, walkXml } from "./walk-xml.ts";

interface SheetPart {
  readonly name: string;
  readonly isHidden: boolean;
  /** The part that holds it. */
  readonly path: string;
  /** False for a chart or a dialog, which has no cells. */
  readonly isWorksheet: boolean;
}

interface Relationship {
  /** The last word of its type, such as “worksheet”. */
  readonly kind: string;
  readonly path: string;
}

/** The relationships of the part at `path`, by id. */
export function readRelationships(xml: string, path: string): ReadonlyMap<string, Relationship> {
  const folder = folderOf(path);
  const found = new Map<string, Relationship>();
  walkXml(xml, {
    open(name, depth, attribute) {
      if (depth !== 1 || name !== "Relationship" || attribute("TargetMode") === "External") return;
      const kind = (attribute("Type") ?? "").replace(/^.*\//, "");
      found.set(attribute("Id") ?? "", { kind, path: resolve(folder, attribute("Target") ?? "") });
    },
    close() {},
  });
  return found;
}

function resolve(folder: string, target: string): string {
  const whole = target.startsWith("/") ? target : `${folder}${target}`;
  const steps: string[] = [];
  for (const step of whole.split("/"))
    if (step === "..") steps.pop();
    else if (step !== "" && step !== ".") steps.push(step);
  return steps.join("/");
}

/** The sheets in their order, and whether the workbook counts its days from 1904. */
export function readWorkbookXml(xml: string, relationships: ReadonlyMap<string, Relationship>) {
  const sheets: SheetPart[] = [];
  let date1904 = false;
  let section = "";
  walkXml(xml, {
    open(name, depth, attribute) {
      if (depth === 0 && name !== "workbook") throw new NotWhole("not a workbook");
      if (depth === 1) section = name;
      if (depth === 1 && name === "workbookPr") date1904 = /^(?:1|true)$/.test(attribute("date1904") ?? "");
      if (depth !== 2 || section !== "sheets" || name !== "sheet") return;
      const part = relationships.get(attribute("id") ?? "");
      if (part === undefined) throw new NotWhole("a sheet that is not there");
      const isHidden = /^(?:hidden|veryHidden)$/.test(attribute("state") ?? "");
      const isWorksheet = part.kind === "worksheet";
      sheets.push({ name: attribute("name") ?? "", isHidden, path: part.path, isWorksheet });
    },
    close() {},
  });
  return { sheets, date1904 };
}

/** The texts that cells refer to by their number, without what says how they are spoken. */
export interface SharedTexts {
  readonly texts: readonly Cell[];
  /** Those that are struck out from their first character to their last. */
  readonly struck: ReadonlySet<Cell>;
}

export function readTexts(xml: string): SharedTexts {
  const texts: Cell[] = [];
  const struck = new Set<Cell>();
  let text = "";
  let isPhonetic = false;
  let runs: RichText | null = null;
  walkXml(xml, {
    open(name, depth, attribute) {
      if (depth === 0 && name !== "sst") throw new NotWhole("not a list of texts");
      if (depth === 1) [text, runs] = ["", null];
      if (depth === 2) isPhonetic = name === "rPh";
      if (depth === 2 && name === "r") {
        runs ??= new RichText();
        runs.openRun();
      } else if (depth === 4 && runs !== null) runs.change(name, attribute);
    },
    close(name, depth, content) {
      if (name === "t" && depth >= 2 && !isPhonetic) {
        if (depth === 3 && runs !== null) runs.add(unescapeXstring(content));
        else text += content;
      } else if (depth === 1 && name === "si") {
        const cell =
          runs === null || text !== "" ? cellFromText(unescapeXstring(text + (runs?.text ?? ""))) : runs.cell;
        if (runs?.isAllStruck) struck.add(cell);
        texts.push(cell);
      }
    },
  });
  return { texts, struck };
}

/** A text of runs, each with a font of its own. */
export class RichText extends MarkedText {
  private mark: RunMark = null;

  openRun(): void {
    this.mark = null;
  }

  /** @param name of a property of the run's font */
  change(name: string, attribute: Attribute): void {
    const value = attribute("val");
    if (name === "strike" && !/^(?:0|false)$/.test(value ?? "1")) this.mark = "struck";
    else if (name === "vertAlign" && /^(?:super|sub)script$/.test(value ?? "")) this.mark ??= "raised";
  }

  override add(text: string): void {
    super.add(text, this.mark);
  }
}

/** The number formats by the number of the style. */
export function readFormats(
  xml: string,
  formatOf: (id: number, pattern: string | null) => NumberFormat,
): readonly NumberFormat[] {
  const patterns = new Map<number, string>();
  const ids: number[] = [];
  let section = "";
  walkXml(xml, {
    open(name, depth, attribute) {
      if (depth === 0 && name !== "styleSheet") throw new NotWhole("not a list of styles");
      if (depth === 1) section = name;
      if (depth !== 2) return;
      if (section === "numFmts" && name === "numFmt")
        patterns.set(Number(attribute("numFmtId")), attribute("formatCode") ?? "General");
      if (section === "cellXfs" && name === "xf") ids.push(Number(attribute("numFmtId") ?? "0"));
    },
    close() {},
  });
  const made = new Map<number, NumberFormat>();
  return ids.map((id) => {
    const format = made.get(id) ?? formatOf(id, patterns.get(id) ?? null);
    made.set(id, format);
    return format;
  });
}
