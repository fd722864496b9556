import { apiSettings } from '#web/api/api-settings.ts';

/** Asks the server, bypassing the API client and its dialogs, whether a session lives; undefined while it does not say. */
export async function isSessionAlive(token: string): Promise<boolean | undefined> {
  const url = `${apiSettings().baseUrl}/api/notifications/settings?bg=communicate`;
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } }).catch(() => null);
  if (answer?.status === 401) return false;
  return answer && answer.status < 500 ? true : undefined;
}
