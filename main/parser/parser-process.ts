/** @file What the parser needs of a process of its own, whoever starts it: Node for the command line, Electron for the window. */

import type { Correction, ParseRequest } from "../imports/ports.ts";

/** What the parser's process is asked: to read a file, or to make a correction copy of it. */
export type ParserRequest = ParseRequest & { readonly correction?: Correction };

/** How a process ended. */
export interface ProcessEnd {
  readonly code: number | null;
  /** The end of what it said on its standard error; empty where nobody listened. */
  readonly said: string;
}

interface ParserProcess {
  post(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
  /** Also called where the process could not be started. */
  onExit(listener: (end: ProcessEnd) => void): void;
  /** Ends it at once; does nothing where it has ended. */
  kill(): void;
}

/** Starts a process that runs parser-entry; it serves one request. */
export type LaunchParser = () => ParserProcess;
