import { call } from '#web/api/browser-call.ts';

/** Saves an interview as a calendar file. */
export async function saveInterview(deliveryId: string): Promise<void> {
  const file = await call('GET /api/calendar/interviews/:id', { params: { id: deliveryId } }).catch(() => null);
  if (!file) return;
  const url = URL.createObjectURL(new Blob([file.ics], { type: 'text/calendar' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: file.name });
  link.click();
  URL.revokeObjectURL(url);
}
