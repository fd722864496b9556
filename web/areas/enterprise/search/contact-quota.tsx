import { Meter } from '#web/ui/progress.tsx';
import { useQuota } from '../use-quota.ts';

/** How many people can still be looked at or greeted today. */
export function ContactQuota() {
  const quota = useQuota().data?.talentContacts;
  if (!quota) return null;
  return (
    <span className="flex items-center gap-2 text-13 text-ink-2">
      今天<span className="max-sm:hidden">看简历、打招呼</span>
      <Meter value={quota.used} of={quota.limit} runsOut className="w-20" />
      <b className="tabular text-ink-1">
        {quota.used} / {quota.limit}
      </b>
    </span>
  );
}
