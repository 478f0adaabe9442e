/** @file Reasons of a failed sign-in, in German, for use after "Not signed in:" or in brackets; see [Note: a message]. */

import { list, quote } from "../../../wording/grammar.ts";
import type { noSignIn as english } from "../../english/agent/no-sign-in.ts";

type Of<Name extends keyof typeof english> =
  Parameters<(typeof english)[Name]> extends readonly [infer About] ? About : never;

const meanings: Readonly<Record<Of<"authority-refused">["meaning"], string>> = {
  access_denied: "es wurde auf der Anmeldeseite abgebrochen, oder der Zugriff wurde dort verweigert",
  consent_required: "der Zugriff wurde auf der Anmeldeseite nicht erlaubt",
  invalid_client: "die Client-ID oder das Client-Geheimnis wird nicht angenommen; prüfen Sie, ob beide stimmen",
  invalid_grant: "die Anmeldung ist abgelaufen; melden Sie sich neu an",
  invalid_scope: "die Anmeldeadresse kennt einen der Scopes in den Einstellungen nicht",
  invalid_target: "die Anmeldeadresse kennt die Adresse des Finanzdienstes in den Einstellungen nicht",
  server_error: "die Anmeldeseite hat gerade eine Störung; versuchen Sie es später noch einmal",
  temporarily_unavailable: "die Anmeldeseite ist gerade überlastet; versuchen Sie es später noch einmal",
  unauthorized_client: "diese Client-ID darf für diese Art der Anmeldung nicht verwendet werden",
  unknown: "die Anmeldeadresse hat es abgelehnt",
};
const foreign: Readonly<Record<Of<"redirect-is-foreign">["what"], string>> = {
  state:
    "der Browser kam mit der Antwort auf eine andere Anmeldung zurück, also wurde sie nicht verwendet; melden Sie sich neu an",
  issuer:
    "der Browser kam von einer anderen Anmeldeadresse zurück als der in den Einstellungen, also wurde seine Antwort nicht verwendet",
  "no-issuer": "der Browser kam ohne den Namen der Anmeldeadresse zurück, also wurde seine Antwort nicht verwendet",
};

export const noSignIn: typeof english = {
  "nobody-signed-in": () => "niemand ist angemeldet",
  "sign-in-ended": () => "die Anmeldung ist abgelaufen",
  "other-account-answered": () => "die Anmeldeadresse hat für ein anderes Konto geantwortet",
  "no-client-secret": () => "es ist kein Client-Geheimnis bekannt",
  "renewed-too-long": () => "ein anderes Pigeonhole auf diesem Computer erneuert die Anmeldung schon zu lange",
  "clock-is-wrong": () =>
    "nach der Uhr dieses Computers ist die Antwort nicht mehr gültig; prüfen Sie, ob Datum und Uhrzeit stimmen, und versuchen Sie es dann noch einmal",
  "keychain-silent": () => "der Schlüsselbund antwortet nicht; vielleicht ist er gesperrt",
  "keychain-forgets": () => "der Schlüsselbund hat nicht behalten, was ihm gegeben wurde",

  "authority-away": ({ reason }) => `die Anmeldeadresse ist nicht erreichbar: ${reason}`,
  "authority-answers-wrongly": ({ reason }) => `die Anmeldeadresse antwortet nicht so, wie sie soll: ${reason}`,
  "token-for-other": ({ audience, service }) =>
    `das Token ist für ${list(audience, "and") || "keinen Dienst"} bestimmt und nicht für ${service}`,
  "authority-refused": ({ meaning, said }) =>
    said === "" ? meanings[meaning] : `${meanings[meaning]}; gemeldet wurde: ${quote(said)}`,
  "redirect-is-foreign": ({ what }) => foreign[what],
};
