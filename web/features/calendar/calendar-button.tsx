import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { call } from '#web/api/browser-call.ts';
import { saveFile } from '#web/features/files/save-file.ts';
import { useBusy } from '#web/features/page-calls/use-busy.ts';
import { Button } from '#web/ui/button.tsx';

interface Props {
  /** Saves the calendar file. */
  save(): Promise<void>;
  size?: 's';
}

/** 存到日历 */
export function CalendarButton({ save, size }: Props) {
  const { busy, run } = useBusy();
  return (
    <Button busy={busy} size={size} onClick={() => void run(save)}>
      {!busy && <CalendarPlus size={16} aria-hidden />}
      存到日历
    </Button>
  );
}

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
