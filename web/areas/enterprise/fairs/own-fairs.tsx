import { exhibitor } from '#contract/fairs/exhibitor-state.ts';
import type { CompanyFair } from '#contract/fairs/fair-status.ts';
import { SidePanel } from '#web/features/console/list/beside.tsx';
import { daysAway, hoursText } from '#web/features/fairs/fair-words.ts';
import { DateTile } from '#web/features/time/date-tile.tsx';
import { monthDay, weekday } from '#web/features/time/day-parts.ts';

const SHOWN = 5;

/** '展位 A03', '候补第 1 位', or the state that has no place. */
function placeText({ standing }: CompanyFair): string {
  if (!standing) return '';
  if (standing.status === 'waiting-list') return `候补第 ${standing.waitingPlace} 位`;
  const label = exhibitor.labels.recruiter[standing.status];
  return standing.booth ? `展位 ${standing.booth.number}，${label}` : label;
}

/** The fairs that the company takes part in, the next one first, and how many people come to each. */
export function OwnFairs({ fairs, onOpen }: { fairs: readonly CompanyFair[]; onOpen(id: string): void }) {
  const coming = fairs
    .filter(({ standing, endsAt }) => standing && Date.parse(endsAt) > Date.now())
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
    .slice(0, SHOWN);
  return (
    <SidePanel title="我们要参加的" end={coming.length > 0 && `${coming.length} 场`}>
      {coming.length === 0 && (
        <p className="px-4 py-5 text-13 text-ink-3">还没有申请。申请展位后，日期、展位号和报名人数列在这里</p>
      )}
      <ul className="divide-y divide-line">
        {coming.map((fair) => (
          <li key={fair.id}>
            <button
              type="button"
              className="flex w-full cursor-pointer gap-3 px-4 py-3 text-left hover:bg-ground"
              onClick={() => onOpen(fair.id)}
            >
              <DateTile top={monthDay(fair.startsAt)} bottom={weekday(fair.startsAt)} tint />
              <span className="min-w-0 flex-1 text-13">
                <span className="flex items-baseline justify-between gap-2">
                  <b className="truncate font-medium text-ink-1">{placeText(fair)}</b>
                  <span className="flex-none text-12 text-brand">{daysAway(fair.startsAt, Date.now())}</span>
                </span>
                <span className="tabular block text-12 text-ink-3">
                  {hoursText(fair).split(' ').at(-1)}，{fair.taken} 人报名
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </SidePanel>
  );
}
