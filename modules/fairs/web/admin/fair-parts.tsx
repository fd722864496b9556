import { Button } from 'antd';
import { clsx } from 'clsx';
import { dayMs } from '#contract/months.ts';
import { paths } from '#web/paths.ts';
import { Meter } from '#web/ui/progress.tsx';
import type { FairCard } from '../../contract/fair-views.ts';
import { placeText } from '../parts/fair-words.ts';

export type FairRow = FairCard & { applied: number };

/** Admission can be opened from the day before, for a trial; what is online has no door. */
const hasDoor = ({ online, status, startsAt }: FairRow) =>
  !online &&
  (status === 'running' || ((status === 'open' || status === 'full') && Date.parse(startsAt) - Date.now() < dayMs));

/** The venue, which names its city more often than not. */
export const whereText = (fair: FairCard) =>
  fair.online ? '线上' : fair.venue.startsWith(fair.cityName) ? fair.venue : placeText(fair);

interface FillProps {
  name: string;
  value: number;
  of: number;
  unit: string;
  /** Soon, so that half empty is too empty. */
  isSoon?: boolean;
}

/** How many of how many, drawn; said where it is full, and in warm where it is still half empty shortly before. */
export function Fill({ name, value, of, unit, isSoon = false }: FillProps) {
  const [isFull, isLow] = [of > 0 && value >= of, isSoon && 2 * value < of];
  return (
    <span className="tabular grid min-w-44 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 text-14 lg:grid-cols-[minmax(0,1fr)_96px]">
      <Meter className="h-1.5!" value={value} of={of} low={isLow} />
      <span className="text-right whitespace-nowrap text-ink-3">
        <span className="lg:hidden">{name} </span>
        <b className={clsx('font-semibold', isLow ? 'text-warm-ink' : 'text-ink-1')}>{value}</b> / {of} {unit}
        {(isFull || isLow) && (
          <span className={clsx('block text-12', isLow && 'text-warm-ink')}>{isFull ? '名额已满' : '不足一半'}</span>
        )}
      </span>
    </span>
  );
}

/** How many units come, and whether there is a booth left. */
export const Units = ({ fair: { exhibitors, status } }: { fair: FairRow }) => (
  <span className="tabular flex items-baseline gap-2 text-14 whitespace-nowrap text-ink-1">
    {exhibitors} 家单位{status === 'full' && <span className="tag">展位已满</span>}
  </span>
);

/** The way to the applications of schools; nothing where none waits. */
export const Applied = ({ fair: { id, applied } }: { fair: FairRow }) =>
  applied > 0 && (
    <Button size="small" href={paths.adminFair(id, 'exhibitors')}>
      审核 {applied} 家
    </Button>
  );

/** The way to the door of a fair, or to who has come to one that is on. */
export function DoorLink({ fair }: { fair: FairRow }) {
  const isOn = fair.status === 'running';
  const href = hasDoor(fair) ? paths.adminDoor(fair.id) : isOn ? paths.adminFair(fair.id, 'arrivals') : null;
  return (
    href !== null && (
      <Button size="small" type={isOn ? 'primary' : 'default'} href={href}>
        {hasDoor(fair) ? '入场签到' : '看现场'}
      </Button>
    )
  );
}
