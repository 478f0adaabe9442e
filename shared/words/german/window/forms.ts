/** @file Texts of the forms for connections and inboxes, and of the guide, in German. */

import { count, figure } from "../../../wording/grammar.ts";
import type { forms as english } from "../../english/window/forms.ts";

export const forms: typeof english = {
  firstRun: "Pigeonhole einrichten",
  firstRunIntro:
    "In drei Schritten. Haben Sie eine Einrichtungsdatei bekommen, öffnen Sie zuerst diese mit einem Doppelklick. Es wird nichts gesendet, bevor Sie einen Ordner gewählt und festgelegt haben, was mit den Dateien darin geschieht. Die Einstellungen können Sie später ändern. Für einen anderen Ordner fügen Sie einen weiteren Eingangsordner hinzu.",
  firstRunReady:
    "Ihr Ordner ist eingerichtet. Was Sie ab jetzt hineinlegen, wird so gesendet, wie Sie es festgelegt haben. Eine Datei, die Sie auf dieser Seite wählen, wird nur gelesen und geprüft. Die Einstellungen können Sie später ändern. Für einen anderen Ordner fügen Sie einen weiteren Eingangsordner hinzu.",
  addConnection: "Verbindung hinzufügen",
  addInbox: "Eingangsordner hinzufügen",
  steps: { connect: "Verbinden", folder: "Ordner wählen", try: "Ausprobieren" },
  stepDone: "erledigt",
  changeOf: (what) => `${what} ändern`,
  change: "Ändern",
  changeConnection: "Verbindung ändern",
  remove: "Entfernen",
  removeIt: "Verbindung entfernen",
  stopWatching: "Nicht mehr beobachten",
  test: "Prüfen",
  testConnection: "Verbindung prüfen",
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
  setByIt: "Von Ihrer IT festgelegt.",
  setByPractice: "Gehört zum Übungsbüro und lässt sich nicht ändern.",
  advanced: "Weitere Einstellungen",
  testSystem: "Testsystem",

  removeConnection: (name) =>
    `Verbindung ${name} entfernen? Sie werden dort auf diesem Computer abgemeldet. Im Finanzsystem ändert sich nichts.`,
  removeInbox: (path) =>
    `${path} nicht mehr beobachten? Der Ordner und seine Dateien bleiben unverändert. Daraus wird dann nichts mehr gesendet.`,
  keep: "Behalten",
  removed: "Entfernt",

  connection: {
    intro: "Diese Angaben erhalten Sie von Ihrer IT.",
    name: "Name dieser Verbindung",
    nameHint: "Ihr Name für dieses Finanzsystem, zum Beispiel Zentrale.",
    office: "Mandant",
    officeHint: "Für wen Sie buchen, falls Sie mehrere Mandanten betreuen. Steht bei jeder Datei. Optional.",
    baseUrl: "Adresse des Finanzsystems",
    baseUrlHint: "Beginnt mit https://",
    authUrl: "Anmeldeadresse",
    authUrlHint: "Die Adresse Ihres Anmeldeservers. Beginnt mit https://",
    clientId: "Client-ID",
    clientIdHint: "Die ID von Pigeonhole auf dem Anmeldeserver.",
    flow: "Anmeldung",
    flowHint:
      "Sie melden sich einmal im Browser an. Sendet dieser Computer nachts unbeaufsichtigt, kann er sich selbst anmelden.",
    flows: {
      browser: "Sie, im Browser",
      "client-credentials": "Dieser Computer, mit einem eigenen Geheimnis",
    },
    secret: "Client-Geheimnis",
    secretHint:
      "Wird sofort im Schlüsselbund dieses Computers gespeichert und nie wieder angezeigt. Ist schon eines gespeichert, bleibt es, wenn Sie hier nichts eingeben.",
    secretExpires: "Geheimnis läuft ab am",
    secretExpiresHint: "Zum Beispiel 2027-01-31. Sie werden 60, 30 und 7 Tage vorher erinnert. Optional.",
    lists: {
      title: "Listen Ihres Finanzsystems",
      intro:
        "Wenn Ihr Finanzsystem seine Listen jede Nacht exportiert, geben Sie hier die Dateien an. Was Sie hinzufügen, wird dann vor dem Senden darin nachgeschlagen. Die Dateien werden nur gelesen und nie verschoben.",
      suppliers: "Lieferanten",
      nominals: "Sachkonten",
      projects: "Projekte",
      vatCodes: "USt.-Sätze",
      hint: "Der vollständige Pfad einer csv-, xls- oder xlsx-Datei. Optional.",
      choose: "Auswählen…",
    },
    isTest: "Dies ist ein Testsystem",
    isTestHint: "Oben im Fenster steht dann, dass nichts in Ihre echten Bücher gelangt.",
    clientAuthentication: "Wie das Geheimnis gesendet wird",
    clientAuthenticationHint: "Ändern Sie dies nur, wenn Ihr Anmeldeserver es verlangt.",
    clientAuthentications: {
      body: "In der Anfrage",
      basic: "Als Benutzername und Passwort (Basic)",
    },
    scopes: "Berechtigungen (Scopes)",
    scopesHint:
      "Weitere Berechtigungen bei der Anmeldung, durch Leerzeichen getrennt. „profile“ ergänzt oft den Namen des Kontos. Optional.",
    redirectPort: "Port, zu dem der Browser zurückkehrt",
    redirectPortHint: "Nur nötig, wenn Ihr Anmeldeserver nur einen Port zulässt. Optional.",
  },

  inbox: {
    intro:
      "Tabellen und E-Rechnungen in diesem Ordner werden zu Eingangsrechnungen im Finanzsystem. Andere Dateien, etwa Scans, werden an eine Eingangsrechnung angehängt, die dort schon erfasst ist: Der Dateiname sagt, an welche. Danach kommen sie in einen Unterordner wie „Done“ (erledigt). Gelöscht wird nie etwas. Sind schon Dateien darin, werden Sie zuerst gefragt.",
    path: "Ordner",
    pathHint: "Der vollständige Pfad eines Ordners, der nur dafür benutzt wird.",
    choose: "Auswählen…",
    existingFiles: "Dateien, die schon im Ordner sind",
    existingFilesHint: "Was im Ordner war, bevor Pigeonhole ihn beobachtet hat.",
    existingFilesQuestion: (files, spreadsheets) =>
      `In diesem Ordner ${files === 1 ? "ist schon 1 Datei" : `sind schon ${figure(files)} Dateien`}: ${count(spreadsheets, "Tabelle", "Tabellen")} und ${count(files - spreadsheets, "andere Datei", "andere Dateien")}. Was soll mit ${files === 1 ? "ihr" : "ihnen"} geschehen?`,
    existingFilesMore: (files) => `und ${figure(files)} weitere`,
    leftAlone: (files) =>
      files === 1
        ? "Eine Datei, die zuerst da war, bleibt unberührt. Um sie zu senden, benennen Sie sie um oder klicken auf Ändern."
        : `${figure(files)} Dateien, die zuerst da waren, bleiben unberührt. Um eine zu senden, benennen Sie sie um; um alle zu senden, klicken Sie auf Ändern.`,
    existingFilesWanted: "Bitte wählen Sie. Vorher wird nichts beobachtet und nichts gesendet.",
    existingFilesChoices: {
      leave: "Unberührt lassen; nur neue Dateien senden",
      import: "Auch senden",
    },
    connection: "Ziel",
    connectionHint: "An diese Verbindung werden die Dateien aus dem Ordner gesendet.",
    sending: "Senden",
    sendingHint: "Ungewöhnliche Dateien müssen Sie immer selbst freigeben.",
    sendings: {
      automatic: "Automatisch senden, wenn alles in Ordnung ist",
      "after-approval": "Nur nach Freigabe senden",
    },
    ceiling: "Freigabegrenze",
    ceilingHint:
      "Eine Datei mit einer Rechnung ab diesem Nettobetrag wartet auf Ihre Freigabe. Die Grenze gilt für jede Währung, die unten keine eigene hat. Die üblichen 50000 sind in jeder Währung etwa gleich viel: 5000000 in Yen.",
    ceilings: "Andere Grenzen nach Währung",
    ceilingsHint: "Zum Beispiel EUR 60000, JPY 8000000. Darf leer bleiben.",
    vatTolerance: "Erlaubte Abweichung der USt. von ihrem Satz",
    vatToleranceHint:
      "Zum Beispiel 0.02. Weicht sie stärker ab, wartet die Datei auf Ihre Freigabe. Leer: 5 Cent oder ein halbes Prozent; 0: jede Abweichung wartet.",
    rowsWithProblems: "Wenn einzelne Zeilen fehlerhaft sind",
    rowsWithProblemsHint: "Sie erhalten eine Kopie der ganzen Datei zum Korrigieren, in der die Fehler markiert sind.",
    rowsWithProblemsChoices: {
      "hold-file": "Die ganze Datei zurückhalten",
      "send-the-rest": "Die übrigen Zeilen senden",
    },
    dateOrder: "Datumsangaben",
    dateOrderHint: "Wie 05/11/2026 gelesen wird. Zeigt eine Datei das nicht, werden Sie gefragt.",
    dateOrders: {
      "": "Aus jeder Datei ermitteln",
      dmy: "Tag, Monat, Jahr: 5. November",
      mdy: "Monat, Tag, Jahr: 11. Mai",
      ymd: "Jahr, Monat, Tag",
    },
    decimalSign: "Dezimalzeichen",
    decimalSignHint: "Wie 1,234 gelesen wird. Zeigt eine Datei das nicht, werden Sie gefragt.",
    decimalSigns: {
      "": "Aus jeder Datei ermitteln",
      ".": "Punkt: 1,234.50",
      ",": "Komma: 1.234,50",
    },
    currency: "Währung für $, kr und ¥",
    currencyHint:
      "Zum Beispiel USD. Was $, kr oder ¥ bedeutet, wenn eine Datei es nicht zeigt. Bleibt das Feld leer, werden Sie gefragt.",
    idAt: "Wo der Name eines Dokuments die Rechnungs-ID enthält",
    idAtHint:
      "Die ID ist die Nummer, die Ihr Finanzsystem der Rechnung gibt, nicht die aufgedruckte Nummer des Lieferanten. Unten sehen Sie, wie einige Namen gelesen würden.",
    idAts: {
      start: "Am Anfang",
      anywhere: "An beliebiger Stelle",
      end: "Am Ende",
    },
    idPrefixes: "Text unmittelbar vor der ID",
    idPrefixesHint: "Zum Beispiel PI-. Mehrere mit Kommas trennen. Leer lassen, wenn es keinen gibt.",
    examples: "Beispiele",
    exampleNames: ["10023 Scan.pdf", "Scan 10023 geprüft.pdf", "Lieferschein 10023.pdf", "2026-11-20 Rechnung.pdf"],
    examplesAsk: "Rückfrage",
    documentNames: "Namen, die das Finanzsystem ablehnt",
    documentNamesHint: "Manche Zeichen und sehr lange Namen nimmt es nicht an.",
    documentNamesChoices: {
      refuse: "Das Dokument in den Ordner „Failed“ (fehlgeschlagen) verschieben",
      mend: "Mit angepasstem Namen senden",
    },
    textOfPdfs: "Text in PDF-Dateien",
    textOfPdfsHint: "Hilft der Name nicht weiter, kann der Text zeigen, zu welcher Eingangsrechnung ein PDF gehört.",
    textOfPdfsChoices: {
      ignore: "Nicht lesen",
      suggest: "Für Vorschläge lesen; Sie entscheiden",
      attach: "Automatisch anhängen, wenn kein Zweifel besteht",
    },
    eInvoicesInPdfs: "E-Rechnungen in PDF-Dateien",
    eInvoicesInPdfsHint:
      "Viele PDF-Dateien enthalten ihre Rechnung als Daten (ZUGFeRD, Factur-X). Importieren Sie alle nur, wenn diese Rechnungen nicht von Hand erfasst werden.",
    eInvoicesInPdfsChoices: {
      ask: "Fragen: importieren oder die Datei anhängen?",
      import: "Als Eingangsrechnungen importieren",
      ignore: "Nicht lesen; jede PDF-Datei ist ein Dokument",
    },
    ownVatIds: "Ihre eigenen USt-IdNrn.",
    ownVatIdsHint:
      "Mit Land, zum Beispiel DE123456789. Mehrere mit Kommas trennen. Von Ihnen ausgestellte E-Rechnungen (Ausgangsrechnungen) werden nicht importiert. Ist eine an ein anderes Unternehmen gerichtet, werden Sie gefragt.",
    ignoredNames: "Namen, die nicht beachtet werden",
    ignoredNamesHint:
      "Neue Dateien und Unterordner mit diesen Namen bleiben, wo sie sind. * ist beliebiger Text, ? ein Zeichen: Entwurf*, *.bak. Mehrere mit Kommas trennen.",
    attentionAfterDays: "Tage, bis ein wartendes Dokument überfällig ist",
    attentionAfterDaysHint: "Danach erinnern Infobereich und Bericht Sie daran.",
    maxInvoicesPerBatch: "Höchstzahl der Eingangsrechnungen je Stapel",
    maxInvoicesPerBatchHint: "Leer lassen für keine Grenze. Die Posten einer Rechnung bleiben immer zusammen.",
    hours: "Nur zu bestimmten Zeiten senden",
    hoursHint: "Gelesen und geprüft wird jederzeit, gesendet nur innerhalb der Sendezeiten.",
    days: "Tage, an denen die Sendezeit beginnt",
    dayNames: { mon: "Mo", tue: "Di", wed: "Mi", thu: "Do", fri: "Fr", sat: "Sa", sun: "So" },
    from: "Von",
    until: "Bis",
    hoursFieldHint: "Stunden und Minuten.",
    untilHint: "Ist „Bis“ nicht später als „Von“, endet die Sendezeit am nächsten Tag.",
  },

  signedInWords: "Sie sind angemeldet. Soeben wurde geprüft:",
  signInWords:
    "Die Adressen sind gespeichert. Melden Sie sich jetzt an, damit Pigeonhole in Ihrem Namen senden kann. Dafür öffnet sich der Browser.",
  sample: "Mit einer Datei ausprobieren",
  sampleWords:
    "Wählen Sie eine Tabelle oder ein Dokument, oder ziehen Sie die Datei hierher. Sie wird gelesen und geprüft, aber nichts wird gesendet oder gespeichert.",
  sampleChoose: "Datei zum Prüfen auswählen…",
  sampleChecking: "Wird geprüft…",
  sampleInvoices: (howMany) => `${count(howMany, "Eingangsrechnung würde", "Eingangsrechnungen würden")} gesendet`,
  sampleMore: (howMany) => `und ${figure(howMany)} weitere`,
  sampleVerdicts: {
    ready: "Nur geprüft, nicht gesendet. Im Eingangsordner würde diese Datei gesendet.",
    ask: "Nur geprüft, nicht gesendet. Im Eingangsordner würde diese Datei auf Sie warten.",
    refuse: "Nur geprüft, nicht gesendet. Diese Datei könnte so nicht gesendet werden.",
  },
};
