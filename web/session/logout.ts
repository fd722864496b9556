import { clearCredentials, getSession } from './session-store.ts';

/**
 * Ends the session here at once and on the server if it can be reached. Does not go through the API client: a failure must
 * not show anything, and offline the credentials go all the same.
 */
export async function logout(): Promise<void> {
  const { token } = getSession();
  clearCredentials();
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
  await fetch('/api/jober/logout', { method: 'DELETE', headers, keepalive: true }).catch(() => undefined);
}
