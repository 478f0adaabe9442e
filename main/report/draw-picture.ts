/** @file Draws when files were added and sent, as an SVG picture and as a table. */

import { dateFormat } from "../../shared/values/date-format.ts";
import { dayWall, hourWall, wallAt } from "../../shared/values/wall-clock.ts";
import { figure } from "../../shared/wording/grammar.ts";
import { locale, localeOfDates } from "../../shared/wording/language.ts";
import { words } from "../../shared/words/spoken.ts";
import type { Figures } from "./figures.ts";
import type { Picture, Slot } from "./picture-of-night.ts";
import { escapeHtml } from "./safe-text.ts";

const [width, left, right] = [960, 34, 8];
/** Bars above the line are files that were added, bars below it files that were sent. */
const [barHeight, middle, height] = [84, 96, 214];
const hourMs = 60 * 60_000;

type Drawn = Pick<Figures, "picture" | "from" | "until" | "timeZone">;

export function drawPicture(drawn: Drawn): string {
  const { slots } = drawn.picture;
  const most = Math.max(1, ...slots.map(({ added, sent }) => Math.max(added, sent)));
  const stepX = (width - left - right) / slots.length;
  const x = (n: number) => round(left + n * stepX);
  const bar = (n: number, files: number, name: "added" | "sent") => {
    if (files === 0) return "";
    const tall = Math.max(2, (files / most) * barHeight);
    const y = name === "added" ? middle - 1 - tall : middle + 1;
    return `<rect class="${name}" x="${round(x(n) + stepX * 0.1)}" y="${round(y)}" width="${round(stepX * 0.8)}" height="${round(tall)}"/>`;
  };
  const bars = slots.map(({ added, sent }, n) => bar(n, added, "added") + bar(n, sent, "sent")).join("");
  const ticks = ticksFor(drawn)
    .map(
      ({ n, label }) =>
        `<line class="tick" x1="${x(n)}" x2="${x(n)}" y1="12" y2="${height - 30}"/><text x="${x(n)}" y="${height - 14}" text-anchor="middle">${escapeHtml(label)}</text>`,
    )
    .join("");
  const scale = [middle - 1 - barHeight, middle + 1 + barHeight]
    .map((y) => `<text x="${left - 6}" y="${y + 4}" text-anchor="end">${figure(most)}</text>`)
    .join("");
  return `<svg class="picture" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="picture-title picture-desc">
<title id="picture-title">${words.reportPage.pictureTitle}</title>
<desc id="picture-desc">${escapeHtml(describe(drawn))}</desc>
${ticks}${scale}<text x="${left - 6}" y="${middle + 4}" text-anchor="end">0</text>
<line class="axis" x1="${left}" x2="${width - right}" y1="${middle}" y2="${middle}"/>
${bars}
</svg>`;
}

function describe(drawn: Drawn): string {
  const { slots, slotMs } = drawn.picture;
  const sum = (of: (slot: Slot) => number) => slots.reduce((total, slot) => total + of(slot), 0);
  const say = sayAt(drawn);
  const busiest = slots.reduce((best, slot) => (slot.added > best.added ? slot : best));
  return words.reportPage.pictureWords(
    saySlot(slotMs),
    sum(({ added }) => added),
    sum(({ sent }) => sent),
    say(busiest.at),
    busiest.added,
  );
}

export function saySlot(slotMs: number): string {
  const { quarter, hour, hours } = words.reportPage.slot;
  if (slotMs < hourMs) return quarter;
  return slotMs === hourMs ? hour : hours(slotMs / hourMs);
}

/** The same as an HTML table; empty slots are left out. */
export function tablePicture(drawn: Drawn): string {
  const say = sayAt(drawn);
  const rows = drawn.picture.slots
    .filter(({ added, sent }) => added > 0 || sent > 0)
    .map(
      ({ at, added, sent }) =>
        `<tr><th scope="row">${escapeHtml(say(at))}</th><td>${figure(added)}</td><td>${figure(sent)}</td></tr>`,
    );
  const { from, added, sent } = words.reportPage;
  return `<table class="narrow"><thead><tr><th scope="col">${from}</th><th scope="col" class="number">${added}</th><th scope="col" class="number">${sent}</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

/** Formats an instant unambiguously: with its day where there are several, with its zone where the clocks change. */
function sayAt({ from, until, timeZone }: Drawn): (atMs: number) => string {
  const zoneAt = (atMs: number) => partOf(atMs, timeZone, { timeZoneName: "short" }, "timeZoneName");
  const hasDays = until - from > 25 * hourMs;
  const hasZones = zoneAt(from) !== zoneAt(until);
  const format = dateFormat(localeOfDates(locale), {
    timeZone,
    ...(hasDays && { day: "numeric", month: "short" }),
    hour: "2-digit",
    minute: "2-digit",
    ...(hasZones && { timeZoneName: "short" }),
  });
  return (atMs) => format.format(atMs);
}

/** The labels of the time axis: whole hours of local time where there is room, otherwise days. */
function ticksFor({ picture: { slots, slotMs }, timeZone }: Drawn & { readonly picture: Picture }) {
  const clock = dateFormat(locale.formats, { timeZone, hour: "2-digit", minute: "2-digit" });
  const day = dateFormat(localeOfDates(locale), { timeZone, weekday: "short", day: "numeric" });
  const marks = slots.map(({ at }, n) => ({
    n,
    minuteOfDay: wallAt(timeZone, at) % dayWall,
    shown: clock.format(at),
    day: day.format(at),
  }));
  if (slotMs > hourMs) {
    const every = Math.ceil(slots.length / 10);
    return marks.filter(({ n }) => n % every === 0).map(({ n, day: label }) => ({ n, label }));
  }
  const everyHours = slotMs === hourMs ? 24 : slots.length <= 36 ? 1 : slots.length <= 72 ? 2 : 3;
  return marks
    .filter(({ minuteOfDay }) => minuteOfDay % (everyHours * hourWall) === 0)
    .map(({ n, minuteOfDay, shown, day: label }) => ({ n, label: minuteOfDay === 0 ? label : shown }));
}

function partOf(atMs: number, timeZone: string, wanted: Intl.DateTimeFormatOptions, type: string): string {
  const parts = dateFormat(localeOfDates(locale), { timeZone, ...wanted }).formatToParts(atMs);
  return parts.find((part) => part.type === type)?.value ?? "";
}

const round = (points: number): number => Math.round(points * 100) / 100;
