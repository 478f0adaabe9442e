/** @file Formatters of dates, each made once: one takes far longer to make than to use, and a list asks for thousands of times. */

const formatters = new Map<string, Intl.DateTimeFormat>();

/** @throws RangeError where this computer does not know the time zone */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, formatter);
  return formatter;
}
