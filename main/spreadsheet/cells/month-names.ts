/** @file The names of months and weekdays in the languages that we read, in full and abbreviated. */

/** By language: English, German, French, Dutch, Spanish, Italian, Portuguese; see {@link foldCalendarName}. */
const months: readonly (readonly string[])[] = [
  ["january jan", "januar janner jaenner", "janvier janv", "januari", "enero ene", "gennaio gen genn", "janeiro"],
  ["february feb", "februar feber febr", "fevrier fevr fev", "februari", "febrero", "febbraio febb", "fevereiro"],
  ["march mar", "marz maerz mrz", "mars", "maart mrt", "marzo", "marzo", "marco"],
  ["april apr", "april", "avril avr", "april", "abril abr", "aprile", "abril"],
  ["may", "mai", "mai", "mei", "mayo", "maggio mag magg", "maio"],
  ["june jun", "juni", "juin", "juni", "junio", "giugno giu", "junho"],
  ["july jul", "juli", "juillet juil juill", "juli", "julio", "luglio lug", "julho"],
  ["august aug", "august", "aout aou", "augustus", "agosto ago", "agosto", "agosto"],
  ["september sep sept", "september", "septembre", "september", "septiembre setiembre set", "settembre sett", "setembro"],
  ["october oct", "oktober okt", "octobre", "oktober", "octubre", "ottobre ott", "outubro out"],
  ["november nov", "november", "novembre", "november", "noviembre", "novembre", "novembro"],
  ["december dec", "dezember dez", "decembre", "december", "diciembre dic", "dicembre", "dezembro"],
]; // biome-ignore format: a calendar

const weekdays: readonly string[] = [
  "monday mon", "tuesday tue tues", "wednesday wed weds", "thursday thu thur thurs", "friday fri", "saturday sat", "sunday sun",
  "montag mo", "dienstag di", "mittwoch mi", "donnerstag do", "freitag fr", "samstag sonnabend sa", "sonntag so",
  "lundi lun", "mardi mar", "mercredi mer", "jeudi jeu", "vendredi ven", "samedi sam", "dimanche dim",
  "maandag ma", "dinsdag", "woensdag wo", "donderdag", "vrijdag vr", "zaterdag za", "zondag zo",
  "lunes", "martes", "miercoles mie", "jueves jue", "viernes vie", "sabado sab", "domingo dom",
  "lunedi", "martedi", "mercoledi", "giovedi gio", "venerdi", "sabato", "domenica",
  "segunda-feira segunda seg", "terca-feira terca ter", "quarta-feira quarta qua", "quinta-feira quinta qui",
  "sexta-feira sexta sex",
]; // biome-ignore format: a calendar

const words = (list: string): string[] => list.split(" ");

/** The month, 1 to 12, of each name. No name means two months, in any of the languages. */
export const monthOfName: ReadonlyMap<string, number> = new Map(
  months.flatMap((names, index) => names.flatMap(words).map((name) => [name, index + 1] as const)),
);

export const weekdayNames: ReadonlySet<string> = new Set(weekdays.flatMap(words));

/** The name of a month or weekday without case, accents and dot: "Févr." is "fevr". */
export const foldCalendarName = (name: string): string =>
  name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\.$/, "");
