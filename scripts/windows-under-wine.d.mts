/** @file Types of windows-under-wine.mjs for the tests. */

export declare const nodeOnWindows: string;
export declare function winePrefix(root: string): string;
export declare function wineEnvironment(prefix: string): Record<string, string>;
export declare function hasWindows(root: string): boolean;
