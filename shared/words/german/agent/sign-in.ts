/** @file Texts about signing in, and the page in the browser, in German. */

import { quote } from "../../../wording/grammar.ts";
import type { signIn as english } from "../../english/agent/sign-in.ts";

export const signIn: typeof english = {
  notSignedIn: (why) => `Nicht angemeldet: ${why}.`,
  notSignedInBarred: (barred) => `Nicht angemeldet. ${barred}`,
  noKeychain: (why) =>
    `Es gibt keinen Schlüsselbund, um die Anmeldung sicher zu speichern (${why}). Es wurde nichts gespeichert. Entsperren Sie den Schlüsselbund oder richten Sie ihn ein, und versuchen Sie es dann erneut.`,
  cannotWait: (why) => `Pigeonhole kann nicht auf den Browser warten: ${why}.`,
  portInUse: (port) => `Port ${port} wird von einem anderen Programm benutzt`,
  browserNotOpened: (why) => `Der Browser konnte nicht geöffnet werden: ${why}.`,
  notAWebAddress: "die Anmeldeadresse ist keine sichere Webadresse",
  noAddress: "Es gibt noch keine Adresse. Wählen Sie zuerst „Anmelden“.",
  secretFromOutside:
    "Nicht abgemeldet: Das Client-Geheimnis kommt aus einer Umgebungsvariablen. Entfernen Sie es dort.",
  otherAccount: (connection, account, cameAs) => {
    const known = account === null ? "mit einem anderen Konto" : `als ${account}`;
    const came =
      cameAs === null
        ? "Die Anmeldeseite sagt nicht, wer sich angemeldet hat"
        : `Sie haben sich als ${cameAs} angemeldet`;
    return `Nicht angemeldet: ${came}, aber ${quote(connection)} sendet ${known}. Melden Sie sich ${account === null ? "mit dem bisherigen Konto" : known} an. Um das Konto zu wechseln, melden Sie sich zuerst ab.`;
  },

  why: {
    tooLate: "Sie haben sich nicht innerhalb von fünf Minuten angemeldet",
    cancelled: "das Anmelden wurde abgebrochen",
    overtaken: "eine neuere Anmeldung wurde begonnen",
    leftOut: "[Geheimnis entfernt]",
  },

  page: {
    "signed-in": {
      title: "Angemeldet",
      text: "Sie können dieses Fenster schließen und zu Pigeonhole zurückkehren.",
    },
    cancelled: {
      title: "Nicht angemeldet",
      text: "Es wurde auf der Anmeldeseite abgebrochen oder verweigert. Sie können dieses Fenster schließen.",
    },
    "another-account": {
      title: "Nicht angemeldet",
      text: "Sie haben sich mit einem anderen Konto angemeldet als dem, das Pigeonhole benutzt. Sie können dieses Fenster schließen. Pigeonhole sagt Ihnen, was zu tun ist.",
    },
    failed: {
      title: "Nicht angemeldet",
      text: "Sie können dieses Fenster schließen. Pigeonhole sagt Ihnen, was zu tun ist.",
    },
    foreign: {
      title: "Nicht angemeldet",
      text: "Diese Seite gehört zu einer anderen Anmeldung und wurde nicht verwendet. Schließen Sie dieses Fenster und melden Sie sich in Pigeonhole erneut an.",
    },
    over: {
      title: "Diese Anmeldung ist abgeschlossen",
      text: "Sie wurde schon verwendet. Sie können dieses Fenster schließen.",
    },
    nothing: { title: "Nicht gefunden", text: "Hier ist nichts." },
  },
};
