/** Where the built app lies for the Electron that is going to run it. */
export declare function lacksSqlite(): boolean;
export declare const mainEntries: Readonly<Record<"main" | "cli" | "parser" | "pdf-text" | "backup-worker", string>>;
export declare function outFolder(): string;
export declare function builtMain(): string;
