/** @file The words by which an invoice list says that an invoice isn't in the books: deleted, rejected, a draft. */

import { type Cell, emptyCell, type Row, seen } from "../cells/table.ts";
import { isAside, type SurveyedColumn } from "../columns/survey-columns.ts";
import { ofApproval, saysNo, saysYes, turnsRound } from "./flag-words.ts";
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

const any = [...words, ...notBooked].join("|");
const whole = new RegExp(
  `^[\\s(\\[*"'“„!-]*(?:${any})(?!\\p{L})(?:[\\s)\\]*"'”!.,-]*$|\\s*[:;(/–-]\\s|\\s+(?:\\d|by|on|von|am|par|le|door|op|por|da|il|av|af|den|przez) ?)`,
  "iu",
);
const inside = new RegExp(`(?<!\\p{L})(?:${any})(?!\\p{L})`, "iu");
/** A report says what it leaves out, and what there is none of: "Drafts: excluded", "ohne Entwürfe", "Deleted: 0". */
const without =
  /(?<!\p{L})(?:exclud\p{L}*|excl|except|without|not included|ohne|außer|sans|hors|sauf|zonder|sin|senza|sem|bez|utan|uden|uten|ilman|fără|nélkül|χωρίς|hariç|без|none|no (?:drafts?|deleted|rejected|cancell?ed|void)|keine)(?!\p{L})|[:=(]\s*(?:0|no|none|nein|non|-)\s*\)?$/iu;

/** The text where it is a title such as “Deleted purchase invoices” or “Draft – not posted”. */
export const titleNotBooked = (text: string): string | null =>
  inside.test(text) && !without.test(text) ? shorten(text) : null;

/** Columns of yes and no about the end of an invoice, or about the beginning of its life in the books. */
const ofRemoval =
  /(?<!\p{L})(?:deleted|removed|cancell?ed|void(?:ed)?|rejected|reversed|draft|gel[oö]scht|storniert|abgelehnt|entwurf|supprim|annul|rejet|brouillon|verwijderd|geannuleerd|afgekeurd|concept|eliminad|anulad|rechazad|borrador|eliminat|annullat|respint|bozza|exclu[ií]d|cancelad|rascunho|usuni[eę]t|anulowan|smaz[aá]n|zru[šs]en|raderad|makuler|utkast|slettet|annulle|kladde|poistettu|luonnos|[sș]ters|anulat|t[oö]r[oö]lt|silin|iptal|taslak|διαγρ|ακυρ|удал|отмен|видален|скасован|削除|删除|作废|삭제)/iu;
const ofBooking =
  /(?<!\p{L})(?:posted|booked|saved|gebucht|verbucht|comptabilis|geboekt|contabilizad|contabilizzat|registrat|lan[cç]ad|bogf[oø]rt|bokf[oø]rt|kirjattu|zaksi[eę]gowan|zaúčtov|проведен|könyvelt|καταχωρ)/iu;

const ofPaying = /pay|paid|zahl|paiement|r[eè]gl|betaal|\bpag[oa]/iu;

/**
 * What a row of a list says against its invoice, in the list's own words: “Deleted”, or “Posted: no”. Null where it says
 * nothing of the kind.
 *
 * A state is read for its words. In any other column only a cell that says nothing else counts.
 *
 * @param columns those that are neither the ID nor the number nor the supplier
 */
export function saysNotInBooks({ cells }: Row, columns: readonly SurveyedColumn[]): string | null {
  for (const column of columns) {
    const cell: Cell = cells[column.index] ?? emptyCell;
    if (cell.kind === "empty") continue;
    const text = seen(cell).trim();
    const { header } = column;
    if (isAside(column, "paid") || ofPaying.test(header)) continue;
    if (cell.kind === "text" && (isAside(column, "status") ? inside : whole).test(text)) return shorten(text);
    const isTurned = turnsRound.test(header);
    const needsYes = !isTurned && (ofBooking.test(header) || ofApproval.test(header));
    const needsNo = isTurned ? ofBooking.test(header) || ofApproval.test(header) : ofRemoval.test(header);
    if ((needsYes && saysNo.test(text)) || (needsNo && saysYes.test(text))) return shorten(`${header}: ${text}`);
  }
  return null;
}

const longest = 80;
const shorten = (text: string): string => text.slice(0, longest);
