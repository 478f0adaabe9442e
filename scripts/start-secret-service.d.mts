/** A message bus with a keychain on it, inside `home`; the environment leads to it. */
export declare function startSecretService(
  home: string,
): Promise<{ readonly environment: Readonly<Record<string, string>>; stop(): Promise<void> }>;
