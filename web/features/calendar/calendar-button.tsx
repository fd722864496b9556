import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { saveInterview } from './save-interview.ts';

/** 存到日历, for the interview of a delivery. */
export function CalendarButton({ deliveryId, size }: { deliveryId: string; size?: 's' }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await saveInterview(deliveryId);
    setBusy(false);
  };
  return (
    <Button busy={busy} size={size} onClick={() => void save()}>
      {!busy && <CalendarPlus size={16} aria-hidden />}
      存到日历
    </Button>
  );
}
