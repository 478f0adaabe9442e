/**
 * @file The name that people gave a connection, for the id that journals and failures keep.
 *
 * Like the language, it is this process's, so that every sentence about a failure has the same name for it.
 */

type FindName = (id: string) => string | undefined;

let findName: FindName = () => undefined;

/** @param find the name in the settings as they are now; undefined where they no longer have the connection */
export function nameConnectionsBy(find: FindName): void {
  findName = find;
}

/** The id itself if there is no name. */
export const sayConnectionOf = (id: string): string => findName(id) ?? id;
