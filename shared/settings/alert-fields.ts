/** @file The form for alerts: from the settings to what a person may see of them, and from what they typed back. Pure. */

import { alertsSchema, type Settings } from "./settings.ts";
import { allowed } from "./wrong-setting.ts";

type Alerts = Settings["alerts"];
type Webhook = NonNullable<Alerts["webhook"]>;
type Mail = NonNullable<Alerts["mail"]>;

/** As typed. */
export interface AlertFields {
  /** "none" for no webhook. */
  readonly webhookShape: Webhook["shape"] | "none";
  /** The whole address; "" to keep the one that is set: with it, anyone can write to its channel. */
  readonly webhookUrl: string;
  /** E-mail addresses, with commas or spaces between them; "" for no e-mail. */
  readonly mailTo: string;
  readonly mailFrom: string;
  readonly mailHost: string;
  readonly mailPort: string;
  readonly mailSecurity: Mail["security"];
  readonly mailUser: string;
}

export interface AlertsShown {
  readonly fields: AlertFields;
  /** The host of the webhook that is set; null for none. */
  readonly webhookHost: string | null;
}

export function showAlerts({ webhook, mail }: Alerts): AlertsShown {
  return {
    fields: {
      webhookShape: webhook?.shape ?? "none",
      webhookUrl: "",
      mailTo: mail?.to.join(", ") ?? "",
      mailFrom: mail?.from ?? "",
      mailHost: mail?.host ?? "",
      mailPort: String(mail?.port ?? 587),
      mailSecurity: mail?.security ?? "starttls",
      mailUser: mail?.user ?? "",
    },
    webhookHost: /^https?:\/\/([^/?#]+)/.exec(webhook?.url ?? "")?.[1] ?? null,
  };
}

/** @returns the settings' group, or which values are allowed for each field that has a wrong one */
export function alertsFrom(
  before: Alerts,
  typed: AlertFields,
): { readonly alerts: object } | { readonly wrong: Readonly<Partial<Record<keyof AlertFields, string>>> } {
  const url = typed.webhookUrl.trim() || (before.webhook?.url ?? "");
  const to = typed.mailTo.split(/[\s,;]+/).filter(Boolean);
  const port = typed.mailPort.trim();
  const alerts = {
    webhook: typed.webhookShape === "none" ? null : { url, shape: typed.webhookShape },
    mail:
      to.length === 0
        ? null
        : {
            host: typed.mailHost.trim(),
            port: /^\d{1,5}$/.test(port) ? Number(port) : port,
            security: typed.mailSecurity,
            user: typed.mailUser.trim() || null,
            from: typed.mailFrom.trim(),
            to,
          },
  };
  const parsed = alertsSchema.safeParse(alerts);
  if (parsed.success) return { alerts };
  const wrong = parsed.error.issues.map((issue) => [fieldAt(issue.path.map(String)), allowed(issue)] as const);
  return { wrong: Object.fromEntries(wrong) };
}

/** "alerts.mail.to.1" is what was typed into the field for all of them. */
function fieldAt([group = "", key = ""]: readonly string[]): keyof AlertFields {
  const fields: Readonly<Record<string, keyof AlertFields>> = {
    ...{ "webhook.url": "webhookUrl", "webhook.shape": "webhookShape" },
    ...{ "mail.host": "mailHost", "mail.port": "mailPort", "mail.security": "mailSecurity" },
    ...{ "mail.user": "mailUser", "mail.from": "mailFrom", "mail.to": "mailTo" },
  };
  return fields[`${group}.${key}`] ?? (group === "webhook" ? "webhookUrl" : "mailTo");
}
