import { inBrowser } from './browser-storage.ts';
import { decode, encode } from './encoded.ts';
import { emptySession, type SessionField, type SessionState, tabFields } from './session-store.ts';

export const storageKey = (field: SessionField) => `jyrc_${field}`;
const UNTIL_KEY = 'jyrc_token_until';

const HOUR_MS = 3_600_000;

/** Token and cookie lifetime of the seed: 0.2 days. */
export const TOKEN_LIFETIME_MS = 0.2 * 24 * HOUR_MS;

/** The optional lifetime at sign-in: 30 days. */
export const REMEMBERED_MS = 30 * 24 * HOUR_MS;

const fields = Object.keys(emptySession) as SessionField[];
const shelf = (field: SessionField) => (tabFields.has(field) ? sessionStorage : localStorage);

/** Storage may be full or forbidden; the session then lives in memory only. */
function attempt(action: () => void): void {
  try {
    action();
  } catch {
    // Continues without what could not be stored.
  }
}

export function readSession(now = Date.now()): SessionState {
  const state: Record<string, unknown> = { ...emptySession };
  attempt(() => {
    for (const field of fields) {
      const value = decode(shelf(field).getItem(storageKey(field)));
      if (value !== undefined) state[field] = value;
    }
    if (Number(localStorage.getItem(UNTIL_KEY)) < now) state.token = null;
  });
  return state as unknown as SessionState;
}

export function writeField<F extends SessionField>(field: F, value: SessionState[F], now = Date.now()): void {
  attempt(() => {
    const blank = value === null || value === false || (Array.isArray(value) && value.length === 0);
    if (blank) shelf(field).removeItem(storageKey(field));
    else shelf(field).setItem(storageKey(field), encode(value));
    if (field === 'token') {
      if (blank) localStorage.removeItem(UNTIL_KEY);
      else localStorage.setItem(UNTIL_KEY, String(now + TOKEN_LIFETIME_MS));
    }
  });
}

/** When the token runs out, in ms; 0 without one. */
export const readTokenEnd = (): number => Number(inBrowser.read(UNTIL_KEY) ?? 0);

/** Local lifetime of the token just written; the server enforces it by its own clock. */
export function keepTokenFor(lifetimeMs: number, now = Date.now()): void {
  attempt(() => localStorage.setItem(UNTIL_KEY, String(now + lifetimeMs)));
}
