/** What is new in a release. @throws where the tag is not to be released */
export declare function notesOf(tag: string, version: string, changelog: string): string;

/** Where a data folder of a released version is kept, from the checkout's folder. */
export declare function dataFolderOf(version: string): string;
