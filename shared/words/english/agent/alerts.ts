/** @file Texts of alerts, which reach people by a webhook or by e-mail, in English. */

import { count, quote } from "../../../wording/grammar.ts";

export const alerts = {
  title: (computer: string) => `Pigeonhole on ${computer}`,
  test: "This is a test. Alerts from this computer are sent here.",
  footer: (computer: string, when: string) =>
    `Pigeonhole on ${computer}, ${when}. Open Pigeonhole there to see what to do.`,

  /** @param days how many are left; 0 for the last day, less than 0 if it's over */
  secretExpires: (connection: string, day: string, days: number) =>
    days < 0
      ? `The client secret of ${quote(connection)} expired on ${day}. Ask your IT team for a new one.`
      : `The client secret of ${quote(connection)} expires ${days === 0 ? "today" : `in ${count(days, "day")}`}, on ${day}. Ask your IT team for a new one before then.`,

  /** Why an alert didn't leave: half sentences. */
  tookTooLong: "it took too long",
  answered: (status: number) => `it answered ${status}`,
  refusedFor: (addresses: string) => `the mail server rejected ${addresses}`,
  signInRefused: (why: string) => `the mail server rejected the user name or password (${why})`,
  noPassword: "no password is saved. Run: pigeonhole notify password",
  noKeychain: (why: string) => `the keychain can't be read (${why})`,

  heading: "Alerts",
  none: "No alerts are set. They can go to a webhook or by e-mail.",
  hint: "What you're notified of is also sent here, at most once in five minutes.",
  over: { webhook: "Webhook", mail: "E-mail" },
  sendTest: "Send a test alert",
  delivered: "Delivered",
  notDelivered: (why: string) => `Not delivered: ${why}`,

  /** In a terminal. */
  noneSet: "No alert was sent: config.json has no alerts.webhook and no alerts.mail that can be used.",
  noMailUser: "config.json has no alerts.mail with a user, so no password is needed.",
  askPassword: (user: string, host: string) => `The password of ${user} at ${host}: `,
  passwordEmpty: "No password was entered. Nothing was changed.",
  passwordKept: (user: string, host: string) => `Saved in the keychain for ${user} at ${host}.`,
};
