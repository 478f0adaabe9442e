/** @file Sentences that say that invoices are booked already, or are not to be booked, in the words that people use. */

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
];

const against = new RegExp(`(?<![\\p{L}])(?:${sentences.join("|")})(?!\\p{L})`, "iu");
/** “Only invoices that are paid are listed”, “Status: …”: what a program selected, not what somebody says of the rows. */
const ofSelection =
  /^(?:only|nur|seulement|alleen|solo|somente|all)(?: \p{L}+){1,3} (?:that|which|die|qui|que|che)(?:\s|$)|(?:^|\s)(?:filter|selection|selektion|auswahl|status|criteria|where|show(?:ing)?|include[sd]?|exclud\p{L}*|ohne|without)(?:\s|:|$)/iu;

/** True for a line such as “All of these were entered by hand on 20 November” or “In query with supplier:”. */
export const saysBookedOrHeld = (text: string): boolean => against.test(text) && !ofSelection.test(text);

/** A cell that says nothing but that its row is to be left out: “Skip”, “Decline”, “Ignore”. */
export const saysLeaveOut = (text: string): boolean => leftOut.test(text.trim());
const leftOut =
  /^(?:skip(?:ped)?|ignored?|declined?|reject|exclude[d]?|omit(?:ted)?|leave out|leave|hold|delete|remove|drop|auslassen|überspringen|ignorieren|ablehnen|ausschlie(?:ß|ss)en|ignorer|exclure|rejeter|overslaan|negeren|afwijzen|omitir|excluir|rechazar|ignora|escludi|rifiuta|pomi[ńn]|odrzu[ćc]|p[řr]esko[čc]it|zam[íi]tnout|hoppa [öo]ver|avvisa|spring over|afvis)$/iu;
