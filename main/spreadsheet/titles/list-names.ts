/**
 * @file What the name of a file or a sheet, or a title, says of the whole list, where it says nothing else: “DO NOT IMPORT”,
 * “Draft invoices Nov 26”, “Quotes”.
 *
 * A name with any other word says nothing: “Paid to Quote Design Ltd”.
 */

import { monthFromName } from "../cells/calendar.ts";
import { deniesDeed, isHeld } from "../flags/clearance.ts";
import { ofEnd } from "../flags/flag-words.ts";
import { isOnlyOtherBooks } from "../flags/other-books.ts";
import { saysNotBooked } from "../flags/state-words.ts";
import { foldText } from "../headers/fold-text.ts";

const wordSet = (text: string): ReadonlySet<string> => new Set(foldText(text).trim().split(/\s+/));

const bills = wordSet(`
  invoice invoices bill bills rechnung rechnungen eingangsrechnungen facture factures factuur facturen factura facturas
  fattura fatture fatura faturas faktura faktury faktur fakturor fakturaer laskut facturi szamla szamlak τιμολογια faturalar
  racuni racun счета счет рахунки рахунок`);

/** What any list of invoices may be called. */
const fillers = wordSet(`
  invoice invoices bill bills supplier suppliers vendor vendors list lists data sheet file all the of for and only this
  rechnung rechnungen eingangsrechnungen lieferantenrechnungen liste listen daten tabelle datei nur alle die
  facture factures fournisseur fournisseurs donnees feuille fichier les des factuur facturen inkoopfacturen lijst gegevens
  factura facturas proveedor proveedores lista datos hoja fattura fatture fornitori elenco dati foglio
  fatura faturas fornecedores dados folha faktura faktury faktur dane arkusz data seznam zoznam udaje
  fakturor leverantorsfakturor lista fakturaer leverandorfakturaer leverandoerfakturaer laskut ostolaskut lista
  facturi furnizori szamla szamlak bejovo adatok τιμολογια δεδομενα faturalar fatura veri racuni racun podaci
  счета счет данные рахунки рахунок дані`);

const drafts = wordSet(`
  draft drafts entwurf entwurfe entwuerfe brouillon brouillons concept concepten conceptfacturen borrador borradores bozza
  bozze rascunho rascunhos szkic szkice robocze koncept koncepty utkast kladde kladder luonnos luonnokset ciorna ciorne
  piszkozat piszkozatok προχειρο προχειρα taslak taslaklar nacrt nacrti مسودة مسوده טיוטה טיוטות 초안 черновик черновики чернетка чернетки 草稿 下書き
  deleted geloscht geloescht supprimees supprimes verwijderd eliminadas eliminate excluidas usuniete smazane zmazane
  raderade slettede slettet poistetut sterse torolt διαγραμμενα silinenler obrisani удаленные видалені`);

/** A try, what was replaced, or what is only to be read. */
const notMeant: ReadonlySet<string> = new Set(
  foldText(`
  example, examples, sample, samples, beispiel, exemple, voorbeeld, ejemplo, esempio, exemplo,
  previous version, previous versions, test, tests, testing, test only, testdaten, test daten, testliste, donnees de test, testgegevens, datos de prueba, prueba,
  pruebas, dati di prova, prova, teste, testes, dane testowe, testowe, testovaci, testdata, testi, testiaineisto, teszt,
  δοκιμη, deneme, testni podaci, тест, тестовые, тестові,
  old version, old versions, superseded, obsolete, outdated, replaced, alte version, alter stand, veraltet, ersetzt,
  ancienne version, obsolete, perime, remplace, oude versie, verouderd, version antigua, version anterior, obsoleto,
  vecchia versione, obsoleta, versao antiga, stara wersja, nieaktualne, stara verze, stara verzia, neplatne, gammal version,
  gammel version, gammel versjon, utdatert, foraeldet, vanha versio, vanhentunut, versiune veche, regi verzio, elavult,
  παλια εκδοση, eski surum, eski versiyon, stara verzija, старая версия, устаревшее, стара версія, застаріле,
  for information, for information only, information only, info only, for info, for info only, fyi, zur information,
  nur zur information, zur kenntnis, nur zur kenntnis, pour information, ter informatie, alleen ter informatie, para informacion,
  solo informativo, informativo, per informazione, solo per conoscenza, per conoscenza, para informacao, do wiadomosci,
  tylko do wiadomosci, informacyjnie, pro informaci, jen pro informaci, pre informaciu, for kannedom, endast for kannedom,
  til orientering, kun til orientering, tiedoksi, vain tiedoksi, pentru informare, informativ, tajekoztato, tajekoztatasul,
  προς ενημερωση, για ενημερωση, bilgi icin, bilgi amacli, samo za informaciju, za informaciju, для сведения, к сведению,
  для інформації, до відома`)
    .split(",")
    .map((phrase) => phrase.trim()),
);

