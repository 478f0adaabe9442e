/** @file Texts about signing in, and the page in the browser, in German. */

import { quote } from "../../../wording/grammar.ts";
import type { signIn as english } from "../../english/agent/sign-in.ts";

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
    tooLate: "innerhalb von fünf Minuten hat sich niemand angemeldet",
    cancelled: "das Anmelden wurde abgebrochen",
    overtaken: "es wartet niemand mehr darauf",
    leftOut: "[ein Geheimnis, weggelassen]",
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
