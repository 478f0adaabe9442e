/** @file The states in which an invoice list says that an invoice is in the books: posted, approved, paid. All others prove nothing. */

import { type Cell, emptyCell, type Row, seen } from "../cells/table.ts";
import { isAside, type SurveyedColumn } from "../columns/survey-columns.ts";
import { saysNotBooked } from "./state-words.ts";

/** In every gender and number; pending and queued are not among them, because an invoice that waits may not be in the books. */
const inBooks: readonly string[] = [
  // English
  "posted|booked|entered|registered|recorded|saved|imported|processed|accounted|journalled|finali[sz]ed|final|complete|completed",
  "approved|authori[sz]ed|accepted|verified|validated|released|matched|reconciled|cleared|settled|closed|archived",
  "open|active|live|(?:fully |partly |partially |part[- ]?)?paid(?: in full)?|unpaid|not (?:yet )?paid|paid[- ]up|outstanding|overdue|past due|due|not (?:yet )?due",
  "awaiting payment|ready (?:to pay|for payment)|(?:to be|scheduled) (?:paid|for payment)|(?:blocked|on hold) for payment|payment (?:pending|blocked|sent)|disputed|in dispute",
  // German
  "gebucht|verbucht|eingebucht|kontiert|erfasst|importiert|verarbeitet|festgeschrieben|abgeschlossen|erledigt|archiviert",
  "freigegeben|genehmigt|gepr(?:ü|ue)ft|best(?:ä|ae)tigt|offen|aktiv|(?:voll |vollst(?:ä|ae)ndig |teilweise |teil)?(?:be|ge)zahlt|ausgeglichen|unbezahlt|nicht bezahlt|(?:(?:ü|ue)ber)?f(?:ä|ae)llig|noch nicht f(?:ä|ae)llig|zahlungssperre|strittig",
  // French, Dutch
  "comptabilis[ée]{1,2}s?|saisie?s?|enregistr[ée]{1,2}s?|import[ée]{1,2}s?|trait[ée]{1,2}s?|valid[ée]{1,2}s?|approuv[ée]{1,2}s?|accept[ée]{1,2}s?|ouverte?s?|(?:partiellement )?(?:pay[ée]{1,2}s?|r[ée]gl[ée]{1,2}s?)|(?:impay|non pay|sold|lettr|cl[oô]tur)[ée]{1,2}s?|[ée]chue?s?|en retard|[àa] payer|en litige",
  "(?:in)?geboekt|verwerkt|ge[iï]mporteerd|ingevoerd|goedgekeurd|akkoord|gefiatteerd|open(?:staand)?|(?:deels |gedeeltelijk )?betaald|onbetaald|niet betaald|vervallen|te betalen|afgesloten|afgeletterd|betwist",
  // Spanish, Italian, Portuguese, Catalan
  "contabilizad[oa]s?|registrad[oa]s?|importad[oa]s?|procesad[oa]s?|aprobad[oa]s?|autorizad[oa]s?|validad[oa]s?|abiert[oa]s?|(?:parcialmente )?pagad[oa]s?|impagad[oa]s?|vencid[oa]s?|cerrad[oa]s?|conciliad[oa]s?|por pagar",
  "contabilizzat[aeio]|registrat[aeio]|importat[aeio]|elaborat[aeio]|approvat[aeio]|autorizzat[aeio]|apert[aeio]|(?:parzialmente )?pagat[aeio]|non pagat[aeio]|saldat[aeio]|scadut[aeio]|chius[aeio]|da pagare",
  "contabilizad[oa]s?|lan[çc]ad[oa]s?|registad[oa]s?|processad[oa]s?|aprovad[oa]s?|autorizad[oa]s?|abert[oa]s?|em aberto|(?:parcialmente )?pag[oa]s?|vencid[oa]s?|fechad[oa]s?|a pagar",
  "comptabilitza(?:t|da)|registra(?:t|da)|aprova(?:t|da)|obert[a]?|paga(?:t|da)|ven[çc]u(?:t|da)|tanca(?:t|da)",
  // Polish, Czech, Slovak
  "zaksięgowan[eayo]|wprowadzon[eayo]|zaimportowan[eayo]|zatwierdzon[eayo]|zaakceptowan[eayo]|otwart[eay]|(?:częściowo )?zapłacon[eayo]|opłacon[eayo]|niezapłacon[eayo]|nieopłacon[eayo]|rozliczon[eayo]|przeterminowan[eayo]",
  "zaúčtován[oaiy]?|zaúčtovan[éoýá]|schválen[oaiy]?|schválen[éý]|otevřen[áéoý]|(?:částečně )?(?:u|za)hrazen[oaiyéá]|(?:za)?placen[oaiyéá]|nezaplacen[oaiyéá]|neuhrazen[oaiyéá]|po splatnosti|importován[oaiy]?",
  "zaúčtovan[éáý]|schválen[éáý]|otvoren[éáý]|(?:čiastočne )?(?:u|za)hraden[éáý]|zaplaten[éáý]|nezaplaten[éáý]|neuhraden[éáý]|po splatnosti|importovan[éáý]",
  // Swedish, Danish, Norwegian, Finnish, Icelandic
  "bokför(?:d|da|t)|registrera(?:d|de|t)|importera(?:d|de|t)|godkän(?:d|da|t)|attestera(?:d|de|t)|öpp(?:en|na|et)|(?:del)?betal(?:d|da|t)|obetal(?:d|da|t)|förfall(?:en|na|et)|avsluta(?:d|de|t)|slutattesterad",
  "bogført[e]?|registreret|importeret|godkendt[e]?|åb(?:en|ne|ent)|(?:delvist )?betalt[e]?|ubetalt[e]?|forfald(?:en|ne|ent)|lukket|afsluttet|udlignet",
  "bokført[e]?|registrert[e]?|importert[e]?|godkjent[e]?|åp(?:en|ne|ent)|(?:delvis )?betalt[e]?|ubetalt[e]?|forfalt|lukket|avsluttet",
  "kirjattu|tallennettu|tuotu|hyväksytty|avoin|avoimet|(?:osittain )?maksettu|maksamaton|maksamatta|erääntynyt|suljettu|bókað|bókaður|samþykkt|greitt|ógreitt",
  // Romanian, Hungarian, Baltic languages, Estonian
  "înregistrat[ăe]?|inregistrat[ăe]?|contat[ăe]?|importat[ăe]?|aprobat[ăe]?|deschis[ăe]?|(?:parțial )?plătit[ăe]?|platit[ăe]?|neplătit[ăe]?|achitat[ăe]?|neachitat[ăe]?|scadent[ăe]?",
  "(?:le)?könyvelt|(?:le)?könyvelve|rögzített|rögzítve|importált|jóváhagyott|jóváhagyva|nyitott|(?:részben )?(?:ki)?fizetett|(?:ki)?fizetve|kiegyenlített|kifizetetlen|lejárt|lezárt",
  "kinnitatud|kirjendatud|avatud|makstud|tasutud|tasumata|grāmatot[sa]|iegrāmatot[sa]|apstiprināt[sa]|atvērt[sa]|(?:ap)?maksāt[sa]|neapmaksāt[sa]|įregistruot[ao]s?|patvirtint[ao]s?|atvir[ao]s?|apmokėt[ao]s?|neapmokėt[ao]s?",
  // Greek, Turkish, Croatian, Slovenian
  "καταχωρ(?:ημέν|ισμέν)\\p{L}*|καταχωρήθηκε|εγκεκριμέν\\p{L}*|εγκρίθηκε|ανοι[κχ]τ\\p{L}*|πληρωμέν\\p{L}*|πληρώθηκε|εξοφλημέν\\p{L}*|εξοφλήθηκε|απλήρωτ\\p{L}*|ανεξόφλητ\\p{L}*|ληξιπρόθεσμ\\p{L}*",
  "muhasebeleş(?:ti|miş|tirildi)|kaydedildi|kayıtlı|onaylandı|onaylı|açık|(?:kısmen )?ödendi|ödenmiş|ödenmedi|ödenmemiş|kapalı|kapandı|vadesi geçmiş",
  "proknjižen[aieo]?|knjižen[aieo]?|odobren[aieo]?|otvoren[aieo]?|odprt[aieo]?|(?:djelomično )?plaćen[aieo]?|plačan[aieo]?|neplaćen[aieo]?|neplačan[aieo]?|zatvoren[aieo]?|dospjel[aieo]?",
  // Russian, Ukrainian
  "провед[её]н\\p{L}{0,2}|учт[её]н\\p{L}{0,2}|загружен\\p{L}{0,2}|утвержд[её]н\\p{L}{0,2}|согласован\\p{L}{0,2}|открыт\\p{L}{0,2}|(?:частично )?оплачен\\p{L}{0,2}|(?:не оплачен|неоплачен)\\p{L}{0,2}|закрыт\\p{L}{0,2}|просрочен\\p{L}{0,2}",
  "проведен\\p{L}{0,2}|зареєстрован\\p{L}{0,2}|затверджен\\p{L}{0,2}|погоджен\\p{L}{0,2}|відкрит\\p{L}{0,2}|(?:частково )?(?:с|о)плачен\\p{L}{0,2}|(?:не ?(?:с|о)плачен)\\p{L}{0,2}|закрит\\p{L}{0,2}|прострочен\\p{L}{0,2}",
  // Chinese, Japanese, Korean, Thai, Vietnamese, Indonesian, Arabic, Hebrew, Persian
  "已过账|已入账|已记账|已审核|已批准|已付款?|已支付|未付款?|未支付|部分付款|已导入|逾期|過帳|已過帳|已核准",
  "転記済み?|記帳済み?|計上済み?|仕訳済み?|登録済み?|承認済み?|支払済み?|支払い済み?|未払い?|未払|取込済み?|전기(?:됨|완료)|등록(?:됨|완료)|승인(?:됨|완료)?|지급(?:됨|완료)|미지급|결제 ?완료|미결제|완료",
  "บันทึกแล้ว|ลงบัญชีแล้ว|อนุมัติแล้ว|ชำระแล้ว|จ่ายแล้ว|ยังไม่(?:ชำระ|จ่าย)|đã (?:ghi sổ|hạch toán|duyệt|thanh toán|nhập)|chưa thanh toán|quá hạn|dibukukan|disetujui|dibayar|lunas|belum (?:dibayar|lunas)|terbuka",
  "مرح[ّ]?ل(?:ة)?|مسجل(?:ة)?|معتمد(?:ة)?|مدفوع(?:ة)?|غير مدفوع(?:ة)?|مفتوح(?:ة)?|נרשם|נרשמה|נקלט(?:ה)?|אושר(?:ה)?|מאושר(?:ת)?|פתוח(?:ה)?|שולם|שולמה|לא שולם|ثبت شده|تایید شده|پرداخت شده|پرداخت نشده|باز",
];

