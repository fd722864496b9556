import { call } from '#web/api/browser-call.ts';
import { saveFile } from '#web/features/files/save-file.ts';

interface CalendarFile {
  name: string;
  ics: string;
}

/** Saves what a call answers as a calendar file; what failed has been shown. */
export async function saveCalendar(asked: Promise<CalendarFile>): Promise<void> {
  const file = await asked.catch(() => null);
  if (file) saveFile(file.name, new Blob([file.ics], { type: 'text/calendar' }));
}

/** Saves the interview of a delivery as a calendar file. */
export const saveInterview = (deliveryId: string): Promise<void> =>
  saveCalendar(call('GET /api/calendar/interviews/:id', { params: { id: deliveryId } }));
