/** @file Which files are read as e-invoices, by their name. */

/** The finance system takes no .xml as a document: such a file is an e-invoice, or nothing that can be sent. */
export const isNamedAsEInvoice = (path: string): boolean => /[.]xml$/i.test(path);

/** A PDF is a document, unless it contains an e-invoice and nothing says which purchase invoice it belongs to. */
export const isNamedAsPdf = (path: string): boolean => /[.]pdf$/i.test(path);
