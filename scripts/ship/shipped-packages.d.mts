/** A package whose code is in the app. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly texts: readonly string[];
}

export declare function shippedPackages(
  built: string,
  beside: readonly string[],
  modules: string,
): readonly ShippedPackage[];

/** A plugin for vite. */
export declare function noteBundledPackages(): { readonly name: string };
