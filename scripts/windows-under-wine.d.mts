/** @file Types of windows-under-wine.mjs for the tests. */

export declare const nodeOnWindows: string;
export declare function winePrefix(root: string): string;
export declare function wineEnvironment(prefix: string): Record<string, string>;
export declare function hasWindows(root: string): boolean;
export declare function canMakeInstallers(): boolean;
/** Makes a drive C: in a new folder. Returns what failed, or null. */
export declare function makeWindows(prefix: string): string | null;
