/** @file Texts of alerts, which reach people by a webhook or by e-mail, in German. */

import { count, quote } from "../../../wording/grammar.ts";
import type { alerts as english } from "../../english/agent/alerts.ts";

export const alerts: typeof english = {
  title: (computer) => `Pigeonhole auf ${computer}`,
  test: "Dies ist ein Test. Meldungen von diesem Computer kommen hier an.",
  footer: (computer, when) =>
    `Pigeonhole auf ${computer}, ${when}. Öffnen Sie dort Pigeonhole, um zu sehen, was zu tun ist.`,

  secretExpires: (connection, day, days) =>
    days < 0
      ? `Das Client-Geheimnis von ${quote(connection)} ist am ${day} abgelaufen. Lassen Sie sich von Ihrer IT ein neues geben.`
      : `Das Client-Geheimnis von ${quote(connection)} läuft ${days === 0 ? "heute" : `in ${count(days, "Tag", "Tagen")}`} ab, am ${day}. Lassen Sie sich vorher von Ihrer IT ein neues geben.`,

  tookTooLong: "es hat zu lange gedauert",
  answered: (status) => `die Antwort war ${status}`,
  refusedFor: (addresses) => `der Mailserver hat ${addresses} abgelehnt`,
  signInRefused: (why) => `der Mailserver hat Benutzernamen oder Passwort abgelehnt (${why})`,
  noPassword: "es ist kein Passwort gespeichert. Führen Sie aus: pigeonhole notify password",
  noKeychain: (why) => `der Schlüsselbund ist nicht lesbar (${why})`,

  heading: "Meldungen",
  none: "Es sind keine Meldungen eingerichtet. Sie können an einen Webhook oder per E-Mail gehen.",
  hint: "Worüber Sie benachrichtigt werden, wird auch hierhin gesendet, höchstens einmal in fünf Minuten.",
  over: { webhook: "Webhook", mail: "E-Mail" },
  sendTest: "Testmeldung senden",
  delivered: "Zugestellt",
  notDelivered: (why) => `Nicht zugestellt: ${why}`,

  noneSet:
    "Es wurde keine Meldung gesendet: config.json hat kein alerts.webhook und kein alerts.mail, das verwendet werden kann.",
  noMailUser: "config.json hat kein alerts.mail mit einem Benutzer, also ist kein Passwort nötig.",
  askPassword: (user, host) => `Das Passwort von ${user} bei ${host}: `,
  passwordEmpty: "Es wurde kein Passwort eingegeben. Es wurde nichts geändert.",
  passwordKept: (user, host) => `Im Schlüsselbund für ${user} bei ${host} gespeichert.`,
};
