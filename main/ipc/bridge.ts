/** @file The main process's end of the IPC bridge. Every command of the window comes in here. */

import type { IpcMain, WebContents } from "electron/main";
import { type Command, commands, type Input, type Notice, type Notices, type Reply } from "../../shared/ipc.ts";
import { fail } from "../../shared/values/result.ts";
import { sayNotCommitted } from "../../shared/wording/agent/say-office.ts";
import { NotCommitted } from "../office/commit-in-office.ts";

export type Handlers = { readonly [C in Command]: (input: Input<C>) => Promise<Reply<C>> | Reply<C> };

/** For each command, returns the parsed input, or `undefined` if it is not a valid one. */
export type Parsers = { readonly [C in Command]: (raw: unknown) => Input<C> | undefined };

/** The part of Electron's `ipcMain` that we use. A parameter, so that tests need no Electron. */
export type Channel = Pick<IpcMain, "handle">;

/**
 * Serves every command in {@link commands}.
 *
 * A call from a frame that is not ours, or with an input that does not parse,
 * is an attack or a bug, so it throws. Expected failures are returned as a
 * {@link Reply}, because Electron passes on only the message of a thrown error,
 * and the caller needs more than that to react.
 */
export function serve(
  channel: Channel,
  parsers: Parsers,
  handlers: Handlers,
  isOurs: (frame: unknown) => boolean,
): void {
  const attach = <C extends Command>(name: C) =>
    channel.handle(name, async (event, raw) => {
      if (!isOurs(event.senderFrame)) throw new Error(`${name}: not our frame`);
      const input = parsers[name](raw);
      if (input === undefined) throw new Error(`${name}: not an input`);
      try {
        return await handlers[name](input);
      } catch (problem) {
        // Whichever command it is: the office takes nothing now.
        if (problem instanceof NotCommitted) return fail({ message: sayNotCommitted(problem) });
        throw problem;
      }
    });
  for (const name of Object.keys(commands) as Command[]) attach(name);
}

/** Sends a notice to the window's page. Does nothing if there is no window. */
export function tell<N extends Notice>(
  window: Pick<WebContents, "isDestroyed" | "send"> | null,
  name: N,
  payload: Notices[N],
): void {
  if (window && !window.isDestroyed()) window.send(name, payload);
}
