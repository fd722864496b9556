import { inTab, jsonOf } from './browser-storage.ts';

const PREFIX = 'jyrc_form_';
type Values = Record<string, unknown>;

const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

const keysOf = (prefix: string): string[] => inTab.keys().filter((key) => key.startsWith(PREFIX + prefix));

/**
 * Form input that cannot be saved yet, such as an entry whose required field is empty. It survives a reload in this tab and ends
 * with the session.
 */
export const unfinished = {
  read: (place: string): Values | null => (jsonOf(inTab.read(PREFIX + place)) as Values | undefined) ?? null,
  write(place: string, values: Values): void {
    inTab.write(PREFIX + place, JSON.stringify(values));
    notify();
  },
  clear(place: string): void {
    inTab.drop(PREFIX + place);
    notify();
  },
  /** Number of forms with input whose key has this prefix. */
  count: (prefix: string): number => keysOf(prefix).length,
  clearAll(): void {
    for (const key of keysOf('')) inTab.drop(key);
    notify();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
