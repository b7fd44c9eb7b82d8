// What a browser keeps for the site: local and session storage, and the page's own memory where they are blocked or full.

export interface BrowserStore {
  read(key: string): string | null;
  /** What writeJson() stored, unchecked; null for nothing, or for a text that is no JSON. */
  readJson(key: string): unknown;
  write(key: string, value: string): void;
  writeJson(key: string, value: unknown): void;
  remove(key: string): void;
  /** Whether the browser refuses access: then everything lasts only as long as the page. */
  isBlocked(): boolean;
}

function createStore(storage: () => Storage): BrowserStore {
  /** Values the browser refused to store. */
  const inPage = new Map<string, string>();
  const attempt = <Result>(work: (storage: Storage) => Result): Result | undefined => {
    try {
      return work(storage());
    } catch {
      return undefined;
    }
  };
  const read = (key: string): string | null =>
    inPage.get(key) ?? attempt((kept) => kept.getItem(key)) ?? null;
  const write = (key: string, value: string): void => {
    const isStored = attempt((kept) => {
      kept.setItem(key, value);
      return true;
    });
    if (isStored) inPage.delete(key);
    else inPage.set(key, value);
  };
  return {
    read,
    readJson(key) {
      try {
        return JSON.parse(read(key) ?? 'null');
      } catch {
        return null;
      }
    },
    write,
    writeJson: (key, value) => write(key, JSON.stringify(value)),
    remove(key) {
      inPage.delete(key);
      attempt((kept) => kept.removeItem(key));
    },
    isBlocked: () => attempt((kept) => kept.getItem('') !== undefined) === undefined,
  };
}

/** Lasts beyond the visit, for all tabs. */
export const localStore = createStore(() => localStorage);

/** Lasts as long as the tab. */
export const sessionStore = createStore(() => sessionStorage);
