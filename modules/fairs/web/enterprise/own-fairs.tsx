import { StripLines, StripPanel } from '#web/features/console/list/strip.tsx';
import { monthDay } from '#web/features/time/day-parts.ts';
import { exhibitor } from '../../contract/exhibitor-state.ts';
import type { CompanyFair } from '../../contract/fair-status.ts';
import { daysAway } from '../parts/fair-words.ts';

const SHOWN = 4;

/** '展位 A03', '候补第 1 位', or the state that has no place. */
function placeText({ standing }: CompanyFair): string {
  if (!standing) return '';
  if (standing.status === 'waiting-list') return `候补第 ${standing.waitingPlace} 位`;
  const label = exhibitor.labels.recruiter[standing.status];
  return standing.booth ? `展位 ${standing.booth.number}，${label}` : label;
}

/** The fairs that the company takes part in, the next one first. */
export function OwnFairs({ fairs, onOpen }: { fairs: readonly CompanyFair[]; onOpen(id: string): void }) {
  const coming = fairs
    .filter(({ standing, endsAt }) => standing && Date.parse(endsAt) > Date.now())
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
    .slice(0, SHOWN);
  return (
    <StripPanel title="我们要参加的" end={coming.length > 0 && `${coming.length} 场`}>
      {coming.length === 0 && (
        <p className="px-4 pt-1 pb-2 text-14 text-ink-3">还没有申请。申请展位后，日期、展位号和报名人数列在这里</p>
      )}
      <StripLines
        lines={coming.map((fair) => ({
          key: fair.id,
          label: placeText(fair),
          value: <span className="text-brand">{daysAway(fair.startsAt, Date.now())}</span>,
          about: `${monthDay(fair.startsAt)} ${fair.title}`,
          onOpen: () => onOpen(fair.id),
        }))}
      />
    </StripPanel>
  );
}
