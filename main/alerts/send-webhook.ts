/** @file Sends an alert to a webhook, over the office's proxies. */

import type { NotSent } from "../../shared/imports/failures/not-sent.ts";
import type { Settings } from "../../shared/settings/settings.ts";
import type { Result } from "../../shared/values/result.ts";
import { sayInShort } from "../../shared/wording/imports/say-in-short.ts";
import { sayMessage } from "../../shared/wording/message.ts";
import { words } from "../../shared/words/spoken.ts";
import type { Channel, NotDelivered } from "./alert.ts";
import { webhookRequest } from "./webhook-request.ts";

interface Question {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
}

/** Makes one request, without redirects or repeats. Throws the reason of the signal. */
export type SendRequest = (
  address: string,
  question: Question,
) => Promise<Result<{ readonly status: number }, NotSent>>;

const patienceMs = 20_000;
const mayWorkLater: ReadonlySet<number> = new Set([408, 425, 429]);

/** Only the host is ever told: with the whole address, anyone can write to the channel. */
export function webhookChannel({ url, shape }: NonNullable<Settings["alerts"]["webhook"]>, send: SendRequest): Channel {
  return {
    name: "webhook",
    to: new URL(url).host,
    async send(alert) {
      const { headers, body } = webhookRequest(shape, alert);
      const question = {
        method: "POST",
        headers: { ...headers, "user-agent": "Pigeonhole" },
        body,
        signal: AbortSignal.timeout(patienceMs),
      };
      const answered = await send(url, question).catch(() => null);
      if (answered === null) return { why: words.alerts.tookTooLong, mayWorkLater: true };
      return answered.ok ? problemWith(answered.value.status) : { why: sayWhy(answered.error), mayWorkLater: true };
    },
  };
}

/** A redirect isn't followed. It may be the page where a network wants a sign-in, and gone in a few minutes. */
function problemWith(status: number): NotDelivered | null {
  if (status >= 200 && status < 300) return null;
  const isRefusal = status >= 400 && status < 500 && !mayWorkLater.has(status);
  return { why: words.alerts.answered(status), mayWorkLater: !isRefusal };
}

const sayWhy = (failure: NotSent): string =>
  failure.kind === "not-sent" ? sayMessage(failure.detail) : sayInShort(failure);
