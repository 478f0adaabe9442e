/** @file How a file writes its dates and its amounts. */

export type DateOrder = "dmy" | "mdy" | "ymd";
export type DecimalSign = "." | ",";
