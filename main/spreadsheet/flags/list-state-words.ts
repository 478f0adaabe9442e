/** @file The words by which an invoice list says that an invoice isn't in the books: deleted, rejected, a draft. */

import { type Cell, emptyCell, type Row, seen } from "../cells/table.ts";
import { isAside, type SurveyedColumn } from "../columns/survey-columns.ts";
import { saysNoInvoices } from "../titles/list-names.ts";
import { wordList } from "../words/word-list.ts";
import { ofApproval, saysNo, saysYes, turnsRound } from "./flag-words.ts";
import { isOfStates, leavesBlanksOpen, saysInBooks } from "./known-states.ts";
import { saysOutsideBooks } from "./not-the-books.ts";
import { saysOtherBooks } from "./other-books.ts";
import { notBooked } from "./state-words.ts";

/**
 * Beside those of {@link notBooked}. Pending, blocked and disputed are not among them: they are about paying an invoice
 * that is in the books.
 */
const words: readonly string[] = [
  // English
  "deleted|removed|reversed|drafts?|unposted|un-?booked|parked|failed|error|not (?:yet )?(?:posted|booked|entered|processed|saved)",
  // German, French, Dutch
  "gel(?:ö|oe)scht|entfernt|entw(?:urf|ürfe|uerfe)|vorerfasst|geparkt|ungebucht|fehlerhaft|(?:noch )?nicht (?:ge|ver)bucht",
  "supprim[ée]{1,2}s?|brouillons?|non (?:comptabilis|saisi|pass)[ée]{1,2}s?|extourn[ée]{1,2}s?",
  "verwijderd|concept(?:en)?|(?:nog )?niet (?:geboekt|verwerkt)",
  // Spanish, Italian, Portuguese, Catalan
  "eliminad[oa]s?|borrad(?:or(?:es)?|[oa]s?)|no (?:contabilizad|registrad)[oa]s?",
  "eliminat[aeio]|bozz[ae]|stornat[aeio]|non (?:contabilizzat|registrat)[aeio]",
  "exclu[ií]d[oa]s?|eliminad[oa]s?|rascunhos?|estornad[oa]s?|n[ãa]o (?:lan[çc]ad|contabilizad|registrad)[oa]s?",
  "eliminat|eliminades?|esborranys?|suprimi(?:t|da)",
  // Polish, Czech, Slovak
  "usunięt[eayo]|robocz[eay]|szkic(?:e)?|niezaksięgowan[eayo]",
  "smazán[éoýa]|odstraněn[éoýa]|koncepty?|nezaúčtovan[éoýa]",
  "zmazan[éáý]|vymazan[éáý]|odstránen[éáý]|koncepty?|nezaúčtovan[éáý]",
  // Swedish, Danish, Norwegian, Finnish
  "raderad[ea]?|raderat|borttag(?:en|na|et)|utkast|obokför(?:d|da|t)",
  "slettede?|slettet|kladder?|ikke bogførte?",
  "slettet|fjernet|utkast|ikke bokførte?",
  "poistettu|poistetut|luonno(?:s|kset)|kirjaamat(?:on|ta|tomat)",
  // Romanian, Hungarian, Estonian, Latvian, Lithuanian
  "[șs]ters(?:ă|e)?|ciorn[ăe]|neînregistrat(?:ă|e)?|neinregistrat[ae]?",
  "t[öo]r[öo]lt|piszkozat(?:ok)?|vázlat|könyveletlen|nem könyvelt",
  "kustutatud|mustand(?:id)?|dzēst[sai]?|melnrakst[si]?|ištrint[aio]s?|juodraš(?:tis|čiai)",
  // Greek, Turkish, Croatian
  "διαγρ[αά]\\p{L}*|πρόχειρ\\p{L}*|μη καταχωρ\\p{L}*",
  "silin(?:di|miş)|silindi|taslak(?:lar)?|muhasebeleşmemiş|kaydedilmemiş",
  "(?:iz)?brisan[aieo]?|obrisan[aieo]?|nacrti?|neproknjižen[aieo]",
  // Russian, Ukrainian
  "удал[её]н\\p{L}*|черновик\\p{L}*|не провед[её]н\\p{L}*|непровед[её]н\\p{L}*|сторнирован\\p{L}*",
  "видален\\p{L}*|чернетк\\p{L}*|не проведен\\p{L}*|непроведен\\p{L}*|сторнован\\p{L}*",
  // Chinese, Japanese, Korean, Thai, Vietnamese, Indonesian, Arabic, Hebrew
  "已?删除|已?作废|草稿|未入账|已?拒绝|削除(?:済み?)?|取消(?:済み?)?|下書き|未転記|却下|삭제(?:됨)?|취소(?:됨)?|임시|반려",
  "ลบ(?:แล้ว)?|ยกเลิก(?:แล้ว)?|ฉบับร่าง|đã (?:xóa|hủy)|bản nháp|bị từ chối|dihapus|dibatalkan|ditolak|draf",
  "محذوف(?:ة)?|ملغ(?:ى|اة)|مسودة|مرفوض(?:ة)?|נמחק(?:ה)?|מבוטל(?:ת)?|טיוטה|נדח(?:ה|תה)",
];

