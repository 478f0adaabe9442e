/** @file Which files are read as e-invoices, by their name. */

/**
 * The finance system takes no .xml as a document: such a file is an e-invoice, or nothing that can be sent. Facturae with
 * its signature is often called .xsig, and FatturaPA within a signed file .xml.p7m.
 */
export const isNamedAsEInvoice = (path: string): boolean => /[.](?:xml|xsig|xml[.]p7m)$/i.test(path);

/** The bytes around the XML have no end tag. */
export const isNamedAsSigned = (path: string): boolean => /[.]p7m$/i.test(path);

/** A PDF is a document, unless it contains an e-invoice and nothing says which purchase invoice it belongs to. */
export const isNamedAsPdf = (path: string): boolean => /[.]pdf$/i.test(path);
