/** @file History: the table, its search, the detail of one import, in English. */

export const history = {};
