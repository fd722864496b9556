import { call } from '#web/api/browser-call.ts';
import { saveFile } from '#web/features/files/save-file.ts';

interface CalendarFile {
  name: string;
  ics: string;
}

async function save(asked: Promise<CalendarFile>): Promise<void> {
  const file = await asked.catch(() => null);
  if (file) saveFile(file.name, new Blob([file.ics], { type: 'text/calendar' }));
}

/** Saves the interview of a delivery as a calendar file. */
export const saveInterview = (deliveryId: string): Promise<void> =>
  save(call('GET /api/calendar/interviews/:id', { params: { id: deliveryId } }));

/** Saves the steps of a 公开招聘 project as a calendar file. */
export const saveExamSteps = (examId: string): Promise<void> =>
  save(call('GET /api/calendar/exams/:id', { params: { id: examId } }));