const any = `(?:${inBooks.join("|")})(?!\\p{L})`;
/** A few together, and after them a day, initials, or by whom and when: “Approved, unpaid”, “Paid 12/11 JS”. */
const known = new RegExp(
  `^[\\s(\\[*"'“„]*${any}(?:\\s*(?:[,;/&+–-]|and|und|et|en|y|e|i|och|og|ja)\\s*${any}){0,3}(?:[\\s)\\]*"'”!.,✓✔]*$|[\\s:,;(/–-]+(?:\\p{Lu}{2,3}[\\s.]+)?\\d[\\d\\s.:/\\p{L}-]*\\)?$|\\s+\\(?(?:by|on|von|am|durch|par|le|door|op|por|da|il|av|af|den|przez)\\s.{1,40}$|\\s+\\p{Lu}{2,3}$)`,
  "iu",
);

/** Headings over the state of an invoice; those over yes and no are not among them. */
const ofState =
  /(?<!\p{L})(?:[\p{L} ]*status\p{L}{0,3}|statut|statü|staatus|state|stage|workflow|stato|esito|estado|estat|situa[cç][aã]o|situación|stare|starea|zustand|tilstand|tila|läge|toestand|ástand|olek|būsena|státusz|állapota?|stav|stan|durumu?|κατάστασ\p{L}*|статус\p{L}*|состояни\p{L}*|état|(?:import|posting|booking|entry|upload)(?:ing)? (?:result|outcome)|result|outcome|ergebnis|r[ée]sultat|resultado|risultato|resultaat|keadaan)(?!\p{L})|状态|狀態|ステータス|状態|状況|상태|สถานะ|trạng thái|tình trạng|حالة|סטטוס|מצב|وضعیت/iu;