/** What a title says of all invoices. In the row of one invoice such a word may be about another program. */
const sentences: readonly string[] = [
  "unimported|(?:not|never) (?:yet )?(?:be(?:en)? )?(?:posted|booked|entered|processed|saved|imported|uploaded|recorded|transferred|accepted)|still to (?:be )?(?:posted?|booked|enter(?:ed)?|import(?:ed)?)",
  "(?:noch )?nicht (?:(?:ge|ver)bucht|importiert|übernommen|gespeichert|erfasst|verarbeitet)(?:e[nrs]?)?",
  "(?:non|pas(?: encore)?(?: été)?) (?:comptabilis[ée]{1,2}|saisie?|pass[ée]{1,2}|import[ée]{1,2}|enregistr[ée]{1,2})s?|(?:nog )?niet (?:geboekt|verwerkt|geïmporteerd|ingevoerd|opgeslagen)e?",
  "no (?:se )?(?:han? (?:sido )?)?(?:contabilizad|registrad|importad|guardad)[oa]s?|non (?:(?:è|sono|ancora) (?:stat[aeio] )?)?(?:contabilizzat|registrat|importat|salvat)[aeio]|n[ãa]o (?:foram )?(?:lan[çc]ad|contabilizad|registrad|importad)[oa]s?|nie(?: został[ayo]? | )?za(?:księgowan|importowan)[eayo]",
];

/** A file or a sheet that holds what was thrown away. */
const bins =
  "recycle bin|recycled|trash|papierkorb|corbeille|prullenbak|prullenmand|papelera|paperera|cestino|lixeira|reciclagem|kosz|koš|kôš|papperskorg(?:en)?|papirkurv(?:en)?|papirkorg|roskakori|coș de (?:gunoi|reciclare)|lomtár|prügikast|atkritne|šiukšlinė|κάδος(?: ανακύκλωσης)?|çöp kutusu|geri dönüşüm kutusu|корзина|кошик|回收站|资源回收筒|ごみ箱|휴지통|ถังขยะ|thùng rác|sampah|سلة المحذوفات|סל המיחזור";

const any = [...words, ...notBooked].join("|");
const whole = wordList(
  `^[\\s(\\[*"'“„!-]*(?:${any})(?!\\p{L})(?:[\\s)\\]*"'”!.,-]*$|\\s*[:;(/–-]\\s|\\s+(?:\\d|by|on|von|am|par|le|door|op|por|da|il|av|af|den|przez) ?)`,
  "iu",
);
const inside = wordList(`(?<!\\p{L})(?:${any})(?!\\p{L})`, "iu");
const ofAll = wordList(
  `(?<!\\p{L})(?:${sentences.join("|")})(?!\\p{L})|n['’]t (?:yet )?(?:been )?(?:posted|booked|entered|saved|imported)(?!\\p{L})`,
  "iu",
);
const ofNone =
  /(?<!\p{L})none (?:of (?:these|them|the \p{L}+) )?(?:have|has|were|was|are|is) (?:yet )?(?:been )?(?:posted|booked|entered|processed|saved|imported)(?!\p{L})/iu;
