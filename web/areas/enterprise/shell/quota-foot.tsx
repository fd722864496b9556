import { useSession } from '#web/session/session-store.ts';
import { Meter } from '#web/ui/progress.tsx';
import { useQuota } from '../use-quota.ts';

const shown = [
  { unit: 'posts', label: '职位发布', measure: '个' },
  { unit: 'refreshes', label: '职位刷新', measure: '次' },
  { unit: 'talentContacts', label: '人才查看', measure: '人' },
] as const;

/** Used daily quotas, at the bottom of the sidebar; hidden in low windows. */
export function QuotaFoot() {
  const approved = useSession(({ company }) => company?.status === 'approved');
  const { data } = useQuota();
  if (!approved || !data) return null;
  return (
    <section
      className="mt-auto border-t border-line px-3 pt-3 pb-1 text-13 [@media(max-height:720px)]:hidden"
      aria-label="今日额度"
    >
      <h2 className="text-12 font-normal text-ink-3">今日免费额度</h2>
      <dl className="mt-1.5 space-y-2">
        {shown.map(({ unit, label, measure }) => {
          const { used, limit } = data[unit];
          return (
            <div key={unit} className="flex flex-wrap justify-between">
              <dt className="text-ink-3">{label}</dt>
              <dd className="tabular text-ink-1">
                {used} / {limit} {measure}
              </dd>
              <dd className="mt-1 w-full">
                <Meter value={used} of={limit} runsOut />
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
