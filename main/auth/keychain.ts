/** @file The operating system's keychain. The only file that uses keytar; another library takes its place here. */

/** Entries of Pigeonhole, by account. What the library throws says why the keychain can't be used. */
export interface Keychain {
  get(account: string): Promise<string | null>;
  set(account: string, secret: string): Promise<void>;
  /** @returns false if there was none */
  delete(account: string): Promise<boolean>;
  accounts(): Promise<readonly string[]>;
}

/** The service name under which the keychain's own window lists our items. */
const application = "Pigeonhole";

/** Loaded when first needed: if the native library is missing, everything without secrets still works. */
export async function openKeychain(): Promise<Keychain> {
  const loaded = await import("keytar");
  const keytar = loaded.default ?? loaded;
  return {
    get: (account) => keytar.getPassword(application, account),
    set: (account, secret) => keytar.setPassword(application, account, secret),
    delete: (account) => keytar.deletePassword(application, account),
    accounts: async () => (await keytar.findCredentials(application)).map(({ account }) => account),
  };
}
