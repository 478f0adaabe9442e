/** @file Words how the network blocks us (a proxy or a certificate), and what to do about it. */

import type { NetworkBlocked } from "../../imports/failures/not-sent.ts";
import { words } from "../../words/spoken.ts";
import { aside } from "../say-machine.ts";

/** What is blocked and what a person has to do. Sending then continues by itself. */
export const sayBarred = ({ by, at, detail }: NetworkBlocked): string => words.network.barred[by](at, aside(detail));

/** The same in a few words. */
export const sayBarredInShort = ({ by }: NetworkBlocked): string => words.network.inShort[by];
