import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { statesOf } from '#contract/machine.ts';
import { dayAt, dayMs } from '#contract/months.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { GhostButton } from '#web/features/console/ghost-button.tsx';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { FilterBar } from '#web/features/console/list/filter-bar.tsx';
import type { Filter } from '#web/features/console/list/filter-field.tsx';
import { pressOf } from '#web/features/console/list/row-press.ts';
import { stateOptions } from '#web/features/console/list/state-options.ts';
import { anyText, oneOf, useListParams } from '#web/features/console/list/use-list-params.ts';
import { PageHead } from '#web/features/console/page-head.tsx';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { DateTile } from '#web/features/time/date-tile.tsx';
import { monthDay, weekday } from '#web/features/time/day-parts.ts';
import { daysUntil } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import { fair as machine } from '../../contract/fair-state.ts';
import { fairTypeText, hoursText, placeText } from '../parts/fair-words.ts';
import { StateTag } from './state-tag.tsx';
import '../fairs.css';
import { clsx } from 'clsx';
import { Meter } from '#web/ui/progress.tsx';
import type { FairCard } from '../../contract/fair-views.ts';

export type FairRow = FairCard & { applied: number };

/** Admission can be opened from the day before, for a trial; what is online has no door. */
const hasDoor = ({ online, status, startsAt }: FairRow) =>
  !online &&
  (status === 'running' || ((status === 'open' || status === 'full') && Date.parse(startsAt) - Date.now() < dayMs));

/** The venue, which names its city more often than not. */
const whereText = (fair: FairCard) =>
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
const Units = ({ fair: { exhibitors, status } }: { fair: FairRow }) => (
  <span className="tabular flex items-baseline gap-2 text-14 whitespace-nowrap text-ink-1">
    {exhibitors} 家单位{status === 'full' && <span className="tag">展位已满</span>}
  </span>
);

/** The way to the applications of schools; nothing where none waits. */
const Applied = ({ fair: { id, applied } }: { fair: FairRow }) =>
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

const SOON_DAYS = 14;

/** '2027 年 1 月' */
function monthText(at: string): string {
  const [year, month] = dayAt(new Date(at)).split('-');
  return `${year} 年 ${Number(month)} 月`;
}

/** '今天', '3 天后'; nothing where a fair is far off or over. */
function soonText({ status, startsAt }: FairRow): string {
  const days = daysUntil(startsAt, Date.now());
  if (days < 0 || days > SOON_DAYS || status === 'ended' || status === 'cancelled') return '';
  return ['今天', '明天'][days] ?? `${days} 天后`;
}

/** The heading under which a fair stands: that it is near or over, else its month. */
function headingOf(fair: FairRow): string {
  if (soonText(fair)) return `${SOON_DAYS} 天内`;
  return fair.status === 'ended' && Date.parse(fair.startsAt) < Date.now() ? '已结束' : monthText(fair.startsAt);
}

const line = 'col-span-full grid grid-cols-subgrid items-center';

interface LineProps {
  fair: FairRow;
  /** Said over the first fair below it. */
  heading: string | undefined;
  isFirst: boolean;
  onOpen(): void;
}

