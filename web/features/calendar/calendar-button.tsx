import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';

interface Props {
  /** Saves the calendar file. */
  save(): Promise<void>;
  size?: 's';
}

/** 存到日历 */
export function CalendarButton({ save, size }: Props) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await save();
    setBusy(false);
  };
  return (
    <Button busy={busy} size={size} onClick={() => void press()}>
      {!busy && <CalendarPlus size={16} aria-hidden />}
      存到日历
    </Button>
  );
}
