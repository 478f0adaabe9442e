/** @file Which files are templates, by their name. */

/** The finance system takes no .json as a document: such a file is a template, or nothing that can be used. */
export const isNamedAsTemplate = (path: string): boolean => /[.]json$/i.test(path);
