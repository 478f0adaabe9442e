/** @file The cookies of one driven browser: kept by host, path and name. */

interface Cookie {
  host: string;
  path: string;
  name: string;
  value: string;
}

export class CookieJar {
  #cookies: Cookie[] = [];

  /** Takes the cookies that an answer sets; one that has expired is dropped. */
  take(from: URL, setCookies: readonly string[]): void {
    for (const line of setCookies) {
      const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
      const name = pair.slice(0, pair.indexOf("="));
      const value = pair.slice(pair.indexOf("=") + 1);
      const attribute = (wanted: string): string | undefined =>
        attributes.find((each) => each.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
      const path = attribute("path") ?? "/";
      const expires = attribute("expires");
      this.#cookies = this.#cookies.filter(
        (each) => !(each.host === from.host && each.path === path && each.name === name),
      );
      if (expires === undefined || Date.parse(expires) > Date.now())
        this.#cookies.push({ host: from.host, path, name, value });
    }
  }

  /** The Cookie header for a request, empty when there is none. */
  headerFor(url: URL): string {
    return this.#cookies
      .filter((each) => each.host === url.host && isUnder(url.pathname, each.path))
      .map((each) => `${each.name}=${each.value}`)
      .join("; ");
  }
}

function isUnder(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(path.endsWith("/") ? path : `${path}/`);
}
