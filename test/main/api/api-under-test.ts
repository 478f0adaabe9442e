/** @file The finance service's door as the tests open it: with a token source that counts. */

import { createApi } from "../../../main/api/api.ts";
import type { Api } from "../../../main/imports/ports.ts";
import { ok } from "../../../shared/values/result.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { openDirectly } from "./direct.ts";

export interface Opened {
  readonly api: Api;
  /** What was asked of the token source: each time, the token that had been turned down. */
  readonly asked: (string | null)[];
}

/** Opens the door to a sandbox; the tokens are good ones unless others are given, to be handed out in turn. */
export function openApi(sandbox: Sandbox, ...tokens: readonly string[]): Opened {
  const asked: (string | null)[] = [];
  const api = createApi(
    (connection) => (connection === "office" ? sandbox.baseUrl : null),
    async (_connection, refused) => {
      asked.push(refused);
      return ok(tokens[asked.length - 1] ?? (await sandbox.mintToken()));
    },
    openDirectly,
  );
  return { api, asked };
}
