/** @file Names a batch by the minute, in its office's time zone (service.md 1). */

/** Writes "Imported - dd/MM/yy HH:mm". */
export function batchName(at: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    day: "2-digit",
    month: "2-digit",
    year: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((each) => each.type === type)?.value ?? "";
  return `Imported - ${part("day")}/${part("month")}/${part("year")} ${part("hour")}:${part("minute")}`;
}
