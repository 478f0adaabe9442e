/** @file The request that brings an alert to a webhook, in the shape that its service expects. Pure. */

import type { Settings } from "../../shared/settings/settings.ts";
import type { Alert } from "./alert.ts";

type Shape = NonNullable<Settings["alerts"]["webhook"]>["shape"];

export interface WebhookRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The version of our own shape. A later one may have more keys; the meaning of these stays. */
const jsonVersion = 1;

export function webhookRequest(shape: Shape, alert: Alert): WebhookRequest {
  const { title, lines, computer, at, isTest } = alert;
  const text = lines.join("\n");
  switch (shape) {
    case "json":
      return asJson({
        ...{ app: "pigeonhole", version: jsonVersion, computer, at: new Date(at).toISOString() },
        ...{ test: isTest, title, lines },
      });
    case "slack":
      return asJson({ text: `*${forSlack(title)}*\n${forSlack(text)}` });
    case "teams":
      return asJson({
        type: "message",
        attachments: [
          { contentType: "application/vnd.microsoft.card.adaptive", contentUrl: null, content: card(alert) },
        ],
      });
    case "ntfy":
      return {
        headers: {
          ...{ "content-type": "text/plain; charset=utf-8", title: forHeader(title) },
          ...{ priority: isTest ? "default" : "high", tags: isTest ? "white_check_mark" : "warning" },
        },
        body: text,
      };
  }
}

const asJson = (value: object): WebhookRequest => ({
  headers: { "content-type": "application/json; charset=utf-8" },
  body: JSON.stringify(value),
});

const card = ({ title, lines }: Alert) => ({
  $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
  type: "AdaptiveCard",
  version: "1.4",
  body: [
    { type: "TextBlock", text: forCard(title), weight: "Bolder", wrap: true },
    ...lines.map((line) => ({ type: "TextBlock", text: forCard(line), wrap: true })),
  ],
});

/** Slack reads these three as markup, and asks for them escaped. */
const forSlack = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** A card reads links, bold and lists in its text. A file name is none of them. */
const forCard = (text: string): string => text.replaceAll(/[\\`*_[\]()#~>|-]/g, (sign) => `\\${sign}`);

/** A header has ASCII only; ntfy reads the rest as RFC 2047 has it. */
const forHeader = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text) ? text : `=?UTF-8?B?${Buffer.from(text, "utf8").toString("base64")}?=`;
