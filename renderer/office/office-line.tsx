/** @file One line about the office of several computers: who imports, or what still works while the database is away. */

import { status } from "../agent/use-agent.ts";
import { StateMark } from "../parts/state-mark.tsx";
import { sayOfficeInShort } from "./office-acts.ts";

export function OfficeLine() {
  const office = status.value?.office;
  const sentence = office === undefined ? null : sayOfficeInShort(office);
  if (office === undefined || sentence === null) return null;
  const isWell = office.trouble === null && office.driver !== null;
  return (
    <p class="office-line">
      <StateMark mark={isWell ? "done" : "waiting"} size="small" />
      <span>{sentence}</span>
    </p>
  );
}
