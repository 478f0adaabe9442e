/** @file The frame that draws a document: loads it once, and draws the page that the window asks for. See [Note: a preview]. */

import { type Drawing, openPicture } from "./drawing.ts";
import { mostImagePixels, sizeOfPicture } from "./picture-size.ts";
import { type DrawFailure, type DrawReply, type DrawRequest, readReply, readRequest } from "./preview-messages.ts";

/** A canvas of more pixels than that, or with a longer side, may not be drawn at all. */
const mostPixels = 24_000_000;
const longestSide = 32_000;

const canvas = document.querySelector("canvas") as HTMLCanvasElement;
const tell = (reply: DrawReply) => parent.postMessage(reply, "app://pigeonhole");

// The browser engine draws no frames of a page that is scrolled out of sight, and pdf.js waits for one between its steps.
globalThis.requestAnimationFrame = (step) => Number(setTimeout(() => step(performance.now()), 0));
globalThis.cancelAnimationFrame = (id) => clearTimeout(id);

let opening: Promise<Drawing | DrawFailure> | null = null;
let wanted: DrawRequest | null = null;
let isDrawing = false;

addEventListener("message", ({ source, data }) => {
  const request = source === parent ? readRequest(data) : null;
  if (request === null) return;
  wanted = request;
  void drawWanted();
});

/** One page at a time; of several that are asked for meanwhile, the last one. */
async function drawWanted(): Promise<void> {
  if (isDrawing) return;
  isDrawing = true;
  for (let request = wanted; request !== null; request = wanted) {
    wanted = null;
    tell(await draw(request));
  }
  isDrawing = false;
}

async function draw({ page, width, ratio, isPdf: isNamedSo }: DrawRequest): Promise<DrawReply> {
  opening ??= open(isNamedSo);
  const drawing = await opening;
  if (typeof drawing === "string") return { failure: drawing };
  const shown = Math.min(page, drawing.pages);
  const widthOf = (own: number, high: number) =>
    Math.min(
      width * ratio,
      longestSide,
      Math.sqrt((mostPixels * own) / Math.max(1, high)),
      (longestSide * own) / Math.max(1, high),
    );
  try {
    await drawing.draw(shown, canvas, widthOf);
  } catch {
    return { failure: "unreadable" };
  }
  const height = Math.ceil((width * canvas.height) / canvas.width);
  // A page a thousand times as high as wide is no page.
  return readReply({ page: shown, pages: drawing.pages, height }) ?? { failure: "unreadable" };
}

async function open(isNamedSo: boolean): Promise<Drawing | DrawFailure> {
  try {
    // Meanwhile the document is unpacked or read.
    if (isNamedSo) import("./draw-pdf.ts").catch(() => {});
    const answer = await fetch("/document");
    if (answer.status === 413) return "too-big";
    if (!answer.ok) return "unreadable";
    const bytes = new Uint8Array(await answer.arrayBuffer());
    if (!isPdf(bytes)) {
      const size = sizeOfPicture(bytes);
      if (size === null) return "unreadable";
      return size.width * size.height > mostImagePixels ? "too-big" : await openPicture(bytes);
    }
    const { openPdf } = await import("./draw-pdf.ts");
    return await openPdf(bytes);
  } catch (problem) {
    return problem instanceof Error && problem.name === "PasswordException" ? "password" : "unreadable";
  }
}

/** Programs put up to a kilobyte of other text before it. */
const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder("latin1").decode(bytes.subarray(0, 1_024)).includes("%PDF-");
