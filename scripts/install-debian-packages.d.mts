/** @file Types of install-debian-packages.mjs for the tests. */

export declare function canMakePackages(): boolean;
