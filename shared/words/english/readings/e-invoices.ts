/** @file What an e-invoice was found to say, why a file is none, and what is asked about one, in English. */

import { figure, list, type Said, sayAmountIn } from "../../../wording/grammar.ts";
import { nameTerm } from "./terms.ts";

const others = {
  order: "an order",
  "order-response": "a response to an order",
  "despatch-advice": "a delivery note",
  "receipt-advice": "a goods receipt",
  response: "a status message about a document",
  reminder: "a payment reminder",
  statement: "a statement of account",
  catalogue: "a catalogue",
  quotation: "a quotation",
  remittance: "a remittance advice",
  fatturapa: "an Italian FatturaPA invoice of a kind that Pigeonhole doesn't read, such as a simplified one",
  facturae: "a Spanish Facturae invoice of a version that Pigeonhole doesn't read",
  "ubl-other": "a UBL document that Pigeonhole doesn't read, such as a debit note",
  ksef: "a Polish KSeF document of a kind that Pigeonhole doesn't read",
  ebinterface: "an Austrian ebInterface invoice, which Pigeonhole doesn't read",
  finvoice: "a Finnish Finvoice invoice, which Pigeonhole doesn't read",
  "excel-2003": "an Excel 2003 XML workbook",
  bank: "a message from or to a bank",
};
export type OtherDocument = keyof typeof others;

const categories: Readonly<Record<string, string>> = {
  S: "standard rate",
  Z: "zero rate",
  E: "exempt from VAT",
  AE: "reverse charge",
  K: "delivery within the EU",
  G: "export outside the EU",
  O: "not subject to VAT",
  L: "tax of the Canary Islands",
  M: "tax of Ceuta and Melilla",
  B: "split payment",
  N1: "not part of the taxable amount",
  "N2.1": "not subject to VAT in Italy",
  "N2.2": "not subject to VAT, other cases",
  "N3.1": "export",
  "N3.2": "delivery within the EU",
  "N3.3": "delivery to San Marino",
  "N3.4": "treated like an export",
  "N3.5": "declaration of intent",
  "N3.6": "not taxable, other cases",
  N4: "exempt from VAT",
  N5: "margin scheme",
  "N6.1": "reverse charge, scrap",
  "N6.2": "reverse charge, gold and silver",
  "N6.3": "reverse charge, construction subcontracting",
  "N6.4": "reverse charge, buildings",
  "N6.5": "reverse charge, mobile phones",
  "N6.6": "reverse charge, electronics",
  "N6.7": "reverse charge, construction",
  "N6.8": "reverse charge, energy",
  "N6.9": "reverse charge, other cases",
  N7: "VAT paid in another EU country",
  RE: "VAT with the equivalence surcharge of retailers",
  P_13_1: "standard rate",
  P_13_2: "first reduced rate",
  P_13_3: "second reduced rate",
  P_13_4: "flat rate for taxis",
  P_13_5: "one-stop shop",
  P_13_6_1: "0% in Poland",
  P_13_6_2: "0%, delivery within the EU",
  P_13_6_3: "0%, export",
  P_13_7: "exempt from VAT",
  P_13_8: "supplied outside Poland",
  P_13_9: "supplied within the EU, reverse charge",
  P_13_10: "reverse charge",
  P_13_11: "margin scheme",
};
const category = (code: string): string => {
  const known = categories[code];
  return known === undefined ? `VAT category ${code}` : `VAT category ${code} (${known})`;
};

const besides = { "stamp-duty": "stamp duty", rounding: "a rounding" };

export interface Sum {
  readonly sum: string;
  readonly total: string;
  readonly currency: string;
}
const differ = (first: string, second: string, { sum, total, currency }: Sum): string =>
  `${first} ${sayAmountIn(currency, sum)}, but ${second} ${sayAmountIn(currency, total)}`;

