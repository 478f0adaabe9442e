/** @file Signing in: why nobody could be, and the page in the browser, in German. */

import { list, quote } from "../../wording-grammar.ts";
import type { signIn as english } from "../english/sign-in.ts";

export const signIn: typeof english = {
  notSignedIn: (why) => `Nicht angemeldet: ${why}.`,
  notSignedInBarred: (barred) => `Nicht angemeldet. ${barred}`,
  noKeychain: (why) =>
    `Es gibt keinen Schlüsselbund, in dem die Anmeldung sicher aufbewahrt werden kann (${why}). Es wurde nichts gespeichert.`,
  cannotWait: (why) => `Pigeonhole kann nicht auf den Browser warten: ${why}.`,
  portInUse: (port) => `Port ${port} wird von einem anderen Programm benutzt`,
  browserNotOpened: (why) => `Der Browser konnte nicht geöffnet werden: ${why}.`,
  notAWebAddress: "die Adresse zum Anmelden ist keine sichere Webadresse",
  secretFromOutside:
    "Nicht abgemeldet: Das Client-Geheimnis kommt aus einer Umgebungsvariablen. Entfernen Sie es dort.",
  otherAccount: (connection, account, cameAs) => {
    const known = account === null ? "mit einem anderen Konto" : `als ${account}`;
    const came = cameAs === null ? "Die Anmeldeseite sagt nicht, wer sich angemeldet hat" : `Das war ${cameAs}`;
    return `Nicht angemeldet: ${came}, und ${quote(connection)} sendet ${known}. Melden Sie sich ${account === null ? "mit dem bisherigen Konto" : known} an, oder melden Sie sich zuerst ab, wenn von nun an ein anderes Konto senden soll.`;
  },

  why: {
    nobody: "niemand ist angemeldet",
    ended: "die Anmeldung ist abgelaufen",
    anotherAccount: "die Anmeldeadresse hat für ein anderes Konto geantwortet",
    noSecret: "es ist kein Client-Geheimnis bekannt",
    tooLate: "innerhalb von fünf Minuten hat sich niemand angemeldet",
    cancelled: "das Anmelden wurde abgebrochen",
    overtaken: "es wartet niemand mehr darauf",
    renewedTooLong: "ein anderes Pigeonhole auf diesem Computer erneuert die Anmeldung schon zu lange",
    wrongClock:
      "nach der Uhr dieses Computers ist die Antwort nicht mehr gültig; prüfen Sie, ob Datum und Uhrzeit stimmen, und versuchen Sie es dann noch einmal",
    keychainSilent: "der Schlüsselbund antwortet nicht; vielleicht ist er gesperrt",
    keychainForgets: "der Schlüsselbund hat nicht behalten, was ihm gegeben wurde",
    cannotBeReached: (reason) => `die Anmeldeadresse ist nicht erreichbar: ${reason}`,
    answersWrongly: (reason) => `die Anmeldeadresse antwortet nicht so, wie sie soll: ${reason}`,
    wrongAudience: (audience, baseUrl) =>
      `das Token ist für ${list(audience, "and") || "keinen Dienst"} bestimmt und nicht für ${baseUrl}`,
    leftOut: "[ein Geheimnis, weggelassen]",
  },
  no: {
    access_denied: "es wurde auf der Anmeldeseite abgebrochen, oder der Zugriff wurde dort verweigert",
    consent_required: "der Zugriff wurde auf der Anmeldeseite nicht erlaubt",
    invalid_client: "die Client-ID oder das Client-Geheimnis wird nicht angenommen; prüfen Sie, ob beide stimmen",
    invalid_grant: "die Anmeldung ist abgelaufen; melden Sie sich neu an",
    invalid_scope: "die Anmeldeadresse kennt einen der Scopes in den Einstellungen nicht",
    invalid_target: "die Anmeldeadresse kennt die Adresse des Finanzdienstes in den Einstellungen nicht",
    server_error: "die Anmeldeseite hat gerade eine Störung; versuchen Sie es später noch einmal",
    temporarily_unavailable: "die Anmeldeseite ist gerade überlastet; versuchen Sie es später noch einmal",
    unauthorized_client: "diese Client-ID darf für diese Art der Anmeldung nicht verwendet werden",
  },
  refused: "die Anmeldeadresse hat es abgelehnt",
  andSaid: (meaning, said) => `${meaning}; sie sagt dazu: ${quote(said)}`,
  foreign: {
    state:
      "der Browser kam mit der Antwort auf eine andere Anmeldung zurück, also wurde sie nicht verwendet; melden Sie sich neu an",
    issuer:
      "der Browser kam von einer anderen Anmeldeadresse zurück als der in den Einstellungen, also wurde seine Antwort nicht verwendet",
    "no-issuer": "der Browser kam ohne den Namen der Anmeldeadresse zurück, also wurde seine Antwort nicht verwendet",
  },

  page: {
    "signed-in": {
      title: "Angemeldet",
      text: "Sie können dieses Fenster schließen und zu Pigeonhole zurückkehren.",
    },
    cancelled: {
      title: "Nicht angemeldet",
      text: "Es wurde auf der Anmeldeseite abgebrochen, oder der Zugriff wurde dort verweigert. Sie können dieses Fenster schließen.",
    },
    "another-account": {
      title: "Nicht angemeldet",
      text: "Angemeldet hat sich ein anderes Konto als das, mit dem Pigeonhole sendet. Sie können dieses Fenster schließen. Pigeonhole sagt, was zu tun ist.",
    },
    failed: {
      title: "Nicht angemeldet",
      text: "Sie können dieses Fenster schließen. Pigeonhole sagt, was zu tun ist.",
    },
    foreign: {
      title: "Nicht angemeldet",
      text: "Diese Seite gehört nicht zu der Anmeldung, auf die Pigeonhole wartet, also wurde sie nicht verwendet. Schließen Sie dieses Fenster und melden Sie sich in Pigeonhole neu an.",
    },
    over: {
      title: "Diese Anmeldung ist abgeschlossen",
      text: "Sie wurde schon einmal verwendet. Sie können dieses Fenster schließen.",
    },
    nothing: { title: "Nicht gefunden", text: "Hier ist nichts." },
  },
};
