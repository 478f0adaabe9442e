/** What is new in a release. @throws where the tag is not to be released */
export declare function notesOf(tag: string, version: string, changelog: string): string;
