const PREFIX = 'jyrc_form_';
type Values = Record<string, unknown>;

const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

const keysOf = (prefix: string): string[] =>
  Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '').filter((key) =>
    key.startsWith(PREFIX + prefix),
  );

/** Storage may be full or forbidden; the form itself still holds the input. */
function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/**
 * Form input that cannot be saved yet, such as an entry whose required field is empty. It survives a reload in this tab and ends
 * with the session.
 */
export const unfinished = {
  read: (place: string): Values | null =>
    attempt(() => JSON.parse(sessionStorage.getItem(PREFIX + place) ?? 'null') as Values | null, null),
  write(place: string, values: Values): void {
    attempt(() => sessionStorage.setItem(PREFIX + place, JSON.stringify(values)), undefined);
    notify();
  },
  clear(place: string): void {
    attempt(() => sessionStorage.removeItem(PREFIX + place), undefined);
    notify();
  },
  /** Number of forms with input whose key has this prefix. */
  count: (prefix: string): number => attempt(() => keysOf(prefix).length, 0),
  clearAll(): void {
    attempt(() => {
      for (const key of keysOf('')) sessionStorage.removeItem(key);
    }, undefined);
    notify();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