const paid = wordSet(`
  paid bezahlt bezahlte payees payes paye betaald betaalde pagado pagadas pagados pagata pagate pagati pago pagas zaplacone
  oplacone zaplaceno uhrazeno zaplatene uhradene betalda betald betalt betalte maksettu maksetut platite platit achitate
  kifizetett kifizetve πληρωμενα εξοφλημενα odendi odenmis odenenler placeno placeni оплачено оплаченные сплачено сплачені`);

/** Said of the whole list; “Posted invoices” is the title of a report, as “Paid invoices” is. */
const done = wordSet(`
  posted processed imported entered booked keyed done sent gebucht verbucht erledigt importiert erfasst verarbeitet
  eingespielt gesendet comptabilise comptabilisees saisie saisies traite traitees importees geboekt ingeboekt verwerkt
  ingevoerd verzonden contabilizado contabilizadas registradas procesadas importadas contabilizzate registrate importate
  lancado lancadas processadas zaksiegowane zauctovano zauctovane bokforda bokfort bogfort kirjattu kirjatut konyvelt
  konyvelve contabilizate proknjizeno knjizeno проведено проведены islendi
  wip template templates vorlage plantilla modello modele sjabloon`);

const already = wordSet(
  "already bereits schon deja al reeds ya gia ja juz jiz uz redan allerede jo mar ηδη zaten vec уже вже",
);

const others = wordSet(`
  quotes quotations quotation quote estimates estimate budget budgets forecast forecasts accruals orders proforma offers
  angebote angebot kostenvoranschlage bestellungen auftrage auftraege prognose plan budgetplan devis commandes
  offertes offerte bestellingen inkooporders begroting presupuestos presupuesto cotizaciones pedidos preventivi preventivo
  ordini bilancio orcamentos orcamento encomendas oferty zamowienia budzet nabidky objednavky rozpocet ponuky
  offerter offert bestallningar inkopsordrar tilbud indkobsordrer bestillinger innkjopsordrer tarjoukset tilaukset ostotilaukset
  budjetti oferte comenzi buget ajanlatok megrendelesek koltsegvetes προσφορες παραγγελιες προϋπολογισμος teklifler
  siparisler butce ponude narudzbe narudzbenice proracun предложения заказы бюджет пропозиції замовлення`);

const sales = wordSet(`
  sales ausgangsrechnungen verkauf verkaufe verkaeufe ventes verkoop verkoopfacturen ventas vendite emesse emitidas expedidas
  vendas sprzedaz sprzedazy vydane vystavene forsaljning kundfakturor salg salgsfakturaer myynti myyntilaskut vanzari emise
  πωλησεις satis satislar satislari izlazni izdani продажи продажі`);

/** What is said of all rows: not to be sent, no invoices at all, or sales. */
export type ListSays = "held" | "other" | "sales";