const ofBin = wordList(`(?<!\\p{L})(?:${bins})(?!\\p{L})`, "iu");
/** “To be deleted”: it is in the books, and nobody knows for how long. */
const toRemove = wordList(
  `^[^\\p{L}]*(?:${[
    "(?:to be|please|will be|must be|should be|pls|marked for|flagged for|for|to) (?:delet|remov|cancel|void|revers)\\p{L}*",
    "(?:bitte |noch )?zu (?:löschen|entfernen|stornieren)|(?:wird|bitte) (?:gelöscht|löschen|storniert|stornieren)|(?:à|a) (?:supprimer|annuler|extourner|eliminar|excluir|anular|estornar|cancelar)|te (?:verwijderen|annuleren)|para (?:eliminar|anular|excluir)|da (?:eliminare|annullare|stornare|excluir)",
    "do (?:usunięcia|anulowania)|(?:ke smazání|na zmazanie|k vymazání)|(?:ska|skal|skall) (?:raderas|tas bort|slettes|annulleres|makuleras)|poistettava|törlendő|de șters|προς διαγραφή|silinecek|(?:к удалению|на удаление)|(?:до|на) видалення|za brisanje",
  ].join("|")})(?!\\p{L})|^\\s*(?:待删除|将删除|削除予定|要削除|삭제 ?예정)`,
  "iu",
);
/** A report says what it leaves out, and what there is none of: "Drafts: excluded", "ohne Entwürfe", "Deleted: 0". */
const without =
  /(?<!\p{L})(?:exclud\p{L}*|excl|except|without|not included|ohne|außer|sans|hors|sauf|zonder|sin|senza|sem|bez|utan|uden|uten|ilman|fără|nélkül|χωρίς|hariç|без|none|no (?:drafts?|deleted|rejected|cancell?ed|void)|keine)(?!\p{L})|[:=(]\s*(?:0|no|none|nein|non|-)\s*\)?$/iu;

/** The text where it is a title such as “Deleted purchase invoices” or “Draft – not posted”. */
export const titleNotBooked = (text: string): string | null =>
  ofNone.test(text) || ((inside.test(text) || ofAll.test(text) || ofBin.test(text)) && !without.test(text))
    ? shorten(text)
    : null;

/** The text where it is a title such as “Import preview” or “Test”: nobody knows whether these invoices are in the books. */
export const titleUnsure = (text: string): string | null =>
  (saysOutsideBooks(text) || saysOtherBooks(text) || saysNoInvoices(text)) && !without.test(text)
    ? shorten(text)
    : null;

/** Columns of yes and no about the end of an invoice, or about the beginning of its life in the books. */
const ofRemoval =
  /(?<!\p{L})(?:deleted|removed|cancell?ed|void(?:ed)?|rejected|reversed|draft|gel[oö]scht|storniert|abgelehnt|entwurf|supprim|annul|rejet|brouillon|verwijderd|geannuleerd|afgekeurd|concept|eliminad|anulad|rechazad|borrador|eliminat|annullat|respint|bozza|exclu[ií]d|cancelad|rascunho|usuni[eę]t|anulowan|smaz[aá]n|zru[šs]en|raderad|makuler|utkast|slettet|annulle|kladde|poistettu|luonnos|[sș]ters|anulat|t[oö]r[oö]lt|silin|iptal|taslak|διαγρ|ακυρ|удал|отмен|видален|скасован|削除|删除|作废|삭제)/iu;
const ofBooking =
  /(?<!\p{L})(?:posted|booked|saved|gebucht|verbucht|comptabilis|geboekt|contabilizad|contabilizzat|registrat|lan[cç]ad|bogf[oø]rt|bokf[oø]rt|kirjattu|zaksi[eę]gowan|zaúčtov|проведен|könyvelt|καταχωρ)/iu;

