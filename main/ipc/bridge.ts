/** @file Main's end of the bridge: every command comes in here, and nothing else does. */

import type { IpcMain, WebContents } from "electron/main";
import { type Command, commands, type Input, type Notice, type Notices, type Reply } from "../../shared/ipc.ts";

export type Handlers = { readonly [C in Command]: (input: Input<C>) => Promise<Reply<C>> | Reply<C> };

/** Each parser answers `undefined` for what is not an input of its command. */
export type Parsers = { readonly [C in Command]: (raw: unknown) => Input<C> | undefined };

/** The part of Electron's `ipcMain` that we use. Handed in by main.ts, so that tests need no Electron. */
export type Channel = Pick<IpcMain, "handle">;

/**
 * Serves every command in {@link commands}.
 *
 * A call from a frame that is not ours, or with an input that does not parse,
 * is an attack or a bug: it throws. What may go wrong in honest use comes back
 * as a {@link Reply}, because Electron carries only the message of a thrown
 * error across, and a message cannot be switched on.
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
      return handlers[name](input);
    });
  for (const name of Object.keys(commands) as Command[]) attach(name);
}

/** Tells the window, where there is one. */
export function tell<N extends Notice>(
  window: Pick<WebContents, "isDestroyed" | "send"> | null,
  name: N,
  payload: Notices[N],
): void {
  if (window && !window.isDestroyed()) window.send(name, payload);
}
