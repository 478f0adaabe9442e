/** @file Says what the rules of this computer, or of the practice office, don't let anyone change. */

import type { Policy, PolicyMaker } from "../settings/policy.ts";
import { words } from "../words/spoken.ts";

type Maker = Pick<Policy, "by" | "from">;

/** Why a setting can't be changed. @param key as config.json has it */
export const sayLocked = ({ by, from }: Maker, key: string): string =>
  by === "practice" ? words.settings.setByPractice(key) : words.settings.setByIt(key, from);

/** Why an entry of a list doesn't count. */
export const sayLeftOut = ({ by, from }: Maker, list: string, id: string): string =>
  by === "practice" ? words.settings.notInPractice(list, id) : words.settings.notInPolicy(list, id, from);

/** The hint at a field that can't be changed. */
export const sayWhoSet = (by: PolicyMaker): string =>
  by === "practice" ? words.forms.setByPractice : words.forms.setByIt;

/** What the settings say of the rules as a whole. @param from where they are */
export const sayPolicy = (by: PolicyMaker, from: string): string =>
  by === "practice" ? words.preferences.practice : words.preferences.policy(from);
