/** @file Puts into words what a network keeps us from: a proxy, or a certificate; and what to do about it. */

import type { NetworkBlocked } from "../../imports/failure.ts";
import { words } from "../../words/spoken.ts";
import { aside } from "../say-machine.ts";

/** Nothing was sent; what has to be done is said of each, and it goes on by itself. */
export const sayBarred = ({ by, at, detail }: NetworkBlocked): string => words.network.barred[by](at, aside(detail));

/** The same in a few words. */
export const sayBarredInShort = ({ by }: NetworkBlocked): string => words.network.inShort[by];