/** States of something else than the invoice, or of its payment. */
const ofOtherThing =
  /(?<!\p{L})(?:supplier|vendor|vat|tax|delivery|shipping|order|po|e-?mail|print|dunning|country|address|lieferant|kreditor|ust|mahn|liefer|fournisseur|livraison|tva|leverancier|proveedor|fornitore)/iu;

/** True for a column of states of the invoices, which is about neither their payment nor their suppliers. */
export function isOfStates(column: SurveyedColumn): boolean {
  const { header, content } = column;
  if (isAside(column, "paid") || !ofState.test(header) || ofOtherThing.test(header)) return false;
  // The states of America have two letters.
  const isRegion =
    /^state$/i.test(header.trim()) && content.sample.every(({ text }) => /^\p{Lu}{2}$/u.test(text.trim()));
  return !isRegion;
}

/** True where the text says that the invoice is in the books, and nothing else. */
export const saysInBooks = (text: string): boolean => known.test(text) && !saysNotBooked(text);

/**
 * True where a blank cell below the heading is a state too: where others say that they are in the books, or what nobody
 * knows, a row that says nothing may not be there yet. Where only the deleted ones are marked, it is one of the others.
 *
 * @param isAgainst true for a text that says that an invoice isn't in the books
 */
export function leavesBlanksOpen(
  { index }: SurveyedColumn,
  rows: readonly Row[],
  isAgainst: (text: string) => boolean,
): boolean {
  return rows.some(({ cells }) => {
    const cell: Cell = cells[index] ?? emptyCell;
    return cell.kind !== "empty" && !isAgainst(seen(cell).trim());
  });
}
