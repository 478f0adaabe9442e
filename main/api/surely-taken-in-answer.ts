/** @file Finds in an answer that turns a call down hard evidence that something of it was taken nevertheless. */

import { parseExactly } from "../../shared/values/json/exact-json.ts";
import { bareName, countsSaved, namesNotSaved, namesSaved, quotesRequest } from "./answer-words.ts";
import {
  deepest,
  fold,
  idIn,
  isIdOf,
  isOwn,
  namesBatch,
  namesEarlier,
  namesNew,
  plainOf,
  saysThereAlready,
  textsWithin,
} from "./taken-in-answer.ts";

type Sent = ReadonlySet<string>;

/** What one answer has. */
interface Evidence {
  /** A new id or the name of a batch. */
  isNamed: boolean;
  /** It says of this batch, or of one of its invoices, that it was saved. */
  isSaid: boolean;
  /** It says that nothing of the batch was saved. */
  isDenied: boolean;
}

/**
 * Nearly every 4xx is a refusal, and many speak of other things that were posted, received or completed. So only new ids,
 * the name of a batch, and words count that say that this batch, or an invoice that was sent, was saved, created or
 * imported. What denies it counts more than such words. See [Note: taken nevertheless].
 *
 * @param own values that were sent, which an answer may repeat
 */
