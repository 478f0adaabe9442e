/** @file The forms for connections and inboxes, and the guide through them, in German. */

import type { forms as english } from "../english/forms.ts";

export const forms: typeof english = {};
