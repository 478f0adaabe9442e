/** @file Sends an alert by e-mail over SMTP. The only file that uses nodemailer. */

import type { SecureContext } from "node:tls";
import type { Settings } from "../../shared/settings/settings.ts";
import type { Result } from "../../shared/values/result.ts";
import { shorten } from "../../shared/wording/grammar.ts";
import { words } from "../../shared/words/spoken.ts";
import type { Alert, Channel, NotDelivered } from "./alert.ts";

type MailSettings = NonNullable<Settings["alerts"]["mail"]>;

interface MailParts {
  /** The password of the mail server's user, or a sentence that says why there is none. */
  readonly password: () => Promise<Result<string, string>>;
  /** The certificates that the office trusts. */
  readonly secureContext: () => SecureContext;
  /** Takes a secret out of another program's text. */
  readonly redact: (text: string, secret: string) => string;
  readonly footer: (alert: Alert) => string;
}

const patienceMs = 20_000;
/** A subject that phones show whole. */
const longestSubject = 120;
const longestReason = 200;

export function mailChannel(settings: MailSettings, { password, secureContext, redact, footer }: MailParts): Channel {
  return {
    name: "mail",
    to: settings.to.join(", "),
    async send(alert) {
      const found = settings.user === null ? null : await password();
      // A keychain that is locked now may be open later.
      if (found !== null && !found.ok) return { why: found.error, mayWorkLater: true };
      const secret = found?.value ?? "";
      try {
        const sent = await deliver(settings, secret, secureContext(), alert, footer(alert));
        return sent.length === 0 ? null : { why: words.alerts.refusedFor(sent.join(", ")), mayWorkLater: false };
      } catch (problem) {
        const { why, mayWorkLater } = notDelivered(problem as SmtpError);
        return { why: shorten(redact(why, secret), longestReason), mayWorkLater };
      }
    },
  };
}

/** @returns the addresses that the server refused while it took others */
async function deliver(
  { host, port, security, user, from, to }: MailSettings,
  pass: string,
  secureContext: SecureContext,
  { title, lines }: Alert,
  footer: string,
): Promise<readonly string[]> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    ...{ host, port, secure: security === "tls" },
    ...{ requireTLS: security === "starttls", ignoreTLS: security === "none" },
    ...(user !== null && { auth: { user, pass } }),
    ...{ connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs },
    tls: { secureContext },
    // Nothing in a text makes it open a file or an address.
    ...{ disableFileAccess: true, disableUrlAccess: true, logger: false },
  });
  const { rejected } = await transport.sendMail({
    ...{ from, to: [...to] },
    subject: shorten(`${title}: ${lines[0] ?? ""}`, longestSubject),
    text: `${lines.join("\n\n")}\n\n--\n${footer}\n`,
    // Nobody's out-of-office notice answers it.
    headers: { "Auto-Submitted": "auto-generated" },
  });
  return rejected.map(String);
}

interface SmtpError extends Error {
  readonly code?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

function notDelivered({ code, message, response, responseCode = 0 }: SmtpError): NotDelivered {
  // A 5xx is the server's last word (RFC 5321, 4.2.1).
  if (code === "EAUTH")
    return { why: words.alerts.signInRefused(response ?? message), mayWorkLater: responseCode < 500 };
  return { why: response ?? message, mayWorkLater: responseCode < 500 };
}
