/** @file Knows what is kept back from a payment, and isn't taken off the invoice: taxes withheld, retentions. */

import { ofWithholding } from "../../columns/questions/ask-totals.ts";
import type { SurveyedColumn } from "../../columns/survey-columns.ts";

const ofRetention =
  /(?<!\p{L})(?:retention|retained|deducted|deduction)|einbehalt|garantie(?!\p{L})|garanzia|trattenut|inhouding|innehåll|tilbageh|tilbakeh|zádržn|kaucj|visszatart/iu;

/** True for “CIS 20 %”, “Retención IRPF”, “Sicherheitseinbehalt”: money that is kept back from the payment. */
export const isKeptBack = ({ header }: SurveyedColumn): boolean =>
  ofWithholding.test(header) || ofRetention.test(header);
