/** @file Recognises by a property of an answer that a batch is in the books of another company, or only a trial. */

import { hasLegalForm, isSameCompany } from "../../../shared/imports/alike/company-name.ts";
import { verdictOfText } from "../answer-words.ts";
import { troubleIn } from "./stems.ts";
import { lacksLittle } from "./texts.ts";

/** Where the batch was meant to go. */
export interface Books {
  /** What people call the company of the connection. */
  readonly companyNames: readonly string[];
  /** What they call the companies of the other connections. */
  readonly otherNames?: readonly string[];
  /** True where the connection leads to a test system. */
  readonly isTest: boolean;
}

/** @param name of the property, bare: see `bareName` */
export const isOfOtherBooks = (name: string, held: string, { companyNames, otherNames = [], isTest }: Books): boolean =>
  (namesLabel.test(name) && !(isTest && namesPlaceOfBooks.test(name)) && isOfTrial(held)) ||
  (namesCompany.test(name) && (isOtherCompany(held, companyNames) || isOneOf(held, otherNames, companyNames)));

/** What the service calls the batch, what kind it is, and where it is. */
const namesLabel =
  /^(?:batch|purchaseinvoicebatch|import|job)?(?:name|title|label|description|caption|type|mode|kind|comments?|environment|env|instance|database|system)$/;
const namesPlaceOfBooks = /^(?:environment|env|mode|instance|database|system)$/;
const namesCompany =
  /^(?:company|entity|legalentity|client|tenant|organi[sz]ation|office|businessunit|customer|mandant|firma|dossier|societe|socit|empresa|azienda|administratie)(?:name)?$/;
const isOfTrial = (text: string): boolean =>
  troubleIn(text, true) !== null && verdictOfText(text) !== "saved" && !lacksLittle.test(text);

/** “Bradford” is another connection's company, and none of this one's. */
const isOneOf = (name: string, others: readonly string[], ours: readonly string[]): boolean =>
  others.some((other) => isSameCompany(other, name)) && !ours.some((one) => isSameCompany(one, name));

/** Other offices and names of departments may be this company's: only two names of companies can be told apart. */
const isOtherCompany = (name: string, ours: readonly string[]): boolean =>
  ours.some(hasLegalForm) && hasLegalForm(name) && !ours.some((one) => isSameCompany(one, name));
