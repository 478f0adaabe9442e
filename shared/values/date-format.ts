/** @file Caches date formatters, because making one takes far longer than using it, and a list needs thousands. */

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The formatter for these options. @throws RangeError if this computer does not know the time zone */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, formatter);
  return formatter;
}
