/** @file Sentences that say that invoices are booked already, or are not to be booked, in the words that people use. */

/** What is done with an invoice, as it is said of one that needs nothing more. */
const done =
  "(?:entered|booked|posted|paid|imported|processed|keyed|input|recorded|uploaded|submitted|voided|deleted|removed|replaced|superseded|withdrawn|cancelled|sent)";
const erledigt =
  "(?:gebucht|verbucht|erfasst|eingegeben|bezahlt|importiert|übertragen|gelöscht|entfernt|ersetzt|überholt|storniert|gesendet)";
const fait = "(?:saisi|comptabilis[ée]|pay[ée]|import[ée]|envoy[ée]|annul[ée]|remplac[ée]|supprim[ée]|r[ée]gl[ée])e?s?";
const gedaan = "(?:geboekt|ingevoerd|verwerkt|betaald|geïmporteerd|verzonden|vervangen|verwijderd|geannuleerd)";
const hecho =
  "(?:contabilizad|registrad|pagad|importad|enviad|anulad|sustituid|eliminad|lan[çc]ad|substitu[ií]d|estornad)[oa]s?";
const fatto = "(?:registrat|contabilizzat|pagat|importat|inviat|annullat|sostituit|eliminat)[aeio]";
const books =
  "(?:sage|xero|quick ?books|qb|sap|datev|lexware|exact|netsuite|dynamics|navision|freeagent|kashflow|fortnox|e-?conomic|ledger|books|accounts|(?:finance |accounting )?system|software|buchhaltung|fibu|compta(?:bilit[ée])?|boekhouding|contabilidad|contabilit[àa])";

/** One to a line, so that a native speaker can read and correct them. */
const sentences: readonly string[] = [
  // English: done already
  `(?:have|has|had|were|was|are|is)(?: \\w+){0,2} (?:been )?${done}`,
  `already (?:\\w+ )?${done}`,
  `already (?:in|with|on|at) (?:the |your |our )?\\w+`,
  `in (?:the )?${books} already`,
  `${done} (?:before|already|again|twice|by hand|manually|last (?:week|month|year)|in(?:to)? (?:the )?${books})`,
  "(?:superseded|replaced|withdrawn) by",
  "(?:deleted|removed|withdrawn|voided|superseded) (?:items|invoices|bills|rows|lines|entries)|(?:deleted|removed|withdrawn|superseded):",
  // English: not to be booked
  "not (?:to be |for |yet )(?:import\\w*|post\\w*|book\\w*|enter\\w*|send\\w*|sent|process\\w*|use|received|delivered|approved|released|checked|authori[sz]ed|confirmed|verified)",
  "(?:please |pls |do )?(?:ignore|disregard|skip) (?:this|these|that|the|all|line|row|it)",
  "please (?:wait|hold|skip|ignore|disregard|do not|don['’]t|exclude|leave)",
  "in query|under query|queried|not ours|awaiting \\w+|expected (?:next|in|on|by) ",
  "for (?:your )?(?:information|reference|info)(?: only)?(?= *$| *[-–:,.;(!])|fyi(?: only)?|(?:training|sandbox|demo|dummy|sample) data|info(?:rmation)? only",
  "(?:is|are) (?:a )?credit notes?",
  // German
  `(?:sind|ist|wurden?|worden|bereits|schon)(?: \\p{L}+){0,2} ${erledigt}`,
  `bereits in (?:der |dem )?${books}|ersetzt durch`,
  "zur (?:information|kenntnis)|noch nicht (?:erhalten|geliefert|freigegeben|genehmigt|geprüft)|nicht (?:zum|zur|für die) (?:buchung|buchen|import|verbuchung|zahlung)",
  "bitte (?:warten|ignorieren|nicht|auslassen)|in kl[äa]rung|nicht für uns|warten auf",
  // French
  `(?:a|ont|sont|est|d[ée]j[àa])(?: [ée]t[ée])?(?: d[ée]j[àa])? ${fait}`,
  "pour (?:votre )?(?:information|info)|pas encore (?:re[çc]u|livr|valid|approuv)\\p{L}*|[àa] ne pas \\p{L}+|veuillez (?:ignorer|attendre)|ignorer (?:cette|ces|la|les)|remplac[ée]e?s? par",
  // Dutch
  `(?:is|zijn|werd(?:en)?|al|reeds) (?:al |reeds )?${gedaan}`,
  "ter (?:info|informatie|kennisgeving)|nog niet (?:ontvangen|geleverd|goedgekeurd)|niet (?:te |voor )\\p{L}+|vervangen door|graag (?:negeren|wachten)",
  // Spanish, Portuguese
  `(?:han sido|ha sido|fueron|est[áa]n|ya|foram|foi|j[áa]|est[ãa]o)(?: ya| j[áa])? ${hecho}`,
  "(?:para|a t[íi]tulo) (?:su )?(?:informaci[óo]n|informativo|informa[çc][ãa]o|conhecimento)|a[úu]n no (?:recibid|entregad|aprobad)\\p{L}*|ainda n[ãa]o (?:recebid|entregue|aprovad)\\p{L}*|pendientes? de (?:recibir|entrega|aprobaci[óo]n)|sustituid[oa]s? por|substitu[ií]d[oa]s? por",
  // Italian
  `(?:sono stat[ei]|[èe] stat[ao]|gi[àa]) ${fatto}`,
  "per (?:vostra )?(?:conoscenza|informazione)|non ancora (?:ricevut|consegnat|approvat)\\p{L}*|in attesa di|sostituit[aeio] d[ae]",
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
