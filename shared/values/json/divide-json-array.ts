/** @file Cuts the text of a JSON array into the texts of its elements, each to the byte. */

/**
 * The texts of the elements of an array, without the space around them.
 *
 * @param json an array; not validated
 */
function splitJsonArray(json: string): readonly string[] {
  const elements: string[] = [];
  let depth = 0;
  let isText = false;
  let begin = json.indexOf("[") + 1;
  for (let at = begin; at < json.length; at++) {
    const character = json[at];
    if (isText) {
      if (character === "\\") at++;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if (character === "{" || character === "[") depth++;
    else if (depth > 0 && (character === "}" || character === "]")) depth--;
    else if (character === "," || character === "]") {
      if (depth > 0) continue;
      elements.push(json.slice(begin, at).trim());
      begin = at + 1;
      if (character === "]") break;
    }
  }
  return elements.length === 1 && elements[0] === "" ? [] : elements;
}

/**
 * Two arrays of the elements of one: those whose keys are among `chosen`, and the others, each in their order.
 *
 * @param keys one for each element
 * @throws where there are more or fewer keys than elements
 */
export function divideJsonArray(
  json: string,
  keys: readonly number[],
  chosen: ReadonlySet<number>,
): readonly [chosen: string, others: string] {
  const elements = splitJsonArray(json);
  if (elements.length !== keys.length)
    throw new Error(`an array of ${elements.length} elements has ${keys.length} keys`);
  const those = (isMeant: boolean) =>
    `[${elements.filter((_, at) => chosen.has(keys[at] ?? Number.NaN) === isMeant).join(",")}]`;
  return [those(true), those(false)];
}
