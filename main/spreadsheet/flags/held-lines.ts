/**
 * @file The families of words by which a line says that a list is booked, held back, not final or turned back: a word
 * for “already” or “not” beside what is done with invoices, in any form, and what is said of postings and approvals.
 */

import { wordList } from "../words/word-list.ts";

/** Beside one of {@link deeds}, in either order. */
const already =
  "already|bereits|schon|d[ée]j[àa]|reeds|al|ya|gi[àa]|j[áa]|ju[żz]|ji[žz]|u[žz]|redan|allerede|jo|m[áa]r|deja|ve[ćc]|уже|вже|zaten|ήδη";

/** What is done with invoices, one line to a language, so that a native speaker can read and correct them. */
const deeds: readonly string[] = [
  "entered|booked|posted|keyed(?: in)?|imported|processed|uploaded|loaded|submitted|recorded|captured|dealt with|gone (?:in|through)",
  "\\p{L}*gebucht|einge(?:geben|spielt|lesen|tragen|pflegt|reicht)|erfasst|übertragen|übernommen|übermittelt|verarbeitet|bearbeitet|erledigt|importiert|hochgeladen|drin(?:nen)?|im system",
  "pass[ée]e?s?|saisie?s?|entr[ée]e?s?|int[ée]gr[ée]e?s?|transmis\\p{L}*|trait[ée]e?s?|enregistr[ée]e?s?|import[ée]e?s?|comptabilis[ée]e?s?",
  "(?:in)?geboekt|ingevoerd|ingelezen|verwerkt|verzonden|verstuurd|doorgestuurd|geïmporteerd|erin",
  "(?:metid|introducid|grabad|enviad|subid|ingresad|cargad|procesad|pasad|contabilizad|registrad|importad)[oa]s?",
  "(?:inserit|inviat|caricat|elaborat|registrat|contabilizzat|importat)[aeio]",
  "(?:inserid|introduzid|enviad|processad|carregad|lan[çc]ad|contabilizad|regist(?:r)?ad|importad)[oa]s?",
  "(?:wys[łl]an|wgran|uj[ęe]t|wprowadzon|zaksi[ęe]gowan|zaimportowan|przes[łl]an)\\p{L}*",
  "(?:odesl[áa]n|odoslan|zad[áa]n|nahr[áa]n|vlo[žz]en|za[úu][čc]tov[áa]n|import[oó]v[áa]n)\\p{L}*",
  "(?:inlagd|inmatad|inl[äa]st|skickad|bokf[öo]r|bokf[øo]r|bogf[øo]r|importer|registrer|indtast|inntast)\\p{L}*",
  "(?:kirjattu|sy[öo]tetty|l[äa]hetetty|tuotu|k[äa]sitelty)\\p{L}*",
  "(?:le|be|fel)?(?:k[öo]nyvel|r[öo]gz[íi]t|t[öo]lt[öo]tt)\\p{L}*",
  "(?:trimis|introdus|[îi]nregistrat|contabilizat|[îi]nc[ăa]rcat)[ăe]?",
  "(?:proknji[žz]en|knji[žz]en|unes|uvezen|poslan|obra[đd]en)\\p{L}*",
  "(?:провед|внес|загруж|отправл|занес|введен|завантаж|відправл|занесен)\\p{L}*",
  "(?:i[şs]lendi|girildi|kaydedildi|g[öo]nderildi|y[üu]klendi|aktar[ıi]ld[ıi])",
  "(?:καταχωρ|περαστ|εισαχθ)\\p{L}*",
];
const deed = deeds.join("|");

