/** @file Words where in a file something is: a column by its heading, a field of an e-invoice by its name. */

import { words } from "../words/spoken.ts";

/** True for a business term of EN 16931, which an e-invoice has in the place of headings. */
export const isTerm = (heading: string): heading is keyof typeof words.terms => Object.hasOwn(words.terms, heading);

/** "paid before (BT-113)" of a term, else the heading as the file has it. */
export const sayHeading = (heading: string): string =>
  isTerm(heading) ? `${words.terms[heading]} (${heading})` : heading;
