/** @file Texts of the forms for connections and inboxes, and of the guide, in German. */

import { count, figure } from "../../../wording/grammar.ts";
import type { forms as english } from "../../english/window/forms.ts";

export const forms: typeof english = {
  firstRun: "Pigeonhole einrichten",
  firstRunIntro:
    "Drei Schritte. Nichts wird gesendet, bevor Sie einen Ordner gewählt und gesagt haben, was mit den Dateien darin geschieht. Sie können später alles ändern.",
  addConnection: "Verbindung hinzufügen",
  addInbox: "Eingangsordner hinzufügen",
  steps: { connect: "Verbinden", folder: "Ordner wählen", try: "Ausprobieren" },
  stepDone: "erledigt",
  changeOf: (what) => `${what} ändern`,
  change: "Ändern",
  remove: "Entfernen",
  test: "Prüfen",
  testing: "Wird geprüft…",
  testGood: "Alles, was sich prüfen lässt, funktioniert.",
  testBad: (bad) => `${count(bad, "Punkt funktioniert", "Punkte funktionieren")} noch nicht.`,
  save: "Speichern",
  saveAndGoOn: "Speichern und weiter",
  saving: "Wird gespeichert…",
  next: "Weiter",
  back: "Zurück",
  later: "Schritt überspringen",
  leave: "Einrichtung verlassen",
  cancel: "Abbrechen",
  finish: "Fertig",
  advanced: "Weitere Einstellungen",
  testSystem: "Testsystem",

  removeConnection: (name) => `Verbindung ${name} entfernen? Ihre Anmeldung wird auf diesem Computer gelöscht.`,
  removeInbox: (path) => `${path} nicht mehr beobachten? Der Ordner und alles darin bleiben, wie sie sind.`,
  keep: "Behalten",
  removed: "Entfernt",

  connection: {
    intro: "Wer Ihr Finanzsystem betreut, kann Ihnen die beiden Adressen und die Client-ID nennen.",
    name: "Name dieser Verbindung",
    nameHint: "Wie Sie dieses Finanzsystem nennen, zum Beispiel Zentrale.",
    office: "Büro",
    officeHint: "Wessen Bücher es sind, wenn es mehrere gibt. Es steht bei jeder Datei. Darf leer bleiben.",
    baseUrl: "Adresse des Finanzdienstes",
    baseUrlHint: "Beginnt mit https://",
    authUrl: "Anmeldeadresse",
    authUrlHint: "Der Dienst, bei dem Sie sich anmelden. Beginnt mit https://",
    clientId: "Client-ID",
    clientIdHint: "Der Name, unter dem Pigeonhole beim Anmeldedienst eingetragen ist.",
    flow: "Wer sich anmeldet",
    flowHint: "Eine Person, einmal, im Browser; oder dieser Computer selbst, wenn er nachts allein arbeitet.",
    flows: {
      browser: "Eine Person, im Browser",
      "client-credentials": "Dieser Computer, mit einem eigenen Geheimnis",
    },
    secret: "Client-Geheimnis",
    secretHint:
      "Es kommt sofort in den Schlüsselbund dieses Computers und wird nie wieder angezeigt. Bleibt das Feld leer, gilt das vorhandene weiter.",
    isTest: "Dies ist ein Testsystem",
    isTestHint: "Das Fenster sagt dann oben, dass nichts in die echten Bücher gelangt.",
    clientAuthentication: "Wie das Geheimnis gesendet wird",
    clientAuthenticationHint: "Ändern Sie dies nur, wenn der Anmeldedienst den anderen Weg verlangt.",
    clientAuthentications: {
      body: "In der Anfrage",
      basic: "Als Benutzername und Passwort (Basic)",
    },
    scopes: "Berechtigungen (Scopes)",
    scopesHint:
      "Was die Anmeldung außer dem Üblichen verlangt, durch Leerzeichen getrennt; oft gibt profile dem Konto seinen Namen. Darf leer bleiben.",
    redirectPort: "Port, zu dem der Browser zurückkehrt",
    redirectPortHint: "Nur nötig, wenn der Anmeldedienst einen einzigen Port zulässt. Darf leer bleiben.",
  },

  inbox: {
    intro: "Tabellen und Belege, die Sie in diesen Ordner legen, werden gesendet. Darin wird nie etwas gelöscht.",
    path: "Ordner",
    pathHint: "Der ganze Pfad eines Ordners, der für nichts anderes benutzt wird.",
    choose: "Auswählen…",
    existingFiles: "Dateien, die zuerst da waren",
    existingFilesHint: "Was im Ordner war, bevor Pigeonhole ihn beobachtet hat.",
    existingFilesQuestion: (files, spreadsheets) =>
      `In diesem Ordner ${files === 1 ? "ist schon 1 Datei" : `sind schon ${figure(files)} Dateien`}: ${count(spreadsheets, "Tabelle", "Tabellen")} und ${count(files - spreadsheets, "andere Datei", "andere Dateien")}. Was soll mit ${files === 1 ? "ihr" : "ihnen"} geschehen?`,
    existingFilesMore: (files) => `und ${figure(files)} weitere`,
    leftAlone: (files) =>
      files === 1
        ? "Eine Datei, die zuerst da war, bleibt unberührt. Um sie zu importieren, benennen Sie sie um oder klicken auf Ändern."
        : `${figure(files)} Dateien, die zuerst da waren, bleiben unberührt. Um eine zu importieren, benennen Sie sie um; um alle zu importieren, klicken Sie auf Ändern.`,
    existingFilesWanted: "Bitte wählen Sie. Vorher wird nichts beobachtet und nichts gesendet.",
    existingFilesChoices: {
      leave: "Unberührt lassen; nur neue Dateien importieren",
      import: "Auch importieren",
    },
    connection: "Ziel",
    connectionHint: "Die Verbindung, und damit das Büro, an die alles aus diesem Ordner geht.",
    sending: "Senden",
    sendingHint: "Was ungewöhnlich aussieht, wartet in jedem Fall auf Sie.",
    sendings: {
      automatic: "Was in Ordnung ist, wird von selbst gesendet",
      "after-approval": "Nichts wird ohne Freigabe gesendet",
    },
    ceiling: "Beträge, die auf Freigabe warten, ab",
    ceilingHint:
      "Eine Rechnung über diesen Betrag oder mehr wartet auf Sie, in jeder Währung, die unten nicht genannt ist.",
    ceilings: "Ab einem anderen Betrag in einzelnen Währungen",
    ceilingsHint: "Zum Beispiel EUR 60000, JPY 8000000. Darf leer bleiben.",
    rowsWithProblems: "Wenn einzelne Zeilen fehlerhaft sind",
    rowsWithProblemsHint: "Die fehlerhaften Zeilen erhalten Sie in einer Kopie zum Berichtigen zurück.",
    rowsWithProblemsChoices: {
      "hold-file": "Die ganze Datei wartet",
      "send-the-rest": "Die übrigen Zeilen werden gesendet",
    },
    dateOrder: "Datumsangaben",
    dateOrderHint:
      "Wie 05/11/2026 zu lesen ist. Es wird aus jeder Datei ermittelt; wo das nicht geht, werden Sie gefragt.",
    dateOrders: {
      "": "Aus jeder Datei ermitteln",
      dmy: "Tag, Monat, Jahr: 5. November",
      mdy: "Monat, Tag, Jahr: 11. Mai",
      ymd: "Jahr, Monat, Tag",
    },
    decimalSign: "Dezimalzeichen",
    decimalSignHint:
      "Wie 1,234 zu lesen ist. Es wird aus jeder Datei ermittelt; wo das nicht geht, werden Sie gefragt.",
    decimalSigns: {
      "": "Aus jeder Datei ermitteln",
      ".": "Punkt: 1,234.50",
      ",": "Komma: 1.234,50",
    },
    idAt: "Wo im Namen eines Belegs die Rechnungs-ID steht",
    idAtHint: "Unten sehen Sie, was das bei einigen Namen ergibt.",
    idAts: {
      start: "Am Anfang",
      anywhere: "An beliebiger Stelle",
      end: "Am Ende",
    },
    idPrefixes: "Was unmittelbar vor der ID steht",
    idPrefixesHint: "Zum Beispiel PI-. Mehrere durch Kommas getrennt. Leer, wenn dort nichts steht.",
    examples: "Beispiele",
    exampleNames: ["10023 Scan.pdf", "Scan 10023 geprüft.pdf", "Lieferschein 10023.pdf", "2026-11-20 Rechnung.pdf"],
    examplesAsk: "Rückfrage",
    documentNames: "Namen, die das Finanzsystem ablehnt",
    documentNamesHint: "Manche Zeichen und sehr lange Namen werden dort nicht angenommen.",
    documentNamesChoices: {
      refuse: "Der Beleg kommt nach Failed",
      mend: "Er wird mit angepasstem Namen gesendet",
    },
    textOfPdfs: "Der Text von PDF-Dateien",
    textOfPdfsHint: "Wenn der Name nichts sagt, kann der Text verraten, zu welcher Eingangsrechnung ein PDF gehört.",
    textOfPdfsChoices: {
      ignore: "Nicht lesen",
      suggest: "Für Vorschläge lesen; eine Person entscheidet",
      attach: "Anhängen, wenn er keinen Zweifel lässt",
    },
    attentionAfterDays: "Tage, bis ein wartender Beleg als überfällig gilt",
    attentionAfterDaysHint: "Von da an erinnern das Symbol im Infobereich und der Bericht daran.",
    maxInvoicesPerBatch: "Höchstzahl der Eingangsrechnungen je Stapel",
    maxInvoicesPerBatchHint:
      "Leer, wenn Sie keine eigene Grenze setzen. Die Posten einer Rechnung bleiben immer zusammen.",
    hours: "Nur zu bestimmten Zeiten senden",
    hoursHint: "Gelesen und geprüft wird jederzeit; gesendet wird innerhalb dieser Sendezeiten.",
    days: "Tage, an denen die Sendezeit beginnt",
    dayNames: { mon: "Mo", tue: "Di", wed: "Mi", thu: "Do", fri: "Fr", sat: "Sa", sun: "So" },
    from: "Von",
    until: "Bis",
    hoursFieldHint: "Stunden und Minuten.",
    untilHint: "Liegt das Ende nicht nach dem Beginn, so ist der nächste Tag gemeint.",
  },

  signedInWords: "Sie sind angemeldet. Soeben wurde geprüft:",
  signInWords: "Melden Sie sich jetzt an, damit Pigeonhole im Namen dieses Kontos senden kann.",
  sample: "Mit einer Datei ausprobieren",
  sampleWords:
    "Wählen Sie eine Tabelle oder einen Beleg, wie Sie sie in den Ordner legen würden, oder ziehen Sie die Datei hierher. Sie wird dort gelesen und geprüft, wo sie liegt; es wird nichts gesendet und nichts geschrieben.",
  sampleChoose: "Datei zum Prüfen auswählen…",
  sampleChecking: "Wird geprüft…",
  sampleInvoices: (howMany) => `${count(howMany, "Eingangsrechnung würde", "Eingangsrechnungen würden")} gesendet`,
  sampleMore: (howMany) => `und ${figure(howMany)} weitere`,
  sampleVerdicts: {
    ready: "Diese Datei würde gesendet.",
    ask: "Diese Datei würde auf Sie warten.",
    refuse: "Diese Datei könnte so nicht gesendet werden.",
  },
};
