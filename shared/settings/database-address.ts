/** @file Reads the address of an office database, as config.json has it. */

export interface DatabaseAddress {
  readonly user: string;
  /** Without the brackets of an IPv6 address. */
  readonly host: string;
  readonly port: number;
  readonly database: string;
}

const usualPort = 5432;

/** user, host, port and name; a password, a query and a fragment fit nowhere. */
const form = /^postgres(?:ql)?:\/\/([^\s:@/?#]+)@(\[[\da-f:.]+\]|[\w.-]+)(?::(\d{1,5}))?\/([^\s/?#]+)$/i;

/** @returns null where it isn't "postgresql://user@host:5432/name" */
export function readDatabaseAddress(text: string): DatabaseAddress | null {
  const [, user = "", host = "", port = String(usualPort), database = ""] = form.exec(text) ?? [];
  const numbered = Number(port);
  if (host === "" || numbered < 1 || numbered > 65_535) return null;
  try {
    return {
      user: decodeURIComponent(user),
      host: host.replace(/^\[|\]$/g, "").toLowerCase(),
      port: numbered,
      database: decodeURIComponent(database),
    };
  } catch {
    // A % that begins no character.
    return null;
  }
}

/** True where the database is on this computer, so that no one in between can listen. */
export const isLoopback = ({ host }: Pick<DatabaseAddress, "host">): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|::1)$/.test(host);
