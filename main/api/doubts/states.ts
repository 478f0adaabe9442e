/** @file Reads the state that an answer gives to a batch or an invoice: only known words of success count as saved. */

import { bareName } from "../answer-words.ts";
import { isGoodWord, isNegator, troubleIn, wordsIn } from "./stems.ts";

const namesState =
  /^(?:http|batch|job|import|invoice|purchaseinvoice|item|row|record|line|process(?:ing)?|save|saving|posting|validation|current|overall|response|request|result)*(?:status|state|stage|phase|outcome|result|zustand|statut|etat|tat|estado|estatus|stato|esito|toestand|stan)(?:text|name|description|message)?$/;

/**
 * The finance system keeps an import as a batch that people look through and post. So what waits for them is as it should
 * be, and what waits for the system itself isn't known to be saved.
 */
const normal = new RegExp(
  `^(?:${[
    "completed?|posted|open|opened|new|received|finished|finali[sz]ed|booked|committed|approved|unapproved|unposted|draft|active|live|unpaid|outstanding|unallocated|processed|submitted|uploaded|delivered|ready|confirmed|available|closed|info|information|normal|true|yes|validated",
    "offen\\w*|neu\\w*|erledigt|fertig|abgeschlossen|verbucht|gebucht|ungebucht|freigegeben|empfangen|eingegangen|bereit|aktiv|verarbeitet|entwurf",
    "ouverte?s?|nouveau|nouvelle|terminee?s?|recue?s?|validee?s?|comptabilisee?s?|brouillon|traitee?s?|actif|pret",
    "abiert[oa]|nuev[oa]|completad[oa]|correct[oa]|recibid[oa]|borrador|procesad[oa]|abert[oa]|nov[oa]|concluid[oa]|recebid[oa]|rascunho|processad[oa]|ativ[oa]|activ[oa]",
    "apert[oa]|nuov[oa]|completat[oa]|ricevut[oa]|bozza|elaborat[oa]|contabilizzat[oa]|attiv[oa]",
    "nieuw|voltooid|ontvangen|verwerkt|geboekt|concept|actief|gereed",
    "otwart\\w*|now[yae]|zakonczon\\w*|odebran\\w*|zaksiegowan\\w*|szkic|aktywn\\w*",
    "oppen|ny|nytt|klar|aben|apen|modtaget|mottatt|mottagen|bokford|bogfort|utkast|kladde|fardig|godkand|godkendt|godkjent",
  ].join("|")})$`,
);
const filler =
  /^(?:is|was|has|have|been|were|and|as|for|in|to|by|the|a|your|this|all|successfully|fully|now|batch|batches|purchase|invoices?|imports?|request|wurde|ist|zur|zum|le|la|el|il|de|het|lot|lote|lotto|stapel|http|\d+|[\p{L}]*\d[\p{L}\d]*)$/u;
/** “Pending approval”, “awaiting review”, “not yet posted”: people have it before them. */
const waitsForPeople =
  /\b(?:(?:pending|awaiting|awaits|waiting|ready|due|needs?|requires?|in|for|to be|under|not|not yet|un) ?)+(?:for )?(?:approval|approved|review|reviewed|posting|post|posted|authori[sz]ation|authori[sz]ed|confirmation|coding|allocation|payment|paid)\b|\b(?:approval|review|posting|authori[sz]ation) (?:pending|required|needed)\b|\b(?:zur|wartet auf|noch nicht) (?:freigabe|prufung|buchung|freigegeben|gebucht|verbucht)\b|\ba (?:valider|approuver|comptabiliser)\b|\b(?:en attente d|pendiente de |in attesa di |pendente de )\p{L}*(?:approbation|aprobacion|approvazione|aprovacao|revision|revisione|revisao)\b/u;

export const isStateName = (name: string): boolean => namesState.test(bareName(name.normalize("NFD")));

/** True where a state is no known word of success, nor one that a batch has in the finance system's own list. */
export function isDoubtfulState(text: string): boolean {
  const words = wordsIn(text);
  // Longer ones are sentences, and are read as such. Digits and two letters are codes.
  if (text.length <= 80 && words.length <= 6 && troubleIn(text, true) !== null) return true;
  if (words.length === 0 || words.length > 6 || text.length > 80 || !words.some((word) => /\p{L}{3}/u.test(word)))
    return false;
  const plain = words.join(" ").replace(waitsForPeople, " ");
  const left = plain.split(" ").filter((word) => word !== "" && !filler.test(word));
  return left.some((word) => isNegator(word) || !(isGoodWord(word) || normal.test(word)));
}
