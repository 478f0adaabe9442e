/** @file The process that the parser talks to. Node's fork starts it for the command line, Electron for the window. */

import type { CopyWords } from "../../shared/imports/copy/correction-copy.ts";
import type { ParseRequest } from "../imports/ports/parser-port.ts";

/**
 * A request to the parser process: read a file, make a correction copy of it, take out the documents inside, or unpack it.
 * Of what is inside, it lists all, or opens one (0-based), if the request says so.
 */
export type ParserRequest = ParseRequest & {
  readonly copyWords?: CopyWords;
  readonly takesOut?: true;
  readonly unpacks?: true;
  readonly inside?: "list" | number;
};

/** Has a process that waits for its first file load all that it reads with. It doesn't reply. */
export const warmUp = "warm-up";

/** How a process ended. */
export interface ProcessEnd {
  readonly code: number | null;
  /** The end of its standard error; empty if it was not captured. */
  readonly said: string;
}

export interface ParserProcess {
  post(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
  /** Also called if the process could not be started. */
  onExit(listener: (end: ProcessEnd) => void): void;
  /** Ends the process at once. Does nothing if it has already ended. */
  kill(): void;
  /** From now on it doesn't keep ours from ending. */
  unref(): void;
}

/** Starts a process that serves one request after another. */
export type LaunchParser = () => ParserProcess;
