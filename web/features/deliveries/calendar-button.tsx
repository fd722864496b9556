import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useState } from 'react';
import type { OwnDelivery } from '#contract/deliveries.ts';
import { call } from '../../api/browser-call.ts';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../files/save-file.ts';

/** The interview as a file for the calendar of a phone or a computer. */
export function CalendarButton({ delivery }: { delivery: OwnDelivery }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const file = await call('GET /api/calendar/interviews/:id', { params: { id: delivery.id } }).catch(() => null);
    if (file) saveFile(file.name, new Blob([file.ics], { type: 'text/calendar' }));
    setBusy(false);
  };
  return (
    <Button busy={busy} onClick={() => void save()}>
      {!busy && <CalendarPlus size={16} aria-hidden />}
      存到日历
    </Button>
  );
}
