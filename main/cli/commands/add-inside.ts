/** @file `inside ID`: lists the files inside a zip or an e-mail, or adds some of them to the inbox. See [Note: files inside]. */

import { escapeLine } from "../../../shared/values/text/escape-controls.ts";
import { saySize } from "../../../shared/wording/say-money.ts";
import { words } from "../../../shared/words/spoken.ts";
import type { Assembly } from "../../assemble/assemble.ts";
import { chooseInside, filesInside } from "../../imports/decide.ts";
import { refuse } from "../refuse.ts";

/** @param names of the files to add, "all" for all that can be used; none to list them */
export async function addInside(
  { ports, who }: Assembly,
  id: string,
  names: readonly string[],
  json: boolean,
): Promise<number> {
  if (names.length > 0) {
    const chosen = await chooseInside(ports, id, names.includes("all") ? null : names, 0, who);
    if (!chosen.ok) return refuse(chosen.error);
    process.stdout.write(`${words.cli.insideChosen}\n`);
    return 0;
  }
  const found = await filesInside(ports, id);
  if (!found.ok) return refuse(found.error);
  const files = found.value;
  if (json) process.stdout.write(`${JSON.stringify({ files }, null, 2)}\n`);
  else
    for (const { name, sizeBytes, isUsable } of files)
      process.stdout.write(`${escapeLine(name)}  ${isUsable ? saySize(sizeBytes) : words.inside.notUsable}\n`);
  return 0;
}
