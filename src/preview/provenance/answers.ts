// Which settings made the answers that came: those the server's handler read.

const byPath = new Map<string, readonly string[]>();

/** `path` is the call's, without a query. */
export const keepSettings = (path: string, settings: readonly string[]): void =>
  void byPath.set(path, settings);

export const settingsOf = (path: string): readonly string[] => byPath.get(path) ?? [];
