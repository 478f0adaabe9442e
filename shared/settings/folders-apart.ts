/** @file Whether one folder holds another, by their paths alone. */

/** What one of two inboxes files away would be a drop for the other. Links are not followed. */
export const shareFiles = (one: string, other: string): boolean => holds(one, other) || holds(other, one);

/** True where `inner` is in `outer`, or is the same folder. Links are not followed. */
export const holds = (outer: string, inner: string): boolean => asFolder(inner).startsWith(asFolder(outer));

/** True where two paths are one folder. Links are not followed. */
export const isSameFolder = (one: string, other: string): boolean => asFolder(one) === asFolder(other);

function asFolder(path: string): string {
  const isWindows = /^[a-z]:|\\/i.test(path);
  const names: string[] = [];
  for (const name of path.split(isWindows ? /[\\/]+/ : /\/+/))
    if (name === "..") names.pop();
    else if (name !== "" && name !== ".") names.push(name);
  const plain = `/${names.map((name) => `${name}/`).join("")}`;
  return isWindows ? plain.toLowerCase() : plain;
}