/** The end of an invoice has a day or somebody who caused it: “Deleted at”, “Cancelled by”. */
const ofDayOrPerson =
  /(?<!\p{L})(?:at|on|date|day|time|timestamp|by|user|am|um|von|durch|datum|zeit|le|par|op|door|el|por|fecha|il|da|data|em|dnia|przez|av|af|den|dato|pvm)(?!\p{L})|日|날짜/iu;
/** How databases write that there is no such day. */
const noDay = /^(?:0{1,4}[-/.]0{1,2}[-/.]0{1,4}|0001-01-01|1899-12-3[01]|1900-01-0[01]|01[./]01[./](?:0001|1900))/;
/** What is alive is in the books. */
const ofLife =
  /^(?:is )?(?:active|live|aktiv|actif|active?|actief|activ[oa]|attiv[oa]|ativ[oa]|aktywn[aey]|aktivní|aktívna)\??$/iu;
const ofEnd = /^(?:is )?(?:in|non-?)(?:active|aktiv|actif|actief|activ[oa]|attiv[oa]|ativ[oa])\??$/iu;
/** An invoice is in the books only where these say yes. */
const ofArrival =
  /(?<!\p{L})(?:imported|entered|processed|registered|importiert|erfasst|verarbeitet|import[ée]e?|saisie?)(?!\p{L})/iu;

const ofPaying = /pay|paid|zahl|paiement|r[eè]gl|betaal|\bpag[oa]/iu;

/** What a row of a list says against its invoice, in the list's own words. */
export interface Against {
  readonly notBooked: string;
  /** Nobody knows what the words mean; see [Note: a state that nobody knows]. */
  readonly isUnknown?: true;
}

/** Reads what the rows of a list say against their invoices, by the columns that are neither the ID nor the number nor the supplier. */
export function readStates(columns: readonly SurveyedColumn[], rows: readonly Row[]): (row: Row) => Against | null {
  const about = columns.filter((column) => !isAside(column, "paid") && !ofPaying.test(column.header));
  const isAgainst = (text: string): boolean => inside.test(text);
  const blanksOpen = new Set(about.filter((one) => isOfStates(one) && leavesBlanksOpen(one, rows, isAgainst)));
  return (row) => {
    const said = about.flatMap((column) => saidIn(row, column, blanksOpen.has(column)) ?? []);
    const marked: Against[] = row.isHidden || row.isStruck ? [{ notBooked: "", isUnknown: true }] : [];
    return said.find(({ isUnknown }) => isUnknown !== true) ?? said[0] ?? marked[0] ?? null;
  };
}

/** A state is read for its words. In any other column only a cell that says nothing else counts, or a yes or no. */
function saidIn({ cells }: Row, column: SurveyedColumn, isBlankOpen: boolean): Against | null {
  const cell: Cell = cells[column.index] ?? emptyCell;
  const { header } = column;
  if (cell.kind === "empty") return isBlankOpen ? { notBooked: `${shorten(header)}: –`, isUnknown: true } : null;
  const text = seen(cell).trim();
  const isState = isOfStates(column);
  const isWord = isState || isAside(column, "status") ? inside : whole;
  if (cell.kind === "text" && toRemove.test(text)) return { notBooked: shorten(text), isUnknown: true };
  if (cell.kind === "text" && isWord.test(text)) return { notBooked: shorten(text) };
  const isTurned = turnsRound.test(header) || ofEnd.test(header);
  const isOfYes = ofBooking.test(header) || ofApproval.test(header) || ofArrival.test(header) || ofLife.test(header);
  const needsYes = !isTurned && isOfYes;
  const needsNo = isTurned ? isOfYes || ofEnd.test(header) : ofRemoval.test(header);
  const has = { notBooked: shorten(`${header}: ${text}`) };
  if ((needsYes && saysNo.test(text)) || (needsNo && saysYes.test(text))) return has;
  if (needsNo && !isTurned && ofDayOrPerson.test(header) && !saysNo.test(text) && !noDay.test(text)) return has;
  return isState && !needsYes && !needsNo && !saysInBooks(text) ? { notBooked: shorten(text), isUnknown: true } : null;
}

const longest = 80;
const shorten = (text: string): string => text.slice(0, longest);
