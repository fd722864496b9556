import { Link } from 'react-router';
import type { FairCard } from '#contract/fairs/fair-views.ts';
import { StripLines, StripPanel } from '#web/features/console/list/strip.tsx';
import { daysAway, hoursText, placeText } from '#web/features/fairs/fair-words.ts';
import { monthDay } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';

export type FairRow = FairCard & { applied: number };

/** The fair that comes next: when it begins, how full it is, and who waits for a decision. */
export function NextFair({ fairs }: { fairs: readonly FairRow[] }) {
  const coming = fairs.filter(({ status, endsAt }) => status !== 'cancelled' && Date.parse(endsAt) > Date.now());
  const [next] = coming.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  if (!next) return null;
  const { id, title, startsAt, taken, capacity, exhibitors } = next;
  const waiting = coming.filter(({ applied }) => applied > 0);
  return (
    <>
      <StripPanel title="下一场" end={<Link to={paths.adminFair(id)}>{title}</Link>}>
        <StripLines
          lines={[
            {
              key: 'when',
              label: <b className="font-semibold text-brand">{daysAway(startsAt, Date.now())}</b>,
              value: hoursText(next),
              about: placeText(next),
            },
            {
              key: 'taken',
              label: '报名',
              value: `${taken} / ${capacity} 人`,
              meter: { value: taken, of: capacity },
            },
            { key: 'exhibitors', label: '参会单位', value: `${exhibitors} 家` },
          ]}
        />
      </StripPanel>
      {waiting.length > 0 && (
        <StripPanel title="等着审核的参会申请">
          <StripLines
            lines={waiting.map((fair) => ({
              key: fair.id,
              label: (
                <Link className="text-ink-1!" to={paths.adminFair(fair.id, 'exhibitors')}>
                  {monthDay(fair.startsAt)} {fair.title}
                </Link>
              ),
              value: `${fair.applied} 家`,
            }))}
          />
        </StripPanel>
      )}
    </>
  );
}
