import CalendarPlus from 'lucide-react/icons/calendar-plus';
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
