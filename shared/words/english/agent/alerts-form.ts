/** @file Texts of the form for alerts, in English. */

type Field = readonly [label: string, hint: string];

export const alertsForm = {
  change: "Change where alerts go",
  webhookShape: "Webhook of",
  webhookShapeHint: "A channel of a chat or of a monitoring program.",
  noWebhook: "None",
  otherWebhook: "Another one (JSON)",
  webhookUrl: "Address of the webhook",
  /** @param host of the one that is set */
  webhookUrlHint: (host: string | null): string =>
    host === null
      ? "With it, anyone can write to its channel, so it isn't shown again."
      : `Set: ${host}. Leave it empty to keep that.`,
  mailTo: ["E-mail to", "One or more addresses with commas between them. Empty: no e-mails."] as Field,
  mailFrom: ["E-mail from", "The sender's address."] as Field,
  mailHost: ["Mail server", "Its name, such as mail.example.com."] as Field,
  mailPort: ["Port", "Usually 587, or 465 for TLS."] as Field,
  mailSecurity: "Encryption",
  mailSecurityHint: "Without encryption only in your own network, and without a user.",
  notEncrypted: "None",
  mailUser: ["User", "Who signs in to the mail server. Leave it empty if no sign-in is needed."] as Field,
  mailPassword: ["Password", "Saved in the keychain. Empty: stays as it is."] as Field,
};
