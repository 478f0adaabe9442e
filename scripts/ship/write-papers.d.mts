/** As `sha256sum --check` reads them. */
export declare function sumsOf(paths: readonly string[]): Promise<string>;
