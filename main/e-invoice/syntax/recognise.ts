/** @file Recognises an e-invoice by the name of its root element, and names what is not one. */

import type { EInvoice } from "../../../shared/e-invoice/e-invoice.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { NotAnInvoice } from "../not-an-invoice.ts";
import type { Element } from "../xml/element.ts";
import { type Enclosed, type OpenedEnclosure, openEnclosures } from "./open-enclosures.ts";
import { ciiInvoice, enclosedInCii, readCii, readZugferd1, zugferd1 } from "./read-cii.ts";
import { enclosedInFacturae, facturae, readFacturae } from "./read-facturae.ts";
import { enclosedInFatturaPa, fatturaPa, readFatturaPa } from "./read-fatturapa.ts";
import { ksefFa2, ksefFa3, readKsef } from "./read-ksef.ts";
import { enclosedInUbl, readUbl, ublCreditNote, ublInvoice } from "./read-ubl.ts";

interface Name {
  readonly uri: string;
  readonly local: string;
}

interface Reader {
  readonly root: Name;
  readonly read: (document: Element) => EInvoice;
  readonly enclosedIn: (document: Element) => readonly Enclosed[];
  /** Where the invoices of a file are, in a syntax whose files may have several. */
  readonly each?: readonly string[];
}

const readers: readonly Reader[] = [
  { root: ublInvoice, read: readUbl, enclosedIn: enclosedInUbl },
  { root: ublCreditNote, read: readUbl, enclosedIn: enclosedInUbl },
  { root: ciiInvoice, read: readCii, enclosedIn: enclosedInCii },
  { root: zugferd1, read: readZugferd1, enclosedIn: () => [] },
  { root: fatturaPa, read: readFatturaPa, enclosedIn: enclosedInFatturaPa, each: ["FatturaElettronicaBody"] },
  ...facturae.map((root) => ({
    ...{ root, read: readFacturae, enclosedIn: enclosedInFacturae },
    each: ["Invoices", "Invoice"],
  })),
  ...[ksefFa2, ksefFa3].map((root) => ({ root, read: readKsef, enclosedIn: () => [] })),
];

/** Peppol's network wraps each invoice in one; its header is for the way. */
const envelope = {
  uri: "http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader",
  local: "StandardBusinessDocument",
};

/**
 * Reads a document by its root, in an envelope or without.
 *
 * @throws NotAnInvoice for any other document, by the name that people know it by, and for a file with several invoices
 */
export function readDocument(root: Element): EInvoice {
  const { document, reader } = readerFor(root);
  if (reader !== undefined) return readIn(document, reader);
  const other = others.find(([part]) => `${document.uri}#${document.local}`.includes(part))?.[1];
  if (other !== undefined) throw new NotAnInvoice({ say: "is-other-document", is: other });
  const name = document.local.slice(0, 60);
  const inside = document.children.filter((child) => readerOf(child) !== undefined).length;
  if (inside > 0) throw new NotAnInvoice({ say: "e-invoices-in-unknown", root: name, count: inside });
  throw new NotAnInvoice({ say: "is-unknown-xml", root: name });
}

/** A field that is there in another namespace isn't missing. */
function readIn(document: Element, { root, read }: Reader): EInvoice {
  try {
    return read(document);
  } catch (why) {
    if (!(why instanceof NotAnInvoice) || why.detail.say !== "e-invoice-lacks") throw why;
    const stray = document.children.find(({ uri }) => !isNamespaceIn(root, uri));
    if (stray === undefined) throw why;
    throw new NotAnInvoice({ say: "e-invoice-namespace", element: stray.local, uri: stray.uri.slice(0, 120) });
  }
}

/** FatturaPA and Facturae have none below the root but a signature's, UBL has two, and the others the root's. */
function isNamespaceIn({ uri: ofRoot }: Name, uri: string): boolean {
  if (uri === signature) return true;
  if (ofRoot === fatturaPa.uri || facturae.some((one) => one.uri === ofRoot)) return uri === "";
  return uri === ofRoot || (ofRoot.startsWith(ublNamespaces) && uri.startsWith(ublNamespaces));
}
const ublNamespaces = "urn:oasis:names:specification:ubl:";
const signature = "http://www.w3.org/2000/09/xmldsig#";

