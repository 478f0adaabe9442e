/** @file The condition of queries that look for parts or rows of any import: those that are staged do not count. */

/** A condition of a query about `imports`. See [Note: a staged plan]. */
export const isNotStaged = "imports.at <> 'reading'";
