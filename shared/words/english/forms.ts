/** @file The forms for connections and inboxes, and the guide through them, in English. */

export const forms = {};