/** A fair: when, what and where, who comes; its state is said where it is not the usual one. */
function FairLine({ fair, heading, isFirst, onOpen }: LineProps) {
  const { title, startsAt, status, taken, capacity } = fair;
  const soon = soonText(fair);
  const hours = hoursText(fair).split(' ').at(-1);
  return (
    <li className={line}>
      {heading && (
        <div className={`tabular bg-ground px-4 py-1.5 text-14 text-ink-3 ${line}`}>
          <h2 className="col-span-2 font-semibold text-ink-2">{heading}</h2>
          {isFirst &&
            ['地点', '时间', '参会单位', '报名 / 名额'].map((name) => (
              <span key={name} className="max-lg:hidden lg:max-xl:first-of-type:hidden">
                {name}
              </span>
            ))}
        </div>
      )}
      <div
        className={`cursor-pointer gap-y-1 border-t border-line px-4 py-2.5 hover:bg-ground ${line}`}
        {...pressOf(onOpen)}
      >
        <DateTile top={monthDay(startsAt)} bottom={weekday(startsAt)} tint={soon !== ''} />
        <span className="min-w-0">
          <span className="flex items-center gap-2">
            <Link className="line-clamp-2 font-semibold text-ink-1 hover:text-brand" to={paths.adminFair(fair.id)}>
              {title}
            </Link>
            {(status === 'draft' || status === 'cancelled') && <StateTag status={status} />}
          </span>
          <span className="block text-12 text-ink-3">
            {fairTypeText(fair.type)}
            <span className="tabular lg:hidden">，{hours}</span>
            <span className="xl:hidden">，{whereText(fair)}</span>
          </span>
        </span>
        <span className="text-14 text-ink-2 max-xl:hidden">{whereText(fair)}</span>
        <span className="tabular text-14 text-ink-1 max-lg:hidden">
          {hours}
          {soon && <span className="block text-12 text-brand">{soon}</span>}
        </span>
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1 max-lg:col-start-2 lg:contents">
          <span className="flex items-center gap-2">
            <Units fair={fair} />
            <Applied fair={fair} />
            <DoorLink fair={fair} />
          </span>
          <Fill isSoon={soon !== ''} name="报名" value={taken} of={capacity} unit="人" />
        </span>
      </div>
    </li>
  );
}

const tabs = stateOptions(['all', 'draft', 'open', 'full', 'running', 'ended', 'cancelled'], machine.labels.operator);
const params = { status: oneOf(statesOf(machine)), keyword: anyText };
const filters: Filter[] = [{ kind: 'search', name: 'keyword', label: '搜索招聘会', placeholder: '招聘会名称' }];

/** Every fair, by state; a new one starts as a draft. */
export function FairsPage() {
  const list = useListParams(params);
  const { values, page, isFiltered, show } = list;
  const navigate = useNavigate();
  const fairs = useCall('GET /api/admin/fairs', { query: { ...values, page } });
  const counts = fairs.data?.counts;
  const sum = Object.values(counts ?? {}).reduce((total, n) => total + n, 0);
  const role = useSession((state) => state.operator?.role);
  const mayPlan = role === 'super' || role === 'content';
  const isOn = fairs.data?.items.some(({ status }) => status === 'running');
  return (
    <>
      <PageHead
        actions={
          mayPlan && (
            <Button type={isOn ? 'default' : 'primary'} icon={<Plus size={16} />} href={paths.adminFair('new')}>
              新建招聘会
            </Button>
          )
        }
      />
      <section className="card">
        <StateTabs
          label="招聘会状态"
          active={values.status ?? 'all'}
          onChange={(key) => show({ status: key === 'all' ? null : key })}
          tabs={tabs.map((tab) => ({ ...tab, n: counts && (tab.key === 'all' ? sum : (counts[tab.key] ?? 0)) }))}
          end={<FilterBar filters={filters} values={values} onChange={show} />}
        />
        <ConsoleList
          label="招聘会"
          query={fairs}
          list={list}
          draw={(items) => (
            <ul
              aria-label="招聘会"
              className="grid grid-cols-[64px_minmax(0,1fr)] gap-x-3 lg:grid-cols-[64px_minmax(0,1fr)_auto_auto_180px] lg:gap-x-6 xl:grid-cols-[64px_minmax(0,5fr)_minmax(0,4fr)_auto_auto_240px]"
            >
              {items.map((fair, at) => {
                const [heading, before] = [headingOf(fair), items[at - 1]];
                return (
                  <FairLine
                    key={fair.id}
                    fair={fair}
                    heading={before && headingOf(before) === heading ? undefined : heading}
                    isFirst={!before}
                    onOpen={() => void navigate(paths.adminFair(fair.id))}
                  />
                );
              })}
            </ul>
          )}
          unit="场"
          empty={isFiltered ? '没有这样的招聘会' : '还没有招聘会'}
          emptyAction={mayPlan && !isFiltered && <GhostButton href={paths.adminFair('new')}>新建招聘会</GhostButton>}
        />
      </section>
    </>
  );
}