/** Where the invoices are in a file that may have several: the name at each level below the root; null for any name. */
export function placeOfInvoices(root: Element): readonly (string | null)[] | null {
  if (is(root, envelope)) return [null];
  return readerOf(root)?.each ?? null;
}

/** The documents inside the e-invoice (BG-24); none in a document of another kind. */
export function documentsIn(root: Element): readonly OpenedEnclosure[] {
  const { document, reader } = readerFor(root);
  return openEnclosures(reader?.enclosedIn(document) ?? []);
}

function readerFor(root: Element) {
  const document = is(root, envelope) ? contentOf(root) : root;
  return { document, reader: readerOf(document) };
}

const readerOf = (document: Element): Reader | undefined => readers.find((one) => is(document, one.root));

const is = ({ uri, local }: Element, name: Name): boolean => uri === name.uri && local === name.local;

function contentOf({ children }: Element): Element {
  const contents = children.filter(({ uri }) => uri !== envelope.uri);
  const [content] = contents;
  if (contents.length > 1 && contents.every((one) => readerOf(one) !== undefined))
    throw new NotAnInvoice({ say: "several-invoices-in-one", count: contents.length });
  if (content === undefined || contents.length > 1) throw new NotAnInvoice({ say: "envelope-without-invoice" });
  return content;
}

type OtherDocument = Extract<Message, { readonly say: "is-other-document" }>["is"];

/** By a part of "namespace#local name" that only they have. */
const others: readonly (readonly [part: string, is: OtherDocument])[] = [
  ["ubl:schema:xsd:Order-2#", "order"],
  ["ubl:schema:xsd:OrderResponse", "order-response"],
  ["ubl:schema:xsd:OrderC", "order"],
  ["ubl:schema:xsd:OrderAgreement", "order-response"],
  ["ubl:schema:xsd:DespatchAdvice-2#", "despatch-advice"],
  ["ubl:schema:xsd:ReceiptAdvice-2#", "receipt-advice"],
  ["ubl:schema:xsd:ApplicationResponse-2#", "response"],
  ["ubl:schema:xsd:Reminder-2#", "reminder"],
  ["ubl:schema:xsd:Statement-2#", "statement"],
  ["ubl:schema:xsd:Catalogue", "catalogue"],
  ["ubl:schema:xsd:Quotation-2#", "quotation"],
  ["ubl:schema:xsd:RequestForQuotation-2#", "quotation"],
  ["ubl:schema:xsd:RemittanceAdvice-2#", "remittance"],
  ["ubl:schema:xsd:Waybill-2#", "despatch-advice"],
  ["ubl:schema:xsd:ForwardingInstructions-2#", "despatch-advice"],
  ["ubl:schema:xsd:DebitNote-2#", "ubl-other"],
  ["ubl:schema:xsd:FreightInvoice-2#", "ubl-other"],
  ["ubl:schema:xsd:SelfBilled", "ubl-other"],
  ["CrossIndustryOrderResponse", "order-response"],
  ["CrossIndustryOrder", "order"],
  ["CrossIndustryDespatchAdvice", "despatch-advice"],
  ["CrossIndustryCatalog", "catalogue"],
  ["CrossIndustryQuotation", "quotation"],
  ["CrossIndustryRequestForQuot", "quotation"],
  ["CrossIndustryRemittanceAdvice", "remittance"],
  ["SCRDMCCBDACIOMessageStructure", "order"],
  ["SCRDMCCBDACIORMessageStructure", "order-response"],
  ["SCRDMCCBDACIDAMessageStructure", "despatch-advice"],
  // A status in the life of an invoice, as in France.
  ["CrossDomainAcknowledgementAndResponse", "response"],
  ["fatturapa.gov.it/sdi/messaggi", "response"],
  ["upo.schematy.mf.gov.pl", "response"],
  ["fatture/v1", "fatturapa"],
  ["#FatturaElettronica", "fatturapa"],
  ["facturae", "facturae"],
  ["crd.gov.pl", "ksef"],
  ["ebinterface", "ebinterface"],
  ["#Finvoice", "finvoice"],
  ["schemas-microsoft-com:office:spreadsheet", "excel-2003"],
  ["iso:20022", "bank"],
];
