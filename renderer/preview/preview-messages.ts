/**
 * @file What the window and the frame of a preview tell each other.
 *
 * [Note: a preview]
 *
 * A document may be hostile, and what draws it may have holes. So it is drawn in a frame of another origin, which the
 * browser engine gives a process and a sandbox of its own. The frame can load its own files and this one document,
 * nothing else; it has no bridge to main. The window believes it only numbers, within limits.
 */

/** To the frame: draw this page. */
export interface DrawRequest {
  /** 1-based. */
  readonly page: number;
  /** How wide it is shown, in CSS pixels. */
  readonly width: number;
  /** Device pixels for each CSS pixel. */
  readonly ratio: number;
  /** By its name: what draws PDFs can be loaded while the document comes. */
  readonly isPdf: boolean;
}

export type DrawFailure = "password" | "unreadable" | "too-big";

/** From the frame. */
export type DrawReply =
  | { readonly page: number; readonly pages: number; readonly height: number }
  | { readonly failure: DrawFailure };

const mostPages = 100_000;
const mostHeight = 40_000;

const failures: readonly unknown[] = ["password", "unreadable", "too-big"] satisfies readonly DrawFailure[];

const isWithin = (value: unknown, most: number): value is number =>
  typeof value === "number" && value > 0 && value <= most;

/** What a frame has said, or null where it makes no sense. */
export function readReply(data: unknown): DrawReply | null {
  const { failure, page, pages, height } = (data ?? {}) as Partial<
    Record<"failure" | keyof DrawRequest | string, unknown>
  >;
  if (failures.includes(failure)) return { failure: failure as DrawFailure };
  return isWithin(page, mostPages) && isWithin(pages, mostPages) && isWithin(height, mostHeight)
    ? { page, pages, height }
    : null;
}

/** What the window asks for, or null. */
export function readRequest(data: unknown): DrawRequest | null {
  const { page, width, ratio, isPdf } = (data ?? {}) as Partial<Record<keyof DrawRequest, unknown>>;
  return isWithin(page, mostPages) && isWithin(width, 10_000) && isWithin(ratio, 8)
    ? { page, width, ratio, isPdf: isPdf === true }
    : null;
}
