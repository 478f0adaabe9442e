/** @file Sentences that say that invoices are booked already, or are not to be booked, in the words that people use. */

import { wordList } from "../words/word-list.ts";

/** What is done with an invoice, as it is said of one that needs nothing more. */
const done = "(?:entered|booked|posted|paid|imported|processed|keyed|recorded|voided|superseded|withdrawn|cancelled)";
/** The same of what may as well be done with goods, papers and lamps, so only of invoices. */
const gone = "(?:deleted|removed|replaced|sent|uploaded|submitted|dealt with)";
const bills = "(?:invoices?|bills?|rows?|lines?|entries|items|this|these|they|it|all)";
/** “Invoices are paid within 30 days”, “entered in date order”, “recorded in pounds”: how things are done in general. */
const general =
  "(?! (?:within|net of|in (?:date|order|pounds|euros?|gbp|eur|usd|full)|by (?:post|e-?mail|bacs|direct|standing|the due)|weekly|monthly|quarterly|annually|yearly|daily|every|each|on (?:\\p{L}+days?|the (?:last|first))|after|when|at \\d|to terms))";
const erledigt = "(?:gebucht|verbucht|erfasst|eingegeben|bezahlt|importiert|überholt|storniert)";
const fait = "(?:saisi|comptabilis[ée]|pay[ée]|import[ée]|annul[ée]|r[ée]gl[ée])e?s?(?! (?:[àa] \\d|par|sous|au))";
const gedaan = "(?:geboekt|ingevoerd|verwerkt|betaald|geïmporteerd|geannuleerd)(?! (?:op volgorde|binnen|per))";
const hecho = "(?:contabilizad|registrad|pagad|importad|anulad|lan[çc]ad|estornad)[oa]s?";
const fatto = "(?:registrat|contabilizzat|pagat|importat|annullat)[aeio]";
const books =
  "(?:sage|xero|quick ?books|qb|sap|datev|lexware|exact|netsuite|dynamics|navision|freeagent|kashflow|fortnox|e-?conomic|ledger|books|accounts|(?:finance |accounting )?system|software|buchhaltung|fibu|compta(?:bilit[ée])?|boekhouding|contabilidad|contabilit[àa])";