export const eInvoices = {
  "xml-encoding-unknown": ({ name }: { readonly name: string }) => `uses the unknown character set “${name}”`,
  "xml-encoding-differs": ({ name }: { readonly name: string }) => `isn't in the character set “${name}” that it names`,
  "xml-not-in-encoding": ({ name }: { readonly name: string }) =>
    `contains bytes that don't exist in its character set “${name}”`,
  "xml-has-nul": () => "contains NUL characters, which XML doesn't allow",
  "xml-has-doctype": () => "declares a document type, which an e-invoice never needs and which may be harmful",
  "xml-not-well-formed": ({ line }: { readonly line: number }) => `is damaged or incomplete near line ${line}`,
  "xml-too-deep": ({ most }: { readonly most: number }) => `has more than ${most} levels of elements`,
  "xml-too-much": () => "has far more elements than an invoice needs",
  "signed-file-damaged": () => "is a signed file (.p7m) that is damaged or doesn't contain the signed document",
  "is-other-document": ({ is }: { readonly is: OtherDocument }) => `is ${others[is]}`,
  "is-unknown-xml": ({ root }: { readonly root: string }) => `is an XML file of another kind: “${root}”`,
  "envelope-without-invoice": () => "is a Peppol envelope that doesn't contain exactly one document",
  "several-invoices-in-one": ({ count }: { readonly count: number }) => `contains ${count} e-invoices`,
  "e-invoices-in-unknown": ({ root, count }: { readonly root: string; readonly count: number }) =>
    `is an XML file of another kind, “${root}”, with ${count === 1 ? "an e-invoice" : `${count} e-invoices`} in it`,
  "has-several-e-invoices": () => "contains several e-invoices",
  "has-no-e-invoice": () => "contains no e-invoice",
  "e-invoice-lacks": ({ term }: { readonly term: string }) =>
    `lacks a field that every e-invoice has: ${nameTerm(term)}`,
  "e-invoice-namespace": ({ element, uri }: { readonly element: string; readonly uri: string }) =>
    uri === ""
      ? `has the element ${element} without the namespace that its format requires`
      : `has the element ${element} in a namespace (xmlns) that its format doesn't allow there: “${uri}”`,
  "e-invoice-mixed": ({ element }: { readonly element: string }) =>
    `contains other elements within the text of the field ${element}, so its meaning is unclear`,
  "e-invoice-nil": ({ element }: { readonly element: string }) =>
    `says that the field ${element} has no value (xsi:nil), and gives it one, so its meaning is unclear`,
  "e-invoice-repeats": ({ element }: { readonly element: string }) =>
    `contains the field ${element} more than once, so its meaning is unclear`,
  "e-invoice-invalid": ({ term, value }: { readonly term: string; readonly value: string }) =>
    `has an invalid value in the field ${nameTerm(term)}: “${value}”`,
  "e-invoice-two-currencies": (of: { readonly term: string; readonly its: string; readonly currency: string }) =>
    `is in ${of.currency}, but has an amount in ${of.its} in the field ${nameTerm(of.term)}`,

  "e-invoice-term": ({ term }: { readonly term: string }) => `field ${nameTerm(term)} of the e-invoice`,
  "vat-line-empty": () => "its net and VAT amounts are both 0",
  "sums-hold": (of: {
    readonly net: string;
    readonly vat: string;
    readonly gross: string;
    readonly currency: string;
  }) =>
    `The e-invoice adds up: net ${sayAmountIn(of.currency, of.net)}, VAT ${sayAmountIn(of.currency, of.vat)}, gross ${sayAmountIn(of.currency, of.gross)}`,
  "credit-was-turned": () => "It's a credit note, so its amounts are sent with a minus sign",
  "rounding-not-sent": ({ rounding, currency }: { readonly rounding: string; readonly currency: string }) =>
    `The amount due is rounded by ${sayAmountIn(currency, rounding)}. The rounding isn't sent`,
  "withheld-not-sent": ({ amount, currency }: { readonly amount: string; readonly currency: string }) =>
    `${sayAmountIn(currency, amount.replace(/^-/, ""))} of tax is withheld when the invoice is paid. That isn't sent`,
  encloses: ({ name }: { readonly name: string }) =>
    `It contains the document “${name}”. It will be attached once an invoice list has the invoice ID with the supplier, or with date and amount`,
  "encloses-in-vain": ({ name, problem }: { readonly name: string; readonly problem: Said }) =>
    `It contains the document “${name}”, which can't be attached: it ${problem}`,
  "enclosure-type": ({ type }: { readonly type: string }) =>
    type === "" ? "doesn't say its type of file" : `is of a type that the finance system doesn't accept (${type})`,
  "enclosure-damaged": () => "can't be decoded",
  "enclosure-empty": () => "is empty",
  "enclosure-content": ({ type }: { readonly type: string }) => `contains something else than its type says (${type})`,
  "enclosures-too-many": ({ most }: { readonly most: number }) =>
    `comes after ${most} others, and no more are attached`,

  "ask-wrong-sums": ({ wrong }: { readonly wrong: readonly Said[] }) =>
    `The e-invoice doesn't add up: ${list(wrong, "and")}. Ask the supplier for a correct one, or send the VAT lines as they are`,
  "vat-lines-net": (of: Sum) => differ("its VAT lines have a net sum of", "its total net is", of),
  "vat-lines-vat": (of: Sum) => differ("its VAT lines have a VAT sum of", "its total VAT is", of),
  "net-and-vat": (of: Sum) => differ("net and VAT together are", "its gross total is", of),
  "items-net": (of: Sum) => differ("items of the same VAT rate add up to", "the net of their VAT line is", of),
  "rate-net": (of: Sum & { readonly category: string; readonly rate: string | null }) =>
    differ(
      `its lines, allowances and charges in ${category(of.category)}${of.rate === null ? "" : ` at ${of.rate}%`} add up to`,
      "the net of their VAT line is",
      of,
    ),
  "allowances-total": (of: Sum) => differ("its single allowances add up to", "their total is", of),
  "charges-total": (of: Sum) => differ("its single charges add up to", "their total is", of),
  "lines-total": (of: Sum) => differ("its lines add up to", "the total of its lines is", of),
  "send-amounts-of-e-invoice": () => "Send the net and VAT amounts of its VAT lines",
  "ask-no-vat-lines": () =>
    "This e-invoice has no VAT lines, so its net amounts per VAT rate are unknown. Enter it by hand, or ask for a full e-invoice",
  "ask-vat-in-other-currency": (of: { readonly vatCurrency: string; readonly currency: string }) =>
    `This e-invoice states its VAT in ${of.vatCurrency} only, but its amounts are in ${of.currency}. So its VAT in ${of.currency} is unknown. Enter it by hand, or ask for a correct e-invoice`,
  "ask-copy": () => "This e-invoice says it's a copy, so the invoice may be in your books already. Should it be sent?",
  "ask-test": () => "This e-invoice says it's a test. Should it be sent?",
  "ask-paid": () => "This e-invoice says it's paid already, so it may be in your books. Should it be sent?",
  "ask-notes": ({ texts }: { readonly texts: readonly string[] }) =>
    `This e-invoice says ${list(
      texts.map((text) => `“${text}”`),
      "and",
    )}. Should it be sent?`,
  "ask-own-sales": ({ vatId }: { readonly vatId: string }) =>
    `This e-invoice is a sales invoice: its seller has the VAT ID ${vatId}, which is yours. It isn't imported. Remove it from the folder`,
  "ask-own-company": ({ vatId }: { readonly vatId: string }) =>
    `Seller and buyer of this e-invoice both have VAT IDs of yours. The seller's is ${vatId}. Is it a purchase invoice here?`,
  "ask-one-party": ({ name }: { readonly name: string }) =>
    `Seller and buyer of this e-invoice are the same: ${name}. Is it a purchase invoice here?`,
  "ask-other-buyer": ({ buyer, vatId }: { readonly buyer: string | null; readonly vatId: string }) =>
    `This e-invoice is addressed to ${buyer === null ? "a buyer" : buyer} with the VAT ID ${vatId}, which isn't yours. If it is, add it to the settings of the inbox. Import the invoice?`,
  "ask-which-account": ({ accounts }: { readonly accounts: readonly string[] }) =>
    `The seller's keys lead to several suppliers in the template: ${list(accounts, "and")}. Which one is it?`,
  "ask-new-supplier": ({ name, ids }: { readonly name: string | null; readonly ids: readonly string[] }) =>
    `Which supplier of your finance system is ${name === null ? "the seller" : `“${name}”`}${ids.length === 0 ? "" : ` (${ids.join(", ")})`}? Your supplier list doesn't contain it`,
  "send-supplier-id": () => "The supplier with this ID in your finance system",
  "send-supplier-name": () => "Send the seller's name without an ID",
  "is-account": ({ account }: { readonly account: string }) => `Supplier ${account}`,
  "ask-no-seller": () => "This e-invoice doesn't name its seller. Ask the supplier for a correct one",
  "ask-self-billed": ({ typeCode }: { readonly typeCode: string }) =>
    `This is a self-billed invoice (type ${typeCode}): the customer has written it. Is it one of your purchase invoices?`,
  "ask-unknown-type": ({ typeCode }: { readonly typeCode: string }) =>
    `Pigeonhole doesn't know documents of type ${typeCode}. Are they purchase invoices?`,
  "ask-no-invoice": ({ typeCode }: { readonly typeCode: string }) =>
    `Documents of type ${typeCode} usually don't ask for a payment, like a proforma invoice. Should this one be sent?`,
  "is-purchase-invoice": () => "Yes, send it as a purchase invoice",
  "import-all-the-same": () => "Yes, send this one",
  "ask-negative-credit": ({ gross, currency }: { readonly gross: string; readonly currency: string }) =>
    `This credit note has a negative total of ${sayAmountIn(currency, gross)}. What does that mean?`,
  "is-credit-to-us": () => "The supplier owes us the amount: send it with a minus sign",
  "is-charge-to-us": () => "We owe the supplier the amount: send it without a minus sign",
  "ask-vat-rate": (of: { readonly category: string; readonly rate: string | null; readonly reason: string | null }) =>
    `Which VAT rate of your finance system is ${category(of.category)}${of.rate === null ? " without a rate" : ` with ${of.rate}%`}?${of.reason === null ? "" : ` The reason on the invoice: “${of.reason.slice(0, 200)}”`}`,
  "send-rate": ({ rate }: { readonly rate: string }) => `The VAT rate of ${rate}%`,
  "send-no-rate": () => "None: send it without a VAT rate",
  "send-rate-id": () => "The VAT rate with this number in your finance system",

  "is-corrected-invoice": ({ corrects }: { readonly corrects: readonly string[] }) =>
    corrects.length === 0
      ? "It's a corrected invoice, and the first one may be in your books already"
      : `It corrects the invoice ${list(corrects, "and")}, which may be in your books already`,
  "is-part-invoice": () => "It's a part or prepayment invoice, and the final invoice may include its amount again",
  "was-prepaid": ({ prepaid, currency }: { readonly prepaid: string; readonly currency: string }) =>
    `${sayAmountIn(currency, prepaid)} was paid before, so an earlier invoice may include part of this amount`,
  "lines-and-charges": (of: Sum) =>
    differ("Its stated line total, allowances and charges add up to", "its total net is", of),
  "gross-differs": (of: Sum) => differ("Net and VAT together are", "its gross total is", of),
  "gross-contains": (of: { readonly is: keyof typeof besides; readonly amount: string; readonly currency: string }) =>
    `Its gross total contains ${besides[of.is]} of ${sayAmountIn(of.currency, of.amount)}, which isn't sent`,
  "amount-due": (of: Sum) => differ("Its gross total less payments is", "its amount due is", of),
  "has-long-text": ({ characters }: { readonly characters: number }) =>
    `It has ${figure(characters)} characters, far more than such a text usually has`,
  "has-fractions-of-cents": () => "It has amounts with more than two decimal places",
  "number-not-on-pages": ({ number }: { readonly number: string }) =>
    `The pages of the PDF don't show the number of its e-invoice, ${number}: they may be those of another invoice`,
  "names-earlier-invoice": ({ corrects }: { readonly corrects: readonly string[] }) =>
    `It refers to the invoice ${list(corrects, "and")}, which may be in your books already`,
  "note-is-titled": ({ title }: { readonly title: string }) => `A note in it says “${title}”`,
  "is-titled": ({ title }: { readonly title: string }) => `Its title is “${title}”`,
  "page-is-titled": ({ title }: { readonly title: string }) => `A page of the PDF is titled “${title}”`,
  "fix-approve-e-invoice": () =>
    "If it's wrong, ask the supplier for a correct one, and cancel this one. If it should be sent, approve it",
};
