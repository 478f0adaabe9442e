/** @file Shapes on a 16 by 16 grid: functions that return whether a point is inside. */

/** @typedef {(x: number, y: number) => boolean} Shape */

/** @returns {Shape} */
export const circle = (cx, cy, radius) => (x, y) => (x - cx) ** 2 + (y - cy) ** 2 <= radius ** 2;

/** @returns {Shape} */
export const roundedBox = (left, top, right, bottom, radius) => (x, y) => {
  const dx = Math.max(left + radius - x, 0, x - right + radius);
  const dy = Math.max(top + radius - y, 0, y - bottom + radius);
  return dx ** 2 + dy ** 2 <= radius ** 2 && x >= left && x <= right && y >= top && y <= bottom;
};

/** A line through points, with round ends. @returns {Shape} */
export const stroke = (width, ...points) => {
  const pairs = points.slice(1).map((to, index) => [points[index], to]);
  return (x, y) => pairs.some(([from, to]) => distanceToSegment(x, y, from, to) <= width / 2);
};

/** Straight sides, rounded outwards by `radius`. @returns {Shape} */
export const polygon = (radius, ...points) => {
  const edge = stroke(radius * 2, ...points, points[0]);
  return (x, y) => isWithin(x, y, points) || edge(x, y);
};

/** @returns {Shape} */
export const union =
  (...shapes) =>
  (x, y) =>
    shapes.some((shape) => shape(x, y));

/** @returns {Shape} */
export const without =
  (shape, ...holes) =>
  (x, y) =>
    shape(x, y) && !holes.some((hole) => hole(x, y));

function distanceToSegment(x, y, [ax, ay], [bx, by]) {
  const lengthSquared = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = lengthSquared === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / lengthSquared;
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
}

function isWithin(x, y, points) {
  let inside = false;
  points.forEach(([ax, ay], index) => {
    const [bx, by] = points.at(index - 1);
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}