/** One to a line. */
const sentences: readonly string[] = [
  `(?:${already})(?: \\p{L}+){0,3} (?:${deed})`,
  `(?:${deed}),? (?:${already})`,
  // English: there already
  "(?:everything|all|these|they|invoices?|rows?|lines?)(?: \\p{L}+){0,3} (?:(?:has|have|had) )?(?:been |gone |went )(?:put )?(?:through|into|in|onto|on to) \\p{L}+",
  // English: first something else
  "hold (?:until|till|for|off|back|these|this|them|all)|(?:legal|audit|credit|payment) hold|(?:posting|booking|payment|import|processing|entry)s? (?:is |are |was )?(?:paused|stopped|suspended|postponed|frozen|blocked|deferred)",
  "(?:approvals?|authori[sz]ation|sign-?off) (?:is |are |still )*(?:outstanding|missing|pending|needed|required|to follow)|(?:to ?do|fixme|tbc|tbd)(?!\\p{L})|check\\b.{0,40} before (?:use|posting|booking|import|importing|sending)",
  "(?:amounts?|figures|prices|totals?|data|values)(?: (?:are|is|all|still|only|these))* (?:unverified|unchecked|unconfirmed|provisional|preliminary|estimated|estimates|not (?:yet )?(?:final|checked|verified|confirmed))",
  "for (?:budget\\p{L}*|planning|forecast\\p{L}*|discussion|comparison|training|demonstration|illustration|testing)(?: purposes?)?(?: only)?(?= *[.!]?$)",
  "(?:replaced|superseded) by (?:the |a )?(?:\\p{L}+ ){0,3}(?:list|version|file|sheet|v\\d+)",
  // English: turned back
  "(?:run|batch|list|file|journal|import|posting|upload)s? (?:(?:was|were|has been|have been|is) )?(?:reversed|deleted|cancelled|voided|withdrawn|rejected|discarded|abandoned|rolled back|recalled)",
  "(?:credit|reverse|cancel|delete|void|refund) (?:all|everything|these|this|them|both)(?: of)?|refunds? (?:due|to follow|expected|requested|agreed)|^reversed (?:invoices?|bills|entries|items|rows|postings)",
  // German
  "(?:alles?|alle|rechnungen|diese) (?:\\p{L}+ )?(?:erledigt|drin)(?= *[.!]?$)|wurden? (?:\\p{L}+ )?(?:eingespielt|eingelesen|hochgeladen|übertragen)",
  "(?:bitte|noch)(?: \\p{L}+)? nicht (?:ein|ver|hoch|frei)?(?:spielen|lesen|laden|geben|verwenden|verarbeiten|buchen|übertragen|übernehmen|anweisen)|(?:bitte )?erst (?:\\p{L}+ ){1,3}(?:buchen|einspielen|erfassen|importieren|zahlen)|(?:bis auf weiteres|vorerst) (?:\\p{L}+ )?(?:nicht|zurück\\p{L}*|gesperrt)|(?:freigabe|genehmigung) (?:\\p{L}+ )?(?:fehlt|ausstehend|steht aus|offen|nötig)|buchungs(?:sperre|stopp)",
  "rückgängig gemacht|(?:lauf|stapel|import|buchung) (?:\\p{L}+ )?(?:storniert|gelöscht|zurückgenommen|abgebrochen)|stornierte (?:rechnungen|belege)|alles? stornieren|nur zu planungszwecken",
  // French, Dutch
  "ne pas (?:int[ée]grer|passer|utiliser|traiter|enregistrer|charger)|en attente d['’e] ?(?:la )?(?:validation|approbation|accord|visa)|(?:comptabilisation|saisie|import) (?:suspendue?|bloqu[ée]e?|arr[êe]t[ée]e?)|(?:montants?|chiffres)(?: \\p{L}+){0,2} (?:provisoires?|estim[ée]s|non v[ée]rifi[ée]s)|factures? annul[ée]es",
  "(?:nog )?niet (?:in|door|ver)?(?:boeken|lezen|inlezen|inboeken|gebruiken|verwerken)|wacht(?:en|t)? op (?:akkoord|goedkeuring|fiat)|(?:akkoord|goedkeuring) (?:ontbreekt|volgt|nodig)|bedragen (?:zijn )?(?:voorlopig|onder voorbehoud)",
  // Spanish, Italian, Portuguese
  "no (?:contabilizar|registrar|pagar|procesar|usar|utilizar|importar|cargar|subir|enviar)|(?:falta|pendientes? de) (?:aprobaci[óo]n|autorizaci[óo]n|visto bueno)",
  "non (?:registrare|pagare|importare|usare|utilizzare|inviare|elaborare|caricare|contabilizzare)|in attesa d(?:i|ell['’]) ?(?:approvazione|autorizzazione|benestare)",
  "n[ãa]o (?:lan[çc]ar|contabilizar|pagar|processar|usar|utilizar|importar|enviar|carregar)|(?:falta|aguarda(?:ndo)?) (?:a )?(?:aprova[çc][ãa]o|autoriza[çc][ãa]o)",
  // Swedish, Danish, Norwegian
  "(?:v[äa]ntar|venter|avventer|afventer) (?:p[åa] )?(?:attest|godk[äa]nnande|godkendelse|godkjenning)\\p{L}*|(?:anv[äa]nd|brug|bruk) (?:inte|ikke|ej)",
];
const against = wordList(`(?<!\\p{L})(?:${sentences.join("|")})(?!\\p{L})`, "iu");

/** A line of nothing else. */
const alone =
  /^[\p{P}\s]*(?:stop+|halt|(?:on )?hold(?: please)?|not (?:ok|okay|approved|final|ready|valid|checked|verified|confirmed)|unapproved|unverified|unchecked|keyed|all done|nicht (?:ok|okay|freigegeben|fertig|geprüft|final)|noch nicht fertig|non valide|niet akkoord|work in progress|wip|in arbeit|in bearbeitung|en cours|in bewerking|en curso|in corso|template(?:s)?(?: \p{P}* ?example rows)?|example rows|muster(?:daten)?|vorlage|beispiel(?:daten|zeilen)?)[\p{P}\s]*$/iu;

/** “Status: posted”, “If already paid …”: what a program selected, or what holds for any invoice. */
const general =
  /(?<!\p{L})(?:if|when|unless|wenn|falls|sofern|soweit|lorsque|si|indien|wanneer|je[śs]li|filter|selection|selektion|auswahl|status|includ\p{L}*|exclud\p{L}*|without|ohne|only invoices|nur rechnungen)(?!\p{L})/iu;

/** True for “Everything above has gone through Sage”, “Hold until 1 December”, “Tout est déjà passé en compta”. */
export const saysDoneOrHeld = (text: string): boolean =>
  alone.test(text) || (text.length <= longestLine && against.test(text) && !general.test(text));

/** In characters: longer lines are terms of business. */
export const longestLine = 160;
