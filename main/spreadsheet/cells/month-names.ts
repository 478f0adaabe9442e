/** @file The names of months and weekdays in the languages that we read, in full and abbreviated. */

/**
 * By language: English, German, French, Dutch, Spanish, Italian, Portuguese; then the other languages of headers/,
 * with the form that stands in a date ("5 marca 2026"). See {@link foldCalendarName}.
 *
 * Not “listopad” and “listopada”: November in Polish and October in Croatian.
 */
const months: readonly (readonly string[])[] = [
  ["january jan", "januar janner jaenner", "janvier janv", "januari", "enero ene", "gennaio gen genn", "janeiro",
    "styczen stycznia sty leden ledna led januari januar januara tammikuu tammikuuta ianuarie ian ιανουαριος ιανουαριου ιαν ocak oca sijecanj sijecnja январь января янв січень січня січ"],
  ["february feb", "februar feber febr", "fevrier fevr fev", "februari", "febrero", "febbraio febb", "fevereiro",
    "luty lutego lut unor unora uno februar februara helmikuu helmikuuta februarie φεβρουαριος φεβρουαριου φεβ subat sub veljaca veljace февраль февраля фев лютии лютого лют"],
  ["march mar", "marz maerz mrz", "mars", "maart mrt", "marzo", "marzo", "marco",
    "marzec marca brezen brezna bre marec marts maaliskuu maaliskuuta martie marcius μαρτιος μαρτιου μαρ mart ozujak ozujka март марта мар березень березня бер"],
  ["april apr", "april", "avril avr", "april", "abril abr", "aprile", "abril",
    "kwiecien kwietnia kwi duben dubna dub aprila huhtikuu huhtikuuta aprilie aprilis απριλιος απριλιου απρ nisan nis travanj travnja апрель апреля апр квітень квітня кві"],
  ["may", "mai", "mai", "mei", "mayo", "maggio mag magg", "maio",
    "maj maja kveten kvetna kve toukokuu toukokuuta majus μαιος μαιου μαι mayis svibanj svibnja маи мая травень травня тра"],
  ["june jun", "juni", "juin", "juni", "junio", "giugno giu", "junho",
    "czerwiec czerwca cze cerven cervna cvn juna kesakuu kesakuuta iunie iun junius ιουνιος ιουνιου ιουν haziran haz lipanj lipnja июнь июня июн червень червня чер"],
  ["july jul", "juli", "juillet juil juill", "juli", "julio", "luglio lug", "julho",
    "lipiec lipca cervenec cervence cvc jula heinakuu heinakuuta iulie iul julius ιουλιος ιουλιου ιουλ temmuz tem srpanj srpnja июль июля июл липень липня лип"],
  ["august aug", "august", "aout aou", "augustus", "agosto ago", "agosto", "agosto",
    "sierpien sierpnia sie srpen srpna augusta augusti elokuu elokuuta augusztus αυγουστος αυγουστου αυγ agustos agu kolovoz kolovoza август августа авг серпень серпня сер"],
  ["september sep sept", "september", "septembre", "september", "septiembre setiembre set", "settembre sett", "setembro",
    "wrzesien wrzesnia wrz zari zar septembra syyskuu syyskuuta septembrie szeptember szept σεπτεμβριος σεπτεμβριου σεπ σεπτ eylul eyl rujan rujna сентябрь сентября сен сент вересень вересня вер"],
  ["october oct", "oktober okt", "octobre", "oktober", "octubre", "ottobre ott", "outubro out",
    "pazdziernik pazdziernika paz rijen rijna rij oktobra lokakuu lokakuuta octombrie οκτωβριος οκτωβριου οκτ ekim eki октябрь октября окт жовтень жовтня жов"],
  ["november nov", "november", "novembre", "november", "noviembre", "novembre", "novembro",
    "listopadu novembra marraskuu marraskuuta noiembrie noi νοεμβριος νοεμβριου νοε kasim kas studeni studenog studenoga ноябрь ноября ноя листопад листопада лис"],
  ["december dec", "dezember dez", "decembre", "december", "diciembre dic", "dicembre", "dezembro",
    "grudzien grudnia gru prosinec prosince pro decembra joulukuu joulukuuta decembrie des desember δεκεμβριος δεκεμβριου δεκ aralik ara prosinac prosinca декабрь декабря дек грудень грудня гру"],
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
  name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ı", "i").replace(/\.$/, "");
