import { apiSettings } from '#web/api/api-settings.ts';

/** Asks the server, bypassing the API client and its dialogs, whether a session has ended; false while it is unreachable. */
export async function isSessionOver(token: string): Promise<boolean> {
  const url = `${apiSettings().baseUrl}/api/notifications/settings?bg=communicate`;
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } }).catch(() => null);
  return answer?.status === 401;
}
