/** What an archive may hold, and how much. */
export declare const budgetBytes: number;
export declare function problemsOfArchive(archive: string, isStandIn?: boolean): readonly string[];
