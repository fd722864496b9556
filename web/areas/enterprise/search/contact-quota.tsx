import { useQuota } from '../use-quota.ts';

/** How many people can still be looked at or greeted today. */
export function ContactQuota() {
  const quota = useQuota().data?.talentContacts;
  if (!quota) return null;
  const share = quota.limit > 0 ? Math.min(100, (100 * quota.used) / quota.limit) : 0;
  return (
    <span className="flex items-center gap-2 text-13 text-ink-2">
      今天看简历、打招呼
      <span className="h-1.5 w-20 overflow-hidden rounded-full bg-line" aria-hidden="true">
        <span
          className={`block h-full ${quota.used < quota.limit ? 'bg-brand' : 'bg-warm'}`}
          style={{ width: `${share}%` }}
        />
      </span>
      <b className="tabular text-ink-1">
        {quota.used} / {quota.limit}
      </b>
    </span>
  );
}