export function isSurelyTaken(body: string, own: readonly string[]): boolean {
  const text = body.trim();
  const sent = new Set(own.map(fold));
  const found: Evidence = { isNamed: false, isSaid: false, isDenied: false };
  let answer: unknown;
  try {
    answer = parseExactly(text);
  } catch {
    const plain = plainOf(text);
    found.isNamed =
      !saysThereAlready(plain) &&
      [...text.slice(0, plain.length).matchAll(/"?(\w{5,40})"?\s*[:=]\s*"?([\w-]{1,80})/g)].some(
        ([, name = "", held]) => namesNew.test(bareName(name)) && !namesName.test(bareName(name)) && isIdOf(held, sent),
      );
    readText(plain, sent, found);
    return found.isNamed || (found.isSaid && !found.isDenied);
  }
  for (const each of textsWithin(answer)) readText(each, sent, found);
  read(answer, "", sent, found, 0);
  return found.isNamed || (found.isSaid && !found.isDenied);
}

const namesName = /batchname$/;
const namesSavedFlag = /^(is|was|has)?(success|successful|succeeded|saved|created|imported)$/;
const namesState = /^(?:http)?(?:status|state|result|outcome)(?:text|code)?$/;
const saysSaved = /^\W*(?:saved|created|imported|gespeichert|importiert|angelegt)(?![\p{L}\d])/iu;

function read(held: unknown, name: string, sent: Sent, found: Evidence, depth: number): void {
  if (typeof held !== "object" || held === null || depth > deepest || found.isNamed) return;
  if (Array.isArray(held)) {
    if (namesSaved.test(name) && held.some((item) => isOwn(item, sent) || isIdOf(item, sent))) found.isSaid = true;
    if (namesNew.test(name) && held.some((item) => isIdOf(item, sent))) found.isNamed = true;
    for (const item of held) {
      if (isSavedItem(item, sent)) found.isSaid = true;
      read(item, name, sent, found, depth + 1);
    }
    return;
  }
  const entries = Object.entries(held).map(([key, each]) => ({ key, bare: bareName(key), each }));
  // Beside "already exists" stand the ids of what was there before, and beside errors the name that the batch would have.
  const isEarlier = entries.some(({ each }) => !Array.isArray(each) && textsWithin(each).some(saysThereAlready));
  const hasErrors = entries.some(({ bare, each }) => namesNotSaved.test(bare) && textsWithin(each).length > 0);
  for (const { key, bare, each } of entries) {
    if (quotesRequest.test(bare) || namesNotSaved.test(bare) || namesEarlier.test(bare)) continue;
    const isId = namesNew.test(bare) ? isIdOf(each, sent) : namesBatch.test(bare) && isBatch(each, sent);
    if (isId && !isEarlier && !(hasErrors && namesName.test(bare))) found.isNamed = true;
    const isNone = each === null || each === "0";
    if (isNone && (namesNew.test(bare) || countsSaved.test(bare))) found.isDenied = true;
    if (typeof each !== "string") read(each, bare, sent, found, depth + 1);
    else if (isOwn(key, sent) && saysSaved.test(each)) found.isSaid = true;
    else if (/^[1-9]\d{0,5}$/.test(each) && (countsSaved.test(bare) || namesSaved.test(bare))) found.isSaid = true;
  }
}

const isBatch = (held: unknown, sent: Sent): boolean => isIdOf(held, sent) || isIdOf(idIn(held), sent);

/** A result that says yes; that an invoice is valid says nothing of this. */
function isSavedItem(item: unknown, sent: Sent): boolean {
  if (typeof item !== "object" || item === null || Array.isArray(item)) return false;
  const own = Object.entries(item);
  const isOfOurs = own.some(([, held]) => isOwn(held, sent));
  return own.some(([key, held]) => {
    const name = bareName(key);
    if (namesSavedFlag.test(name)) return isOfOurs && (held === true || held === "true");
    return namesState.test(name) && typeof held === "string" && (/^20[01]$/.test(held) || saysSaved.test(held));
  });
}

const was = String.raw`(?:\s+(?:was|were|is|are|has|have|may|been|successfully|partly|partially))*`;
const saved = String.raw`\s+(?:saved|created|imported)(?![\p{L}\d-])`;
const ofBatch = new RegExp(
  String.raw`^\W*(?:(?:the|your|this|all|both|[1-9]\d*(?: (?:out )?of \d+)?)\s+)*(?:purchase )?(?:batch|invoices|all|both|request|(?<=[1-9]\d* )invoice)(?:\s+(?:#?\d[\w-]*|["'“„«‘][^"'”“»’]{1,60}["'”“»’]))?${was}(?:\s+already)?${was}${saved}`,
  "iu",
);
const ofInvoice = new RegExp(String.raw`^\W*(?:(?:the )?(?:purchase )?invoice )?(\S*\d\S*?)${was}${saved}`, "iu");
const counted =
  /^\W*(?:saved|created|imported) (?:all |both )?(?:[1-9]\d* )?(?:of \d+ )?(?:purchase )?invoices?(?!\p{L})/iu;
const asDraft =
  /^\W*(?:saved|created|imported|stored|gespeichert|angelegt|erstellt|importiert) (?:as|als) (?:an? |ein )?(?:drafts?|batch|unapproved|unposted|entwurf|stapel)(?!\p{L})|^\W*als (?:entwurf|stapel) (?:gespeichert|angelegt|erstellt|importiert)(?!\p{L})/iu;
const inGerman =
  /^\W*(?:(?:der|die|dieser|ihr|alle|beide|\d+)\s+)*(?:stapel|rechnungen|alle|beide)(?:\s+\d+)?\s+(?:wurden?|ist|sind)\s+(?:erfolgreich\s+)?(?:gespeichert|importiert|angelegt|erstellt)(?!\p{L})/iu;
const inOthers =
  /^\W*(?:(?:le|ce|votre) lot|(?:les|vos|\d+) factures) (?:a|ont) (?:bien )?été (?:créé|enregistré|importé)e?s?(?!\p{L})|^\W*(?:(?:el|este|su) lote|(?:las|sus|\d+) facturas) (?:ha sido|han sido|fue|fueron) (?:cread|guardad|importad|registrad)[oa]s?(?!\p{L})|^\W*se (?:ha|han|creó|crearon|guardó|guardaron)(?: (?:creado|guardado|importado))? (?:el lote|las facturas|[1-9]\d* facturas?)|^\W*(?:il lotto|le fatture|[1-9]\d* fatture) (?:è stato|sono state) (?:creat|salvat|importat|registrat)[oe](?!\p{L})|^\W*(?:de batch|de facturen|[1-9]\d* facturen) (?:is|zijn|werd|werden) (?:aangemaakt|opgeslagen|geïmporteerd)(?!\p{L})|^\W*(?:o lote|as faturas|[1-9]\d* faturas) (?:foi|foram) (?:criad|salv|guardad|importad)[oa]s?(?!\p{L})|^\W*(?:faktury|\d+ faktur\p{L}*|partia) został\p{L}* (?:zapisan|utworzon|zaimportowan)\p{L}+/iu;
/** Of some it says that they were saved, or that they weren't: then others were, or may have been. */
const some =
  /(?<!\p{L})(?:some|several|partly|partially|einige|mehrere|manche|teilweise|zum teil|certaine?s|quelques|plusieurs|partiellement|en partie|algun[oa]s|vari[oa]s|parcialmente|alcun[ei]|parzialmente|in parte|sommige|enkele|gedeeltelijk|deels|algumas|niektóre|częściowo|nogle|noen|några|delvis\p{L}*)(?!\p{L})(?:(?!fields?|columns?|values?|characters|must|should|need|only|felder|spalten|müssen)[^.;!?\n]){0,60}?(?<!\p{L})(?:saved|created|imported|stored|gespeichert|importiert|angelegt|erstellt|créé|enregistré|importé|cread|guardad|importad|registrad|creat|salvat|importat|registrat|criad|salv|aangemaakt|opgeslagen|geïmporteerd|zapisan|utworzon|zaimportowan|gemt|oprettet|importeret|sparats?|skapats?|importerats?|lagret|opprettet|importert)(?:e?s|[oaei]s?|e)?(?!\p{L})|\bpartial[ _-]?(?:success|failure|save|import)(?!\p{L})/iu;
/** "Row 2: supplier unknown. The other 2 invoices were imported", "all but one were saved": one was refused, and the rest was taken. */
const theRest = new RegExp(
  String.raw`(?<!\p{L})(?:(?:the|all(?: the)?|your|any) (?:others?|rest|remaining|remainder)|others|remaining|(?:all|everything)(?: \p{L}+)? (?:but|except|apart from)|(?:die|alle) (?:übrigen|restlichen|anderen)|der rest|alle(?: \p{L}+)? (?:außer|bis auf)|(?:les|toutes les) autres|le reste|toutes(?: les factures)? sauf|(?:las|todas las) (?:demás|otras)|el resto|todas(?: las facturas)? (?:salvo|excepto|menos)|(?:le|tutte le) altre|il resto|tutte(?: le fatture)? tranne|de (?:overige|andere|rest)|alle(?: facturen)? behalve|as (?:outras|restantes|demais)|o restante|pozostałe|reszta|wszystkie(?: faktury)? oprócz|(?:de )?(?:øvrige|övriga)|resten)(?!\p{L})` +
    String.raw`(?:(?!n['’]t\b|(?<!\p{L})(?:fields?|columns?|values?|characters|must|should|need|only|can|cannot|could|not|never|no|nothing|nicht|nie|keine|felder|spalten|müssen|pas|non|niet|não|nie|ikke|inte|ej)(?!\p{L}))[^.;!?\n]){0,80}?` +
    String.raw`(?<!\p{L})(?:saved|created|imported|stored|entered|posted|booked|added|recorded|registered|accepted|gespeichert|importiert|angelegt|erstellt|gebucht|erfasst|übernommen|créé|enregistré|importé|comptabilisé|cread|guardad|importad|registrad|contabilizad|creat|salvat|importat|registrat|contabilizzat|criad|salv|aangemaakt|opgeslagen|geïmporteerd|geboekt|verwerkt|zapisan|utworzon|zaimportowan|zaksięgowan|gemt|oprettet|importeret|bogført|sparats?|skapats?|importerats?|bokförts?|lagret|opprettet|importert|bokført)(?:e?s|[oaei]s?|e)?(?!\p{L})`,
  "giu",
);
/** After "saved": a rule, another's doing, or that it was taken back. */
const contraryAfter =
  /^[^.;!?\n]*\b(?:before|after|since|until|unless|if|when|than|only|must|can(?:not|['’]t)?|should|by (?:another|an?|other)|not|never|n['’]t|previously|earlier|twice|again|already)\b|^\s+(?:an?|the|0)\b|^\W*(?:(?:and|but|then|later|it|was|were|is|has|have|been)\W+)*(?:rejected|refused|declined|deleted|removed|undone|reverted|cancelled|discarded|failed)\b/iu;
/** What says of the whole batch that nothing of it was saved. */
export const denies =
  /\b(?:nothing|none|no (?:purchase )?(?:invoices?|batch))\b[^.;]{0,60}\b(?:saved|created|imported)\b|\broll(?:ed|ing)?[ -]?back\b|\b(?:batch|invoices|request)\b[^.;]{0,20}(?:\bnot\b|n['’]t\b)[^.;]{0,15}\b(?:saved|created|imported)\b|\bnichts\b[^.;]{0,40}\b(?:gespeichert|importiert|angelegt)\b|\bzurückgerollt\b/iu;
const breaks = /[.;!?\n](?=\s|$)|[,:(–—]\s|\s(?:but|while|although|and|aber|jedoch|und)\s/giu;

function readText(text: string, sent: Sent, found: Evidence): void {
  // "Some were not saved" denies the others only, and so does "one was not saved, the rest was".
  const isRestSaved = saysRestSaved(text);
  if (denies.test(text.replace(some, " ")) && !isRestSaved) found.isDenied = true;
  found.isSaid ||= isRestSaved;
  const starts = [0, ...[...text.matchAll(breaks)].map(({ index, 0: mark }) => index + mark.length)];
  found.isSaid ||= starts.some((from, at) => {
    const clause = text.slice(from, Math.min(starts[at + 1] ?? text.length, from + 300));
    const match =
      ofBatch.exec(clause) ??
      counted.exec(clause) ??
      asDraft.exec(clause) ??
      inGerman.exec(clause) ??
      inOthers.exec(clause) ??
      some.exec(clause) ??
      ofOwn(ofInvoice.exec(clause), sent);
    const end = from + (match?.index ?? 0) + (match?.[0].length ?? 0);
    // "Created, but you may not post it" takes nothing back; "created, but not saved" does.
    const after = text
      .slice(end, end + 200)
      .replace(
        /\s(?:but|because|aber|weil|denn)\s(?=you|your|the|it|its|approval|sie|ihr|ihnen|die|der)[^.;!?\n]*/iu,
        "",
      );
    return match !== null && !contraryAfter.test(after);
  });
}

const saysRestSaved = (text: string): boolean =>
  [...text.matchAll(theRest)].some(
    ({ index, 0: { length } }) => !contraryAfter.test(text.slice(index + length, index + length + 200)),
  );

const ofOwn = (match: RegExpExecArray | null, sent: Sent): RegExpExecArray | null =>
  match !== null && sent.has(fold(match[1] ?? "")) ? match : null;