/** Null where the text says anything else too, or nothing of the kind. */
export function listSays(text: string): ListSays | null {
  const all = text
    .replace(numbered, " ")
    // In Czech “pro” is a month.
    .replace(/(?<!\p{L})pro[- ]forma/giu, "proforma")
    .split(/[^\p{L}\p{N}·'’]+/u)
    // People put an x before the names of files that they are done with.
    .filter((word) => word !== "" && !isOfTime(word) && !/^x+$/i.test(word));
  const kept = all.filter((word) => !fillers.has(foldText(word)));
  if (kept.length === 0 || kept.length > 6) return null;
  const rest = kept.join(" ");
  const folded = foldText(rest);
  const withoutBills = foldText(all.filter((word) => !bills.has(foldText(word))).join(" "));
  // “Purchase order invoices” are invoices.
  const isOfOthers = others.has(folded) || ofOrders.test(folded);
  if (folded === "proforma" || (isOfOthers && !all.some((word) => bills.has(foldText(word))))) return "other";
  if (
    saysNotMeant(folded, foldText(all.join(" "))) ||
    notMeant.has(withoutBills) ||
    saysNotBooked(rest) ||
    isHeld(rest) ||
    deniesDeed(rest) ||
    isOnlyOtherBooks(rest) ||
    unapproved.test(rest) ||
    unused.test(folded) ||
    reversed.test(folded) ||
    marked.test(text)
  )
    return "held";
  return sales.has(folded) || ofSales.test(foldText(all.join(" "))) ? "sales" : null;
}

/** “AR export”, “Factures clients”. */
const ofSales =
  /^(?:(?:a ?r|accounts receivable|receivables?|debtors?|debitoren)(?: (?:invoices?|export|list|ledger|report|bills|liste))*|(?:factures?|facturas|fatture|faturas) (?:clients?|clientes|clienti)|(?:kunden|debitoren)rechnungen|klantfacturen|satis faturalari|kundfakturor|kundefakturaer|myyntilaskut|izlazni racuni)$/;
const reversed =
  /^(?:reversed|reversals?|storno|stornos|stornierte|extournees?|teruggedraaid|reversadas|stornate|estornadas)$/;
const unused =
  /^(?:(?:please )?(?:do not|don t|dont) use|(?:bitte )?nicht (?:verwenden|benutzen|nutzen)|ne pas utiliser|niet gebruiken|no (?:usar|utilizar)|non (?:usare|utilizzare)|nao (?:usar|utilizar)|nie uzywac|nepouzivat|anvand (?:inte|ej)|(?:brug|bruk) ikke|ikke (?:brug|bruk)|ala kayta)$/;
const unapproved =
  /^(?:(?:awaiting|pending|waiting for|needs?|for|under) (?:approval|review|authori[sz]ation|sign[- ]?off|clearance)|(?:zur|wartet auf|in) (?:freigabe|prüfung|genehmigung)|(?:en attente de|à) (?:validation|approbation|valider)|(?:wacht op|ter) (?:akkoord|goedkeuring)|pendientes? de aprobación|(?:in attesa di|per) approvazione|do (?:akceptacji|zatwierdzenia)|ke schválení|(?:för|til) (?:attest|godkännande|godkendelse|godkjenning))$/iu;
/** “Invoices (imported)”, “November - posted”. */
const marked =
  /(?:[([]\s*|\s[-–]+\s+)(?:(?:already )?(?:posted|processed|imported|entered|booked|keyed|done|sent)|gebucht|verbucht|erledigt|importiert|erfasst|verarbeitet|comptabilis[ée]e?s?|saisies?|trait[ée]e?s?|geboekt|verwerkt|contabilizad[oa]s?|registrat[eio]|lan[çc]ad[oa]s?|zaksi[ęe]gowane|za[úu][čc]tov[áa]no|bokf[öo]rda?|bogf[øo]rt|bokf[øo]rt)\s*[)\]]?\s*$/iu;

/** “Export No 12” denies nothing. */
const numbered = /(?<!\p{L})no\.?[ #:]*\p{N}+/giu;

/** True where the text calls the list one of tests, of an old version, of orders or of sales. “Paid” invoices are in the books. */
export function saysNoInvoices(text: string): boolean {
  const says = listSays(text);
  if (says !== "held") return says !== null;
  const folded = foldText(
    text
      .split(/[^\p{L}\p{N}·'’]+/u)
      .filter((word) => word !== "" && !isOfTime(word) && !fillers.has(foldText(word)))
      .join(" "),
  );
  return drafts.has(folded) || notMeant.has(folded);
}

const ofOrders =
  /^(?:(?:open|purchase|offene) orders?|bons de commande|ordenes de compra|ordini di acquisto|purchase order)$/;

/** @param whole with the words that any list may have: “Paid invoices” are lists of invoices like others, “Paid” alone isn't */
function saysNotMeant(rest: string, whole: string): boolean {
  if (drafts.has(rest) || notMeant.has(rest) || notMeant.has(whole) || paid.has(whole) || done.has(whole)) return true;
  const [first = "", ...others] = rest.split(" ");
  const last = others.at(-1) ?? "";
  return already.has(first) && others.length <= 2 && (paid.has(last) || ofEnd.test(last) || ofArrival.test(last));
}

const ofArrival =
  /^(?:imported|entered|sent|importiert|erfasst|gesendet|ubertragen|importe|envoye|verzonden|import|envi|inviat)/;

/** A day, a year, a quarter, a number or a month. */
const isOfTime = (word: string): boolean =>
  /^\p{N}+$|^[qtk]\d$|^v\d{1,2}$|^\d[a-z]{1,2}$/iu.test(word) || monthFromName(word) !== null;
