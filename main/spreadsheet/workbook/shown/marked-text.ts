/** @file Puts a cell's text together of runs, some of which are struck out, raised or lowered, so that no figure is made of them. */

import { type Cell, cellFromText } from "../../cells/table.ts";

/** How a run of characters differs from ordinary ones, where that changes what it says; null where it doesn't. */
export type RunMark = "struck" | "raised" | null;

/** A text that is read run by run. */
export class MarkedText {
  private whole = "";
  private kept = "";
  private readonly parts = { struck: "", raised: "" };
  private isPlain = true;

  add(text: string, mark: RunMark): void {
    this.whole += text;
    if (mark !== "struck") this.kept += text;
    if (mark === null || text.trim() === "" || (mark === "raised" && isOrdinary.test(text.trim()))) return;
    this.isPlain = false;
    this.parts[mark] ||= text.trim();
  }

  get text(): string {
    return this.whole;
  }

  /** True where nothing is left without what is struck out. */
  get isAllStruck(): boolean {
    return this.parts.struck !== "" && this.kept.trim() === "";
  }

  /** The cell that has this text, or an error where only a part of it counts as it stands. */
  get cell(): Cell {
    return this.isPlain ? cellFromText(this.whole) : (this.partly ?? cellFromText(this.whole));
  }

  /** The error cell of a text of which only a part is marked; null for every other. */
  get partly(): Cell | null {
    if (this.isPlain || this.isAllStruck) return null;
    const { struck, raised } = this.parts;
    const [rest, shown] = [this.kept.trim(), this.whole.trim()];
    // A text that is raised altogether says the same.
    if (struck === "" && raised === shown) return null;
    const reason = struck !== "" ? { say: "partly-struck" as const, part: struck, shown } : null;
    return {
      kind: "error",
      text: rest,
      reason: reason ?? { say: "partly-raised", part: raised, shown },
      fix: { say: "fix-ordinary-characters" },
      rest,
    };
  }
}

/** Endings of ordinal numbers, and the signs of a trade mark. */
const isOrdinary = /^(?:st|nd|rd|th|er|ère|ème|tm|sm|[®™©ºª])$/iu;
