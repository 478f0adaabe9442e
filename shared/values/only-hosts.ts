/** @file Cuts the addresses in a text to their hosts, where the rest of an address is a secret, as of a webhook. */

/** In JSON a slash may be escaped. */
const addresses = /(\b[a-z][a-z\d+.-]+:(?:\\?\/){1,2})([^\s"'\\/?#]*)([^\s"']*)/gi;

/** “https://hooks.example/services/T0/B0/abc?sig=1” becomes “https://hooks.example/…”. */
export const onlyHosts = (text: string): string =>
  text.replace(addresses, (_all, scheme: string, host: string, rest: string) => {
    const shown = host.replace(/^.*@/, "…@");
    return `${scheme}${shown}${rest.length > 1 ? "/…" : rest}`;
  });

/** Addresses of services, which are no secrets, and whose paths tell what is wrong with them. */
const shownWhole: ReadonlySet<string> = new Set(["baseUrl", "authUrl"]);

/**
 * The text of `config.json` with every address cut to its host, except those of the finance system and of the sign-in
 * server. A key may be misspelled, so it is not asked which ones are secret. What isn't JSON has all of them cut.
 */
export function settingsWithoutSecrets(text: string): string {
  try {
    const cut = JSON.parse(text, (key, value) =>
      typeof value === "string" && !shownWhole.has(key) ? onlyHosts(value) : value,
    );
    return `${JSON.stringify(cut, null, 2)}\n`;
  } catch {
    return onlyHosts(text);
  }
}
