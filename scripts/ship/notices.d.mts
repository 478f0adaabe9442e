import type { ShippedPackage } from "./shipped-packages.mjs";

/** The licence of everything that is inside the app beside our own code. */
export declare function noticesOf(packages: readonly ShippedPackage[]): string;
