/** @file The switches that are burnt into the installed program (Electron's fuses): how they must be, and how they are. */

/** By the names and in the order that Electron and electron-builder have for them; a test compares the configuration. */
export const wantedFuses = {
  runAsNode: false,
  enableCookieEncryption: true,
  enableNodeOptionsEnvironmentVariable: false,
  enableNodeCliInspectArguments: false,
  enableEmbeddedAsarIntegrityValidation: true,
  onlyLoadAppFromAsar: true,
  loadBrowserProcessSpecificV8Snapshot: false,
  grantFileProtocolExtraPrivileges: false,
} as const;

/** What Electron puts before its fuses (electron/fuses, src/constants.ts); a test compares our reading with that library's. */
const sentinel = "dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX";
const knownVersion = 1;

/**
 * The names of the fuses that aren't as they must be, or null where no fuses of a version that we know are found.
 *
 * @param program its bytes; a universal program of macOS has fuses for each processor
 */
export function wrongFuses(program: Buffer): readonly string[] | null {
  const first = program.indexOf(sentinel);
  if (first === -1) return null;
  const places = new Set([first, program.lastIndexOf(sentinel)]);
  const wrong = new Set<string>();
  for (const place of places) {
    const [version, ...wire] = program.subarray(place + sentinel.length).subarray(0, 256);
    if (version !== knownVersion) return null;
    const [length = 0, ...states] = wire;
    Object.entries(wantedFuses).forEach(([name, isOn], n) => {
      const state = n < length ? String.fromCharCode(states[n] ?? 0) : "missing";
      if (state !== (isOn ? "1" : "0")) wrong.add(name);
    });
  }
  return [...wrong];
}

/** The file that holds the fuses. @param program path of the executable */
export const fileWithFuses = (program: string): string =>
  program.replace(/\/Contents\/MacOS\/[^/]+$/, "/Contents/Frameworks/Electron Framework.framework/Electron Framework");
