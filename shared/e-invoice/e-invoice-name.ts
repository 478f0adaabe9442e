/** @file Which files are read as e-invoices, by their name. */

/** The finance system takes no .xml as a document: such a file is an e-invoice, or nothing that can be sent. */
export const isNamedAsEInvoice = (path: string): boolean => /[.]xml$/i.test(path);
