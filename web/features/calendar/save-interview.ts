import { call } from '#web/api/browser-call.ts';
import { saveFile } from '#web/features/files/save-file.ts';

/** Saves the interview of a delivery as a calendar file. */
export async function saveInterview(deliveryId: string): Promise<void> {
  const file = await call('GET /api/calendar/interviews/:id', { params: { id: deliveryId } }).catch(() => null);
  if (file) saveFile(file.name, new Blob([file.ics], { type: 'text/calendar' }));
}
