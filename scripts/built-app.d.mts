/** Where the built app is, for the Electron that will run it. */
export declare function lacksSqlite(): boolean;
export declare const mainEntries: Readonly<
  Record<"main" | "cli" | "parser" | "pdf-text" | "backup-worker" | "plan-writer", string>
>;
export declare const bundledPackages: { readonly noExternal: true; readonly external: string[] };
export declare function outFolder(): string;
export declare function builtMain(): string;
