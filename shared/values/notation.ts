/** @file The notations of dates and amounts in a file. */

export type DateOrder = "dmy" | "mdy" | "ymd";
export type DecimalSign = "." | ",";
