/** @file Supplier lists: spreadsheets with the suppliers of the finance system and their IDs. */

/**
 * [Note: a supplier list]
 *
 * It is recognised by its name, suppliers.csv, .xls or .xlsx, with or without more after the word ("suppliers 2026.csv"),
 * and by its headings: a supplier ID and VAT IDs, tax numbers or legal IDs, and no invoices. Its keys go into the
 * template for e-invoices of its inbox; see [Note: supplier keys].
 */
export const isSupplierList = (path: string): boolean =>
  /(?:^|\/)suppliers(?![\p{L}\p{N}])[^/]*\.(?:csv|xls|xlsx)$/iu.test(path);
