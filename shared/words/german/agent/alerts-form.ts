/** @file Texts of the form for alerts, in German. */

import type { alertsForm as english } from "../../english/agent/alerts-form.ts";

export const alertsForm: typeof english = {
  change: "Ändern, wohin Meldungen gehen",
  webhookShape: "Webhook von",
  webhookShapeHint: "Ein Kanal eines Chats oder einer Überwachung.",
  noWebhook: "Keiner",
  otherWebhook: "Ein anderer (JSON)",
  webhookUrl: "Adresse des Webhooks",
  webhookUrlHint: (host) =>
    host === null
      ? "Mit ihr kann jeder in den Kanal schreiben. Deshalb wird sie nicht wieder angezeigt."
      : `Eingestellt: ${host}. Leer: bleibt so.`,
  mailTo: ["E-Mail an", "Eine oder mehrere Adressen, mit Komma getrennt. Leer: keine E-Mails."],
  mailFrom: ["E-Mail von", "Die Adresse des Absenders."],
  mailHost: ["Mailserver", "Sein Name, zum Beispiel mail.example.com."],
  mailPort: ["Port des Mailservers", "Meist 587, für TLS 465."],
  mailSecurity: "Verschlüsselung",
  mailSecurityHint: "Ohne Verschlüsselung nur im eigenen Netz und ohne Benutzer.",
  notEncrypted: "Keine",
  mailUser: ["Benutzer", "Wer sich beim Mailserver anmeldet. Leer, wenn keine Anmeldung nötig ist."],
  mailPassword: ["Passwort", "Wird im Schlüsselbund gespeichert. Leer: bleibt, wie es ist."],
};
