/** @file Texts of an office database that can't be used, in English. */

/** @param aside the database's own words in brackets, or "" */
export const officeDatabase = {
  unreachable: (at: string, aside: string) =>
    `The office database at ${at} can't be reached${aside}. Check that this computer is on the office network.`,
  certificate: (at: string, aside: string) =>
    `The connection to the office database at ${at} isn't secure, so Pigeonhole ended it${aside}. The server needs TLS and a certificate for this name that this computer trusts. If your office has its own CA certificate, enter its file as office.caFile.`,
  "sign-in-refused": (at: string, aside: string) =>
    `The office database at ${at} doesn't accept this computer's user name or password${aside}. Ask your IT team for the right password. Enter it under Inboxes, or with “pigeonhole office password”.`,
  "environment-refused": (at: string, aside: string) =>
    `The office database at ${at} doesn't accept the password from the environment variable PIGEONHOLE_DATABASE_PASSWORD${aside}. It is used before the one in the keychain: correct it, or remove it.`,
  "no-password": (at: string, _aside: string) =>
    `The password for the office database at ${at} is missing on this computer. Enter it under Inboxes, or with “pigeonhole office password ADDRESS”.`,
  keychain: (at: string, aside: string) =>
    `The password for the office database at ${at} can't be read from the keychain${aside}. Unlock the keychain.`,
  "no-database": (at: string, aside: string) =>
    `The server at ${at} doesn't have the office database${aside}. Check its name in the settings, or ask your IT team.`,
  "not-set-up": (at: string, aside: string) =>
    `The office database at ${at} isn't set up for Pigeonhole yet, or this user lacks the role pigeonhole_agents${aside}. Ask your IT team to follow docs/office.md.`,
  "newer-version": (at: string, _aside: string) =>
    `A newer Pigeonhole has set up the office database at ${at}. Update Pigeonhole on this computer.`,
  "read-only": (at: string, aside: string) =>
    `The office database at ${at} is read-only, as a standby server is${aside}. Ask your IT team for the address of the main server.`,
  failed: (at: string, aside: string) =>
    `The office database at ${at} reports a problem${aside}. If this stays, tell your IT team.`,
};

/** What Pigeonhole does about it while it runs. */
export const officeDatabaseThen = {
  unreachable: "Pigeonhole carries on by itself once the database answers.",
  keychain: "Pigeonhole then carries on by itself.",
  failed: "Pigeonhole tries again.",
};

/** In place of the sentence about certificates, where it is known what is wrong with the server's. */
export const officeCertificate = {
  expired: (at: string, aside: string) =>
    `The certificate of the office database at ${at} has expired, so Pigeonhole ended the connection${aside}. Ask your IT team to renew it on the server.`,
  "other-name": (at: string, aside: string) =>
    `The certificate of the office database at ${at} is for another name, so Pigeonhole ended the connection${aside}. Enter the name that the certificate has, or ask your IT team for another certificate.`,
};
