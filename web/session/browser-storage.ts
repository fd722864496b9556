interface GuardedStorage {
  /** The text under a key; null for none. */
  read(key: string): string | null;
  /** Whether it is kept now. */
  write(key: string, text: string): boolean;
  drop(key: string): void;
  keys(): string[];
}

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/** Storage may be full or forbidden: then nothing is kept, and what the page holds lasts as long as the page. */
const guarded = (storage: () => Storage): GuardedStorage => ({
  read: (key) => attempt(() => storage().getItem(key), null),
  write: (key, text) =>
    attempt(() => {
      storage().setItem(key, text);
      return true;
    }, false),
  drop: (key) => attempt(() => storage().removeItem(key), undefined),
  keys: () => attempt(() => Object.keys(storage()), []),
});

/** What this browser keeps. */
export const inBrowser = guarded(() => localStorage);

/** What this tab keeps, until it is closed. */
export const inTab = guarded(() => sessionStorage);

/** The value of a kept JSON text; undefined for none, and for what is no JSON. */
export const jsonOf = (text: string | null): unknown =>
  text === null ? undefined : attempt(() => JSON.parse(text) as unknown, undefined);
