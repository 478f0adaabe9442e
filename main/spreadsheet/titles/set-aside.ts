/**
 * @file Recognises titles and short lines that set rows aside: “Already in”, “Ignore below”, “Sent back to supplier”, “Not for
 * Leeds”, “Old - see new file”.
 *
 * [Note: a line by its shape] Nobody can list what people write above rows, and one readable file in twenty has a free line
 * below its rows, so unknown lines can't all be asked about. These have shapes that titles of lists don't have: they begin
 * with “already”, “not for” or “old”, tell somebody to leave out or to change, or say that goods or papers went back.
 */

import { wordList } from "../words/word-list.ts";

/** One to a language, so that a native speaker can read and correct it. */
const languages: readonly string[] = [
  // English
  "^already(?: \\p{L}+){1,4}$|^(?:please |pls )?(?:ignore|disregard|exclude|skip|omit|leave out)(?: (?:everything|anything|all|the|rows?|lines?|invoices?|what(?:['’]s| is)?))* (?:below|above|these|this|following|under|rest)",
  "^(?:all |invoices? |goods |items |bills )?(?:sent|gone|going|go|passed|handed|posted) back(?: to)?(?! office)|^(?:invoices?|bills|these|goods|all|items) (?:\\p{L}+ )?(?:returned|sent back|rejected|refused|turned down) (?:to|by|as)|^(?:returned|rejected|refused) (?:to|by) ",
  "^(?:invoices? |bills? )?not (?:for|from|by|our) (?!(?:the )?(?:period|months?|profit))|^old(?: \\p{L}+)? ?[-–:,(]|see (?:the |our |my )?(?:new|newer|other|latest|revised|updated|corrected|amended|second|next) (?:file|list|version|sheet|tab|copy|one|workbook)",
  "^(?:still )?(?:waiting|awaiting|wait)(?: (?:for|on))? (?!payment)\\p{L}|(?:we['’]?(?:re| are) |i['’]?(?:m| am) )(?:still )?(?:waiting|awaiting|missing|chasing)|^(?:to follow|to come|still to come|missing (?:invoices?|bills))$|invoices? (?:still )?to (?:come|follow) from",
  "(?:posted|entered|booked|keyed|raised|issued|sent|received|imported) (?:in error|by mistake|twice|wrongly)|^gone (?:\\p{L}+ ?){1,3}$",
  "(?:please|pls|plz)(?: can you)? (?:swap|change|correct|amend|adjust|alter|switch|halve|double|reverse|split|re-?code|move|treat)(?!\\p{L})|^dates? (?:are|is) (?:in )?(?:american|us|usa|english|british|european|uk|back to front|month first|day first)",
  // German
  "^(?:schon|bereits)(?: \\p{L}+){1,3}$|^(?:bitte )?(?:ab hier |folgendes |unteres |unten |alles )?(?:ignorieren|auslassen|weglassen|nicht beachten)|(?:unten|folgende[sn]?|ab hier|darunter)(?: \\p{L}+)? (?:ignorieren|auslassen|weglassen|nicht beachten)|ignorieren: ",
  "^(?:rechnungen |belege |ware )?(?:zurück|retour)(?:geschickt|gesandt|gegeben|gesendet|gewiesen)?(?: an| zum| zu[mr]?)(?! \\d)|(?:an (?:den )?lieferanten?) (?:zurück|retour)\\p{L}*|^nicht für (?!die (?:zahlung|zeit))|^alte? ?[-–:,(]|siehe (?:die |das |den )?(?:neue|andere|aktuelle|korrigierte|zweite)[nrs]? (?:datei|liste|version|tabelle|blatt|fassung)",
  "^(?:warte[nt]?|wir warten|es fehlt|fehlt noch|folgt noch|kommt noch|folgen noch|kommen noch|fehlende rechnungen)(?!\\p{L}| auf zahlung)|(?:irrtümlich|versehentlich|fälschlich) (?:ge|er|ver|ein)\\p{L}+|bitte (?:\\p{L}+ ){0,6}(?:tauschen|vertauschen|ändern|korrigieren|aufteilen|umbuchen)(?= *[.!]*$)",
  // French
  "^déjà(?: \\p{L}+){1,4}$|^(?:merci d['’])?(?:ignorer|exclure|ne pas tenir compte)(?: (?:de |du )?(?:tout|ce|les?|la|lignes?|suite|qui|suit|ci)[ -]?)*(?:dessous|dessus|suivantes?|suite|suit)|(?:renvoy|retourn)[ée]e?s? (?:au|aux|à) |^pas pour |^ancien(?:ne)?s? ?[-–:,(]|voir (?:le |la )?(?:nouve(?:au|lle)|autre|dernière?) (?:fichier|liste|version|feuille)|^(?:à suivre|en attente d|manque |factures manquantes)|(?:saisie?s?|comptabilisée?s?|envoyée?s?) par erreur",
  // Dutch
  "^(?:al|reeds)(?: \\p{L}+){1,2}$|^(?:hieronder|onderstaande?|alles)(?: \\p{L}+)? (?:negeren|overslaan|weglaten)|^negeer |(?:terug|retour)(?:gestuurd|gezonden)? (?:naar|aan) |^niet voor |^oud ?[-–:,(]|zie (?:de |het )?(?:nieuwe?|andere?|laatste) (?:bestand|lijst|versie|blad)|^(?:wacht(?:en|t)? op (?!betaling)|volgt nog|komt nog|ontbrekende facturen)|(?:abusievelijk|per ongeluk|ten onrechte) (?:ge|in)\\p{L}+",
  // Spanish, Portuguese, Italian
  "^ya(?: \\p{L}+){1,3}$|^(?:ignorar|omitir|excluir) (?:lo |las? |los |todo )?(?:siguientes?|de abajo|abajo|resto)|devuelt[oa]s? a(?:l| )|^no (?:para|de) |^(?:antigu[oa]|viej[oa])s? ?[-–:,(]|ver (?:el |la )?(?:nuev[oa]|otr[oa]|últim[oa]) (?:archivo|fichero|lista|versión|hoja)|^(?:en espera de (?!pago)|facturas pendientes de recibir|facturas que faltan)|por error(?= *[.!]*$)",
  "^já(?: \\p{L}+){1,3}$|^(?:ignorar|excluir) (?:o |as? |os |tudo )?(?:seguintes?|abaixo|resto)|devolvid[oa]s? a[os]? |^não (?:para|de) |^antig[oa]s? ?[-–:,(]|ver (?:o |a )?(?:nov[oa]|outr[oa]|últim[oa]) (?:ficheiro|arquivo|lista|versão|folha)|^(?:à espera de (?!pagamento)|em falta)|por engano(?= *[.!]*$)",
  "^già(?: \\p{L}+){1,3}$|^(?:ignorare|escludere|saltare) (?:il |le |i |tutto )?(?:seguenti?|sotto|resto)|(?:rese?|resi|restituit[aeio]|rispedit[aeio]) al |^non per |^vecchi[oaie]? ?[-–:,(]|vedi (?:il |la |lo )?(?:nuov[oa]|altr[oa]|ultim[oa]) (?:file|elenco|lista|versione|foglio)|^(?:in attesa (?!di pagamento)|fatture mancanti)|per errore(?= *[.!]*$)",
  // Polish, Czech, Swedish, Danish, Norwegian
  "^już(?: \\p{L}+){1,3}$|^(?:pominąć|zignorować|ignorować)(?: \\p{L}+){0,2} (?:poniżej|poniższe|resztę)|zwrócon[aey] do|^nie dla |^star[aey] ?[-–:,(]|^(?:již|už)(?: \\p{L}+){1,3}$|^(?:ignorovat|vynechat)(?: \\p{L}+){0,2} (?:níže|následující)|vráceno? (?:dodavateli|zpět)|^ne pro |^star[áéýý] ?[-–:,(]",
  "^(?:redan|allerede)(?: \\p{L}+){1,3}$|^(?:ignorera|ignorer|hoppa över|spring over|hopp over)(?: \\p{L}+){0,2} (?:nedan|nedenfor|nedenstående|resten)|(?:skickad|returnerad|sendt|returner(?:e)?t)e?s?(?: tillbaka| tilbage| tilbake)? (?:till|til) lev\\p{L}*|^(?:inte|ej|ikke) (?:för|for|til) |^(?:gammal|gammel|gamle|gamla)t? ?[-–:,(]",
];
const shapes = wordList(`(?:${languages.join("|")})`, "iu");

/** “Not for profit”, “Not VAT registered”: what the office is, not what is to be done with the rows. */
const ofOffice = /not[ -]for[ -]profit|registered|non[ -]profit/iu;

/** See [Note: a line by its shape]. */
export const setsAside = (text: string): boolean => {
  const line = text.trim();
  return line.length <= longestLine && shapes.test(line) && !ofOffice.test(line);
};

/** In characters: longer lines are terms or explain something. */
const longestLine = 90;
