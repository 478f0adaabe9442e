/** @file The drawings: a letter in a pigeonhole, the marks of each state, and the app's icon. */

import { circle, polygon, roundedBox, stroke, union, without } from "./shapes.mjs";

const blue = [56, 130, 146];
const deepBlue = [35, 92, 105];
const shadow = [20, 58, 67];
const brass = [196, 164, 108];
const slate = [92, 98, 106];
const paper = [250, 246, 236];
const grey = [122, 128, 134];
const busy = [38, 108, 190];
const amber = [214, 124, 12];
const white = [255, 255, 255];
const black = [0, 0, 0];

const letter = roundedBox(3, 0.8, 13, 12, 1.2);
const letterInside = roundedBox(4.1, 1.9, 11.9, 12, 0.4);
const flap = stroke(1.1, [3.6, 1.7], [8, 5.4], [12.4, 1.7]);
const box = roundedBox(0.8, 7, 15.2, 15.2, 2);
const gap = roundedBox(0, 6, 16, 7, 0);
const boxOutline = without(box, roundedBox(2, 8.2, 14, 14, 1));

/** The mark in the corner, with a transparent rim that separates it from the box behind. */
const corner = {
  // At 16 pixels and in one colour, discs with different content look the same, so only one state has a disc.
  working: {
    rim: circle(11.4, 11.4, 5.2),
    body: union(stroke(2.2, [11.4, 14.8], [11.4, 9]), stroke(2.2, [8.4, 11], [11.4, 8], [14.4, 11])),
    sign: null,
    colour: busy,
  },
  waiting: {
    rim: circle(11.4, 11.4, 5.2),
    body: without(
      circle(11.4, 11.4, 4.3),
      without(circle(11.4, 11.4, 3), stroke(1.2, [11.4, 9.4], [11.4, 11.6], [12.9, 12.5])),
    ),
    sign: null,
    colour: grey,
  },
  "needs-you": {
    rim: polygon(1.9, [10.6, 5.8], [15, 14.2], [6.2, 14.2]),
    body: polygon(0.9, [10.6, 5.8], [15, 14.2], [6.2, 14.2]),
    sign: union(stroke(1.5, [10.6, 8.2], [10.6, 10.8]), circle(10.6, 13, 0.9)),
    colour: amber,
  },
  "signed-out": {
    rim: union(roundedBox(5.8, 8.7, 16.2, 16.2, 2), circle(11, 9, 4.3)),
    body: union(roundedBox(6.9, 9.8, 15.1, 15.2, 1), without(circle(11, 9, 3.2), circle(11, 9, 1.8))),
    sign: stroke(1.3, [11, 11.8], [11, 13.2]),
    colour: amber,
  },
  paused: {
    rim: roundedBox(6.7, 6.9, 16.2, 16.2, 1.2),
    body: union(roundedBox(8, 8, 10.8, 15.6, 0.5), roundedBox(12.4, 8, 15.2, 15.6, 0.5)),
    sign: null,
    colour: slate,
  },
  "not-set-up": {
    rim: circle(11.4, 11.4, 5.2),
    body: union(stroke(2, [11.4, 8.2], [11.4, 14.6]), stroke(2, [8.2, 11.4], [14.6, 11.4])),
    sign: null,
    colour: busy,
  },
};

const whole = (boxColour) => [
  { shape: letter, colour: boxColour },
  { shape: letterInside, colour: paper },
  { shape: flap, colour: boxColour },
  { shape: gap, colour: null },
  { shape: box, colour: boxColour },
];
const hollow = [{ shape: boxOutline, colour: grey }];
const slash = [
  { shape: stroke(3.4, [2, 1.6], [14.4, 14.6]), colour: null },
  { shape: stroke(1.5, [2, 1.6], [14.4, 14.6]), colour: grey },
];

function withCorner(below, { rim, body, sign, colour }) {
  const layers = [...below, { shape: rim, colour: null }, { shape: body, colour }];
  return sign === null ? layers : [...layers, { shape: sign, colour: white }];
}

/** One drawing for each state of the agent, under the state's own name. */
export const trayDrawings = {
  idle: whole(blue),
  working: withCorner(whole(blue), corner.working),
  waiting: withCorner(whole(blue), corner.waiting),
  "needs-you": withCorner(whole(blue), corner["needs-you"]),
  offline: [...whole(grey), ...slash],
  "signed-out": withCorner(whole(grey), corner["signed-out"]),
  paused: withCorner(whole(grey), corner.paused),
  "not-set-up": withCorner(hollow, corner["not-set-up"]),
  "not-running": hollow,
};

/** For the menu bar of macOS, which colours it itself: only black and transparent. */
export const asTemplate = (layers) =>
  layers.map(({ shape, colour }) => ({
    shape,
    colour: colour === null || colour === paper || colour === white ? null : black,
  }));

const hole = (column, row) => roundedBox(2.5 + column * 5.8, 2.5 + row * 5.8, 7.7 + column * 5.8, 7.7 + row * 5.8, 0.8);
const inHole = (shape, within) => (x, y) => shape(x, y) && within(x, y);

/** The app's own icon: four pigeonholes, one of them with a letter. */
export const appDrawing = [
  { shape: roundedBox(0.4, 0.4, 15.6, 15.6, 3.5), colour: deepBlue },
  ...[0, 1].flatMap((row) => [0, 1].map((column) => ({ shape: hole(column, row), colour: shadow }))),
  { shape: inHole(roundedBox(8.9, 9.5, 12.9, 15, 0.4), hole(1, 1)), colour: paper },
  { shape: inHole(stroke(0.42, [9, 9.8], [10.9, 11.5], [12.8, 9.8]), hole(1, 1)), colour: brass },
  { shape: inHole(roundedBox(3, 5.9, 7.2, 9, 0.3), hole(0, 0)), colour: [120, 160, 166] },
  { shape: inHole(roundedBox(3.3, 6.5, 6.9, 9, 0.3), hole(0, 0)), colour: [168, 196, 200] },
];
