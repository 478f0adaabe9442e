/** @file The words of headings over yes and no, and of their answers, that decide whether a row is booked at all. */

import { type WordList, wordList } from "../words/word-list.ts";

const begins = (words: string): WordList => wordList(`(?<!\\p{L})(?:${words.trim().replace(/\s+/g, "|")})`, "iu");

/** An invoice is booked only where these say yes. */
export const ofApproval = begins(`
  approved authori[sz]ed released accepted verified freigegeben freigabe genehmigt approuv valid[eé] autoris goedgekeurd
  akkoord aprobad autorizad approvat autorizzat aprovad godkend godkjen godk[aä]n attesteret hyv[aä]ksyt zatwierdz
  zaakcept schv[aá]len odobren odobreno одобрен утвержд согласован затвердж погоджен j[oó]v[aá]hagy onay εγκεκριμ εγκρ
  aprobat kinnitatud apstiprin patvirtin samþykkt 承認 批准 审核 審核 승인 อนุมัติ duyệt disetujui معتمد مصادق אושר תایید`);

/** An invoice with yes here is booked already, or not booked at all. */
export const ofEnd = begins(`
  posted booked entered keyed exported transferred processed deleted removed cancell?ed void refunded reversed blocked
  duplicate gebucht verbucht erfasst gel[oö]scht storniert erstattet gesperrt comptabilis saisi supprim annul rembours
  geboekt verwerkt verwijderd geannuleerd terugbetaald contabilizad eliminad anulad reembolsad reintegrad contabilizzat
  registrat eliminat annullat rimborsat lan[cç]ad exclu[ií]d estornad bogf[oø]rt bokf[oø] slettet raderad makuler
  poistettu kirjattu zaksi[eę]gowan usuni[eę]t zwr[oó]con za[uú][cč]tov smaz[aá]n vymazan zru[sš]en knji[zž]en obrisan
  izbrisan storn проведен удал отмен возвращ видален скасован könyvelt t[oö]r[oö]lt muhasebeles silin iptal καταχωρ
  διαγρ ακυρ [iî]nregistrat [sș]ters kustutatud dz[eē]sts i[sš]trint eytt 仕訳済 削除 取消 已入账 删除 作废 전기 삭제 취소
  ลบ ยกเลิก xóa hủy dihapus dibatalkan محذوف ملغى מבוטל נמחק حذف`);

/** “In Xero?”, “Already paid”, “Superseded”: a yes says that the invoice is there, or no longer counts. */
export const ofPast =
  /^(?:already )?(?:in(?:to)?|on) (?:the )?(?:sage|xero|quick ?books|qb|sap|datev|lexware|exact|netsuite|dynamics|navision|fortnox|ledger|books|accounts|(?:finance |accounting )?system)\b|^(?:already|bereits|d[ée]j[àa]|reeds|ya|gi[àa]|j[áa]) |^(?:superseded|withdrawn|rejected|declined|abgelehnt|refus[ée]e?|test|imported|importiert|import[ée]e?|uploaded|sent to (?:finance|accounts|sage|xero|the ledger)|gesendet an|replaced|ersetzt|obsolete)(?!\p{L})/iu;

/** A state of an invoice that is in some books already. */
export const saysBooked = (text: string): boolean => booked.test(text.trim());
const booked =
  /^(?:(?:already|fully|bereits|d[ée]j[àa]|ya|gi[àa]|j[áa]) )?(?:posted|booked|processed|imported|exported|transferred|uploaded|done|complete[d]?|(?:ge|ver|ein)bucht|gebucht|importiert|exportiert|verarbeitet|übertragen|erledigt|comptabilis[ée]e?|import[ée]e?|export[ée]e?|trait[ée]e?|transf[ée]r[ée]e?|geboekt|verwerkt|geïmporteerd|contabilizad[oa]|procesad[oa]|importad[oa]|contabilizzat[oa]|importat[oa]|elaborat[oa]|lan[çc]ad[oa]|processad[oa]|zaksi[ęe]gowan[eayo]|za[úu][čc]tov[áa]n[oaéý]?|bokf[öo]rd|bokf[øo]rt|bogf[øo]rt|kirjattu|k[öo]nyvelt|k[öo]nyvelve|contabilizat[ăa]?|(?:pro)?knji[žz]eno?|проведен[оаы]?|muhasebele[şs]ti|i[şs]lendi)(?!\p{L})/iu;

/** A state of one that is in none: it has come, or may be booked. */
export const isNew = (text: string): boolean => fresh.test(text.trim());
const fresh =
  /^(?:new|to (?:post|book|process|import|do|be (?:posted|booked|processed|imported))|un(?:posted|booked|processed)|not (?:yet )?(?:posted|booked|processed|imported)|ready(?: to post)?|received|neu|offen|zu buchen|ungebucht|eingegangen|nouveau|nouvelle|[àa] (?:saisir|comptabiliser|traiter)|re[çc]ue?|nieuw|te boeken|ontvangen|nuev[oa]|por contabilizar|recibid[oa]|nuov[oa]|da (?:registrare|contabilizzare)|nov[oaýáéyi]|now[aey]|ny|nytt|uusi|[úu]j|nou[ăa]?|нов\p{L}{1,2}|yeni)$/iu;

/** “Created by” and “Angelegt von” say who made the record, in a program or in the list itself. */
export const asksWhoMade = /(?:created|angelegt|cr[ée][ée]e?)\s+(?:by|von|par)(?!\p{L})/iu;

/** A heading that asks when or by whom it was done: “Posted on”, “Storno am”. */
export const asksWhenOrWho =
  /(?<!\p{L})(?:on|by|date|when|am|von|datum|wann|le|par|op|door|el|por|il|da|dne|dnia|den|av|af|tarihi)(?!\p{L})/iu;

/** A heading that turns its word round: “Not approved”. */
export const turnsRound =
  /(?<!\p{L})(?:not?|un|nicht|non|pas|niet|nie|не|ikke|inte|ej|ei)(?!\p{L})|\bun\p{L}|\bdis(?!put)/iu;

export const saysYes =
  /^(?:y|yes|true|x|1|✓|✔|✗|j|ja|jes|oui|o|s[ií]?|sim|da|tak|ano|[aá]no|да|так|igen|evet|ναι|kyll[aä]|jah|j[aā]|taip|j[aá]|是|はい|예|ใช่|có|ya|نعم|כן|بله)$/iu;
export const saysNo =
  /^(?:n|no|false|0|-|nein|non|nee|n[aã]o|ne|nie|nej|nei|ei|нет|ні|hay[iı]r|nem|όχι|nu|n[eē]|否|いいえ|아니오|아니요|ไม่|không|tidak|لا|לא|خیر)$/iu;

/** A state of an invoice whose money came back. */
export const refunded =
  /^(?:fully |partly |partially )?(?:refunded|erstattet|zur[uü]ckerstattet|rembours[eé]e?|terugbetaald|reembolsad[oa]|rimborsat[oa]|возвращен[оа]?|zwr[oó]con[oya])$/iu;
