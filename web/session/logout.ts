import { clearCredentials, getSession } from './session-store.ts';
import { unfinished } from './unfinished.ts';

/** What the mobile pages keep for reading without a network (public/mobile-worker.js). */
async function forgetKept(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('jyrc-')).map((name) => caches.delete(name)));
}

/**
 * Ends the session here at once and on the server if it can be reached. Does not go through the API client: a failure must
 * not show anything, and offline the credentials go all the same.
 */
export async function logout(): Promise<void> {
  const { token } = getSession();
  clearCredentials();
  unfinished.clearAll();
  if ('caches' in globalThis) void forgetKept().catch(() => undefined);
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
  await fetch('/api/jober/logout', { method: 'DELETE', headers, keepalive: true }).catch(() => undefined);
}
