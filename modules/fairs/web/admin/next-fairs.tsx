import { Button } from 'antd';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dayMs } from '#contract/months.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { DateTile } from '#web/features/time/date-tile.tsx';
import { monthDay, weekday } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Meter } from '#web/ui/progress.tsx';
import type { FairCard } from '../../contract/fair-views.ts';
import { daysAway, hoursText, placeText } from '../parts/fair-words.ts';

export type FairRow = FairCard & { applied: number };

/** Admission can be opened from the day before, for a trial; what is online has no door. */
const hasDoor = ({ online, status, startsAt }: FairRow) =>
  !online &&
  (status === 'running' || ((status === 'open' || status === 'full') && Date.parse(startsAt) - Date.now() < dayMs));

const COUNTS_MS = 10_000;
const NEXT = 3;

/** The venue, which names its city more often than not. */
export const whereText = (fair: FairCard) =>
  fair.online ? '线上' : fair.venue.startsWith(fair.cityName) ? fair.venue : placeText(fair);

/** The fairs that are on, and the next ones. */
export const nextFairs = (fairs: readonly FairRow[]) =>
  fairs
    .filter(({ status, endsAt }) => ['open', 'full', 'running'].includes(status) && Date.parse(endsAt) > Date.now())
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
    .slice(0, NEXT);

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

function actOf(fair: FairRow): ReactNode {
  const type = fair.status === 'running' ? 'primary' : 'default';
  if (hasDoor(fair))
    return (
      <Button size="small" type={type} href={paths.adminDoor(fair.id)}>
        入场签到
      </Button>
    );
  return (
    fair.status === 'running' && (
      <Button size="small" type={type} href={paths.adminFair(fair.id, 'arrivals')}>
        看现场
      </Button>
    )
  );
}

/** A fair that is on or next: when and where, how full it is, and of one that is on who has come by now. */
function NextFair({ fair }: { fair: FairRow }) {
  const { id, title, startsAt, taken, capacity, exhibitors, online, status } = fair;
  const isOn = status === 'running';
  const live = useCall('GET /api/admin/fairs/:id/counts', isOn ? { params: { id } } : null, {
    background: true,
    quiet: true,
    refetchInterval: COUNTS_MS,
  });
  const { checkedIn = 0, exhibitorsIn = 0 } = live.data ?? {};
  return (
    <li
      className={clsx(
        'flex flex-col gap-3 bg-surface px-5 py-4 max-sm:px-4',
        isOn && 'shadow-[inset_0_3px_0_var(--brand)]',
      )}
    >
      <div className="flex gap-3">
        <DateTile top={monthDay(startsAt)} bottom={weekday(startsAt)} tint />
        <p className="min-w-0 flex-1 text-14 text-ink-3">
          <Link className="line-clamp-2 text-16 font-semibold text-ink-1! hover:text-brand!" to={paths.adminFair(id)}>
            {title}
          </Link>
          <span className="tabular block">
            <b className="font-semibold text-brand">{isOn ? '正在进行' : daysAway(startsAt, Date.now())}</b>{' '}
            {hoursText(fair).split(' ').at(-1)}
          </span>
          {whereText(fair)}
        </p>
      </div>
      <div className="mt-auto grid gap-1.5">
        {/* Nobody signs in at the door of what is online. */}
        {isOn && (!online || checkedIn + exhibitorsIn > 0) && (
          <p className="tabular flex flex-wrap gap-x-4 text-14 text-ink-3">
            <span>
              观众到场 <b className="font-semibold text-ink-1">{checkedIn}</b> / {taken} 人
            </span>
            <span>
              单位到场 <b className="font-semibold text-ink-1">{exhibitorsIn}</b> / {exhibitors} 家
            </span>
          </p>
        )}
        <p className="tabular flex min-h-7 flex-wrap items-center gap-2 text-14 text-ink-3">
          <span className="mr-auto">
            <b className="text-20 font-semibold text-ink-1">{taken}</b> / {capacity} 人报名
          </span>
          <Units fair={fair} />
          <Applied fair={fair} />
          {actOf(fair)}
        </p>
        <Meter className="h-1.5!" value={taken} of={capacity} />
      </div>
    </li>
  );
}

/** The fairs that an operator prepares now, each with what waits at it. */
export const NextFairs = ({ fairs }: { fairs: readonly FairRow[] }) =>
  fairs.length > 0 && (
    <ul
      aria-label="最近的招聘会"
      className="mb-3 grid grid-cols-[minmax(0,1fr)] gap-px overflow-hidden rounded-card border border-line bg-line lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
    >
      {fairs.map((fair) => (
        <NextFair key={fair.id} fair={fair} />
      ))}
    </ul>
  );