/** One to a line, so that a native speaker can read and correct them. */
const sentences: readonly string[] = [
  // English: done already
  `(?:have|has|had|were|was|are|is)(?: \\w+){0,2} (?:been )?${done}${general}`,
  `${bills}(?: \\w+)? (?:have|has|had|were|was|are|is)(?: \\w+){0,2} (?:been )?${gone}${general}`,
  `already (?:\\w+ )?(?:${done}|${gone})`,
  `already (?:in|with|on|at) (?:the |your |our )?\\w+`,
  `in (?:the )?${books} already`,
  `${done} (?:before|already|twice|by hand|manually|last (?:week|month|year)|in(?:to)? (?:the )?${books})`,
  "sent (?:before|already|twice)",
  "(?:superseded|withdrawn) by|replaced by (?:version|invoice|bill|[\\p{L}-]*\\d)",
  "(?:(?:deleted|removed|withdrawn|voided|superseded) (?:items|invoices|bills|rows|lines|entries)|(?:deleted|removed|withdrawn|superseded):)(?!:?\\s*(?:0|none|nil)(?!\\d))",
  // English: not to be booked
  "not (?:to be |for |yet )(?:import\\w*|post\\w*|book\\w*|enter\\w*|send\\w*|sent|process\\w*|use|received|delivered|approved|released|checked|authori[sz]ed|confirmed|verified)",
  "(?:please |pls |do )?(?:ignore|disregard|skip) (?:this|these|that|the|all|line|row|it)",
  "please (?:wait with|hold|skip|ignore|disregard|exclude|leave (?:out|off)|(?:do not|don['’]t) (?:post|book|enter|pay|import|process|send|use))",
  "in query|under query|queried|not ours|awaiting (?!payment)\\w+|expected (?:next|in|on|by) ",
  "for (?:your )?(?:information|info)(?: only)?(?= *$| *[-–,.;(!])|for reference only|^fyi(?: only)?(?= *$| *[-–,.;(!])|(?:training|sandbox|demo|dummy|sample) data|^info(?:rmation)? only$",
  "^(?!.*(?:negative|minus|brackets|parenthes|red)).*(?:is|are) (?:a )?credit notes?",
  // German
  `(?:wurden?|worden|bereits|schon)(?: \\p{L}+){0,2} ${erledigt}|(?:rechnungen|belege|zeilen|alle|diese)(?: \\p{L}+){0,3} sind (?!in )(?:\\p{L}+ ){0,2}${erledigt}`,
  `bereits in (?:der |dem )?${books}|ersetzt durch (?:version|rechnung|[\\p{L}-]*\\d)`,
  "zur (?:information|kenntnis)|noch nicht (?:erhalten|geliefert|freigegeben|genehmigt|geprüft)|nicht (?:zum|zur|für die) (?:buchung|buchen|import|verbuchung|zahlung)",
  "bitte (?:mit \\p{L}+ )?(?:warten|ignorieren|auslassen|nicht (?:buchen|erfassen|importieren|bezahlen|zahlen|senden|übernehmen))|in kl[äa]rung|nicht für uns|warten auf",
  // French
  `(?:a|ont|sont|est|d[ée]j[àa])(?: [ée]t[ée])?(?: d[ée]j[àa])? ${fait}`,
  "pour (?:votre )?(?:information|info)|pas encore (?:re[çc]u|livr|valid|approuv)\\p{L}*|(?:[àa] )?ne pas (?:saisir|payer|comptabiliser|importer|r[ée]gler|envoyer)|veuillez (?:ignorer|attendre)|ignorer (?:cette|ces|la|les)",
  // Dutch
  `(?:is|zijn|werd(?:en)?|al|reeds) (?:al |reeds )?${gedaan}`,
  "ter (?:info|informatie|kennisgeving)|nog niet (?:ontvangen|geleverd|goedgekeurd)|niet (?:te |voor )?(?:boeken|betalen|invoeren|importeren|verwerken|boeking|betaling|import|verwerking)|graag (?:negeren|wachten)",
  // Spanish, Portuguese
  `(?:han sido|ha sido|fueron|est[áa]n|ya|foram|foi|j[áa]|est[ãa]o)(?: ya| j[áa])? ${hecho}`,
  "(?:para|a t[íi]tulo) (?:su )?(?:informaci[óo]n|informativo|informa[çc][ãa]o|conhecimento)|a[úu]n no (?:recibid|entregad|aprobad)\\p{L}*|ainda n[ãa]o (?:recebid|entregue|aprovad)\\p{L}*|pendientes? de (?:recibir|entrega|aprobaci[óo]n)",
  // Italian
  `(?:sono stat[ei]|[èe] stat[ao]|gi[àa]) ${fatto}`,
  "per (?:vostra )?(?:conoscenza|informazione)|non ancora (?:ricevut|consegnat|approvat)\\p{L}*|in attesa di (?!pagamento)",
  // Polish
  "(?:zosta[łl][yo]?|s[ąa]|ju[żz]|wszystkie|te faktury)(?: \\p{L}+){0,3} (?:zaksi[ęe]gowan|wprowadzon|zap[łl]acon|op[łl]acon|rozliczon|zaimportowan|anulowan)[aey]",
  "nie (?:ksi[ęe]gowa[ćc]|wprowadza[ćc]|p[łl]aci[ćc]|importowa[ćc]|rozlicza[ćc])|(?:prosz[ęe] |nale[żz]y )?(?:pomin[ąa][ćc]|zignorowa[ćc])|jeszcze nie (?:dotar|zatwierdz|zaakcept|dostarcz)\\p{L}*|do wyja[śs]nienia|do wiadomo[śs]ci",
  // Czech, Slovak
  "(?:byl[yao]?|boli|jsou|s[úu]|ji[žz]|u[žz]|všechny|v[šs]etky)(?: \\p{L}+){0,3} (?:za[úu][čc]tov[áa]n|zaplacen|zaplaten|uhrazen|uhraden|zad[áa]n|zadan|stornov[áa]n|importov[áa]n)[yaéeo]",
  "ne(?:[úu][čc]tovat|[úu][čc]tova[ťt]|zaplatit|platit|plati[ťt]|importovat|zadávat|zad[áa]va[ťt])|pros[íi]m(?:e)? (?:ignor|p[řr]esko[čc]|vynech)\\p{L}*|(?:ignorujte|vynechte|p[řr]esko[čc]te|vynechajte|presko[čc]te)|je[šs]t[ěe] ne(?:dodan|schv[áa]len|do[šs]l)\\p{L}*|(?:jen |len )?(?:k|na|pro) informaci|pro informaci",
  // Swedish, Danish, Norwegian
  "(?:har|är|er|blev|ble|redan|allerede)(?: \\p{L}+){0,3} (?:bokf[öo]rda?|bokf[øo]rt|bogf[øo]rt|betala[dt]e?a?|betalt[e]?|registrera(?:de|ts|d)|registrert[e]?|registreret|inmatade|importerade|importert|makulera(?:de|ts|d)|annullert|annulleret)(?! (?:per|med|etter|efter|inom|innen|inden))",
  "(?:bokf[öo]r|betala|registrera|importera) (?:inte|ej)|(?:ska|skal|skall|må|får|maa) (?:inte|ej|ikke) (?:bokf[öo]r|bokf[øo]r|bogf[øo]r|betal|registrer|importer)\\p{L}*|ikke (?:bokf[øo]r|bogf[øo]r|betal|registrer|importer)(?:es|e)?(?!\\p{L})|(?:v[äa]nligen |venligst |vennligst )?(?:ignorera|ignorer|bortse fra|bortse från|hoppa [öo]ver|spring over|hopp over)|[äa]nnu (?:inte|ej) (?:levererad|godk[äa]nd|mottagen)\\p{L}*|(?:endnu ikke|ikke ennå|enn[åa] ikke) (?:lever|godkend|godkj|mott|modt)\\p{L}*|f[öo]r k[äa]nnedom|til orientering",
  // Finnish, Hungarian
  "(?:on|ovat|jo)(?: \\p{L}+){0,2} (?:kirjattu|maksettu|sy[öo]tetty|tuotu|mit[äa]t[öo]ity)|[äa]l[äa] (?:kirjaa|maksa|tuo)|ei saa (?:kirjata|maksaa|tuoda)|j[äa]t[äa] (?:pois|huomiotta)|odottaa hyv[äa]ksynt[äa][äa]|tiedoksi(?: vain)?(?= *$)",
  "(?:m[áa]r|be(?:l|j))(?: \\p{L}+){0,2} (?:k[öo]nyvelve|r[öo]gz[íi]tve|kifizetve|fizetve)|m[áa]r (?:lek[öo]nyvelt|r[öo]gz[íi]tett|kifizet)\\p{L}*|(?:ne|nem kell) (?:k[öo]nyvel|fizess|fizet|r[öo]gz[íi]t|import[áa]l)\\p{L}*|k[ée]rj[üu]k (?:figyelmen k[íi]v[üu]l hagyni|kihagyni)|m[ée]g nem (?:[ée]rkezett|j[óo]v[áa]hagy)\\p{L}*",
  // Romanian, Croatian and Serbian
  "(?:au fost|a fost|sunt|deja)(?: deja)? (?:[îi]nregistrat|contabilizat|pl[ăa]tit|achitat|importat|anulat|introdus)[ăe]?|nu (?:se )?(?:[îi]nregistra|contabiliza|pl[ăa]ti|import[ăa])\\p{L}*|v[ăa] rug[ăa]m (?:s[ăa] )?ignora\\p{L}*|spre [șs]tiin[țt][ăa]",
  "(?:su|ve[ćc]|je)(?: \\p{L}+){0,2} (?:proknji[žz]en|knji[žz]en|pla[ćc]en|unesen|uvezen|stornir[ao]n?)[iaoe]|ne (?:knji[žz]iti|pla[ćc]ati|unositi|uvoziti)|(?:molim\\p{L}* )?(?:zanemari|presko[čc]i)t[ei]|samo za informaciju",
  // Russian, Ukrainian
  "(?:уже|вже|были|було|все|всі)(?: \\p{L}+){0,3} (?:проведен|проведён|внесен|оплачен|загружен|учтен|сплачен|врахован|завантажен)\\p{L}*|не (?:проводить|вносить|оплачивать|загружать|проводити|вносити|сплачувати|завантажувати)|(?:прошу |просьба |будь ласка )?(?:пропустить|игнорировать|не учитывать|пропустити|ігнорувати|не враховувати)|ещ[её] не (?:получен|утвержд)\\p{L}*|для сведения|до відома",
  // Greek, Turkish
  "έχουν (?:ήδη )?(?:καταχωρη|πληρωθ|εξοφλη)\\p{L}*|(?:μην|να μην) (?:καταχωρ|πληρω|εισαχθ)\\p{L}*|προς ενημέρωση",
  "(?:zaten |daha önce )(?:\\p{L}+ ){0,2}(?:i[şs]lendi|muhasebele[şs]ti\\p{L}*|[öo]dendi|girildi|kaydedildi)|(?:muhasebele[şs]tirmeyin|i[şs]lemeyin|[öo]demeyin|girmeyin|l[üu]tfen (?:dikkate almay[ıi]n|atlay[ıi]n))|bilgi i[çc]in(?= *$)",
];

