/** @file Reasons of a failed sign-in, in German, for use after "Not signed in:" or in brackets; see [Note: a message]. */

import { list, quote } from "../../../wording/grammar.ts";
import type { noSignIn as english } from "../../english/agent/no-sign-in.ts";

type Of<Name extends keyof typeof english> =
  Parameters<(typeof english)[Name]> extends readonly [infer About] ? About : never;

const meanings: Readonly<Record<Of<"authority-refused">["meaning"], string>> = {
  access_denied: "es wurde auf der Anmeldeseite abgebrochen oder verweigert",
  consent_required: "der Zugriff wurde auf der Anmeldeseite nicht erlaubt",
  invalid_client: "die Client-ID oder das Client-Geheimnis wird nicht angenommen; prüfen Sie, ob beide stimmen",
  invalid_grant: "die Anmeldung ist abgelaufen; melden Sie sich erneut an",
  invalid_scope: "der Anmeldeserver kennt einen der Scopes in den Einstellungen nicht",
  invalid_target: "der Anmeldeserver kennt die Adresse des Finanzsystems nicht; prüfen Sie sie unter „Eingangsordner“",
  server_error: "der Anmeldeserver hat gerade eine Störung; versuchen Sie es später erneut",
  temporarily_unavailable: "der Anmeldeserver ist gerade überlastet; versuchen Sie es später erneut",
  unauthorized_client: "diese Client-ID darf für diese Art der Anmeldung nicht verwendet werden",
  unknown: "der Anmeldeserver hat es abgelehnt",
};
const foreign: Readonly<Record<Of<"redirect-is-foreign">["what"], string>> = {
  state:
    "der Browser brachte die Antwort auf eine andere Anmeldung zurück; sie wurde nicht verwendet; melden Sie sich erneut an",
  issuer:
    "der Browser kam von einem anderen Anmeldeserver zurück als dem in den Einstellungen; seine Antwort wurde nicht verwendet",
  "no-issuer": "die Antwort des Browsers nennt den Anmeldeserver nicht und wurde nicht verwendet",
};

export const noSignIn: typeof english = {
  "nobody-signed-in": () => "Sie sind nicht angemeldet",
  "account-in-doubt": ({ company, before }) =>
    company === null
      ? `es ist ein anderes Konto angemeldet als bisher, und nichts belegt, dass es zu ${quote(before)} gehört`
      : `das angemeldete Konto gehört zu ${quote(company)}, nicht zu ${quote(before)}`,
  "sign-in-ended": () => "die Anmeldung ist abgelaufen",
  "other-account-answered": () => "der Anmeldeserver hat für ein anderes Konto geantwortet",
  "no-client-secret": () => "es gibt kein Client-Geheimnis",
  "renewed-too-long": () => "ein anderes Pigeonhole auf diesem Computer erneuert die Anmeldung schon zu lange",
  "clock-is-wrong": () =>
    "nach der Uhr dieses Computers ist die Antwort abgelaufen; prüfen Sie Datum und Uhrzeit und versuchen Sie es erneut",
  "keychain-not-running": ({ problem }) =>
    `für dieses Benutzerkonto läuft kein Schlüsselbund, wie etwa GNOME Keyring; Einzelheiten: ${problem}`,
  "keychain-not-installed": ({ problem }) =>
    `auf diesem Computer fehlt die Software, die Pigeonhole für den Schlüsselbund braucht; Einzelheiten: ${problem}`,
  "keychain-locked": ({ problem }) => `der Schlüsselbund ist gesperrt; Einzelheiten: ${problem}`,
  "keychain-failed": ({ problem }) => `der Schlüsselbund meldet einen Fehler; Einzelheiten: ${problem}`,
  "keychain-silent": () => "der Schlüsselbund antwortet nicht; vielleicht ist er gesperrt",
  "keychain-forgets": () => "der Schlüsselbund hat das Gespeicherte nicht behalten",

  "authority-away": ({ reason }) => `der Anmeldeserver ist nicht erreichbar: ${reason}`,
  "authority-answers-wrongly": ({ reason }) => `der Anmeldeserver antwortet nicht wie erwartet: ${reason}`,
  "token-unusable": () =>
    "die Antwort des Anmeldeservers ist unbrauchbar: Ihr Token enthält Zeichen, die keine Anfrage übertragen kann",
  "token-for-other": ({ audience, service }) =>
    `das Token ist für ${list(audience, "and") || "kein System"} bestimmt und nicht für ${service}`,
  "authority-refused": ({ meaning, said }) =>
    said === "" ? meanings[meaning] : `${meanings[meaning]}; gemeldet wurde: ${quote(said)}`,
  "redirect-is-foreign": ({ what }) => foreign[what],
};