const against = wordList(`(?<![\\p{L}])(?:${sentences.join("|")})(?!\\p{L})`, "iu");
/** “Only invoices that are paid are listed”, “Status: …”: what a program selected, not what somebody says of the rows. */
const ofSelection =
  /^(?:only|nur|seulement|alleen|solo|somente|all)(?: \p{L}+){1,3} (?:that|which|die|qui|que|che)(?:\s|$)|(?:^|\s)(?:filter|selection|selektion|auswahl|status|criteria|where|show(?:ing)?|include[sd]?|exclud\p{L}*|ohne|without)(?:\s|:|$)/iu;

/** True for a line such as “All of these were entered by hand on 20 November” or “In query with supplier:”. */
export const saysBookedOrHeld = (text: string): boolean => against.test(text) && !ofSelection.test(text);

/** “in Xero”, “now in the ledger”: where it is, and nothing else. */
export const namesBooks = (text: string): boolean => inBooks.test(text.trim());
const inBooks = wordList(
  `^(?:(?:is|now|all|it['’]s|already) )?(?:in|on|im|in der|dans|en|nel) (?:the )?${books}[.! ]*$`,
  "iu",
);

/** A cell that says nothing but that its row is to be left out: “Skip”, “Decline”, “Ignore”. */
export const saysLeaveOut = (text: string): boolean => leftOut.test(text.trim());
const leftOut =
  /^(?:skip(?:ped)?|ignored?|declined?|reject|exclude[d]?|omit(?:ted)?|leave out|leave|hold|delete|remove|drop|cancel|void|return|stornieren|annuler|annuleren|anular|annullare|auslassen|überspringen|ignorieren|ablehnen|ausschlie(?:ß|ss)en|ignorer|exclure|rejeter|overslaan|negeren|afwijzen|omitir|excluir|rechazar|ignora|escludi|rifiuta|pomi[ńn]|odrzu[ćc]|p[řr]esko[čc]it|zam[íi]tnout|hoppa [öo]ver|avvisa|spring over|afvis)$/iu;
