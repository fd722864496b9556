import { Button } from 'antd';
import { dayAt } from '#contract/months.ts';
import { shortOf } from '#contract/taxonomy/list.ts';
import { optionsOf } from '#contract/taxonomy/options.ts';
import { cities } from '#contract/taxonomy/places/cities.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { FilterBar } from '#web/features/console/list/filter-bar.tsx';
import type { Filter } from '#web/features/console/list/filter-field.tsx';
import { pressOf } from '#web/features/console/list/row-press.ts';
import { anyText, oneOf, useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { PageHead } from '#web/features/console/page-head.tsx';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { DateTile } from '#web/features/time/date-tile.tsx';
import { monthDay, weekday } from '#web/features/time/day-parts.ts';
import { Meter } from '#web/ui/progress.tsx';
import { exhibitor } from '../../contract/exhibitor-state.ts';
import { fairTypes } from '../../contract/fair-state.ts';
import type { CompanyFair } from '../../contract/fair-status.ts';
import { fairTypeText, hoursText, placeText, stateWords } from '../parts/fair-words.ts';
import { FairDrawer } from './fair-drawer.tsx';
import { useFairNews, useFairs } from './use-fairs.ts';
import '../fairs.css';

const tones: Record<string, string> = {
  applied: 'tag',
  approved: 'tag tag-ok',
  'checked-in': 'tag tag-ok',
  'waiting-list': 'tag tag-warm',
  rejected: 'tag tag-err',
  withdrawn: 'tag',
};

function StatusTag({ fair }: { fair: CompanyFair }) {
  const { standing: current, hold } = fair;
  if (hold) return <span className="tag tag-warm">占用展位 {hold.number}</span>;
  if (!current) return null;
  const place = current.status === 'waiting-list' ? `第 ${current.waitingPlace} 位` : current.booth?.number;
  return (
    <span className={tones[current.status]}>
      {exhibitor.labels.recruiter[current.status]}
      {place && ` · ${place}`}
    </span>
  );
}

/** How many come, of how many there is room for. */
function Crowd({ fair: { taken, capacity } }: { fair: CompanyFair }) {
  return (
    <p className="tabular w-28 flex-none text-14 text-ink-2 max-lg:hidden">
      {taken.toLocaleString('en-US')} <span className="text-12 text-ink-3">/ {capacity} 人报名</span>
      <Meter value={taken} of={capacity} className="mt-1.5" />
    </p>
  );
}

function Booths({ fair }: { fair: CompanyFair }) {
  const isOpen = fair.status === 'open' || fair.status === 'full';
  const look = 'flex-none text-14 lg:w-22';
  if (!isOpen) return <p className={`${look} text-ink-3`}>{stateWords(fair, Date.now()).label}</p>;
  if (fair.freeBooths === 0) return <p className={`${look} text-warm-ink`}>展位已满</p>;
  return (
    <p className={look}>
      空展位 <b className="num">{fair.freeBooths}</b>
    </p>
  );
}

const monthOf = ({ startsAt }: CompanyFair) => dayAt(new Date(startsAt)).slice(0, 7);

interface LineProps {
  fair: CompanyFair;
  /** Said over the first fair of a month. */
  month: string | undefined;
  onOpen(): void;
}

function FairLine({ fair, month, onOpen }: LineProps) {
  const mayApply = (fair.status === 'open' || fair.status === 'full') && !fair.standing;
  const actLabel = mayApply ? (fair.freeBooths > 0 ? '申请展位' : '申请候补') : fair.standing ? '参会安排' : '查看';
  return (
    <li>
      {month && (
        <p className="tabular border-b border-line bg-fill px-4 py-1.5 text-14 font-semibold text-ink-2">
          {Number(month.slice(0, 4))} 年 {Number(month.slice(5))} 月
        </p>
      )}
      <div className="flex cursor-pointer gap-4 px-4 py-3 hover:bg-ground max-sm:gap-3" {...pressOf(onOpen)}>
        <DateTile top={monthDay(fair.startsAt)} bottom={weekday(fair.startsAt)} tint={Boolean(fair.standing)} />
        <div className="flex min-w-0 flex-1 items-center gap-x-6 gap-y-1.5 max-sm:flex-wrap max-sm:gap-x-3">
          <div className="min-w-0 flex-3 max-sm:basis-full">
            <h2 className="flex items-center gap-2 text-14">
              <button
                type="button"
                className="cut cursor-pointer text-left font-semibold text-ink-1 hover:text-brand"
                onClick={onOpen}
              >
                {fair.title}
              </button>
              <StatusTag fair={fair} />
            </h2>
            <p className="truncate text-12 text-ink-3">
              {fairTypeText(fair.type)} · {hoursText(fair).split(' ').slice(1).join(' ')}
              {' · '}
              {placeText(fair)}
            </p>
          </div>
          <p className="w-24 flex-none text-14 text-ink-2 max-xl:hidden">
            {fair.exhibitors} 家单位
            <span className="block text-12 text-ink-3">{fair.posts} 个职位</span>
          </p>
          <span className="tabular text-14 text-ink-3 lg:hidden">
            {fair.exhibitors} 家，{fair.taken} 人
          </span>
          <Crowd fair={fair} />
          <Booths fair={fair} />
          <span className="w-20 flex-none max-sm:ml-auto max-sm:w-auto">
            <Button
              size="small"
              className="w-full max-sm:w-20"
              type={mayApply && fair.freeBooths > 0 ? 'default' : 'text'}
              onClick={onOpen}
            >
              {actLabel}
            </Button>
          </span>
        </div>
      </div>
    </li>
  );
}

const params = { keyword: anyText, type: anyText, cityCode: oneOf(cities.map(({ code }) => code)) };
const filters: Filter[] = [
  { kind: 'search', name: 'keyword', label: '搜索招聘会', placeholder: '招聘会名称' },
  {
    kind: 'choice',
    name: 'type',
    label: '招聘会类型',
    placeholder: '类型',
    options: optionsOf(fairTypes, shortOf),
    className: 'w-36',
  },
  {
    kind: 'choice',
    name: 'cityCode',
    label: '城市',
    placeholder: '城市',
    options: cities.map(({ code, name }) => ({ value: code, label: name })),
    className: 'w-32',
  },
];
const views = { tab: viewOf(['coming', 'mine']) };

/** 招聘会: fairs open for application, and the company's own applications. */
export function FairsPage() {
  const list = useListParams(params, views);
  const { id, page, values, isFiltered, show, begin, clear } = list;
  const mine = list.view.tab === 'mine';
  useFairNews();
  const fairs = useFairs(mine, page, mine ? {} : values);
  const other = useFairs(!mine, 1, {});
  const [coming, own] = mine ? [other.data, fairs.data] : [fairs.data, other.data];
  return (
    <>
      <PageHead />
      <section className="card">
        <StateTabs
          label="招聘会"
          active={list.view.tab}
          onChange={(key) => begin({ tab: key === 'mine' ? key : null })}
          tabs={[
            { key: 'coming', label: '可参加', n: coming?.total },
            { key: 'mine', label: '我的申请', n: own?.total },
          ]}
        />
        {!mine && (
          <FilterBar filters={filters} values={values} onChange={show} onClear={isFiltered ? clear : undefined} />
        )}
        <ConsoleList
          label="招聘会"
          query={fairs}
          list={list}
          row={(fair, at, all) => {
            const before = all[at - 1];
            const isFirst = !before || monthOf(before) !== monthOf(fair);
            return (
              <FairLine
                key={fair.id}
                fair={fair}
                month={isFirst ? monthOf(fair) : undefined}
                onOpen={() => show({ id: fair.id })}
              />
            );
          }}
          empty={
            mine
              ? '还没有申请过招聘会'
              : isFiltered
                ? '没有这样的招聘会，换个城市或类型试试'
                : '近期没有可参加的招聘会，有新的会通知您'
          }
          emptyAction={
            mine ? (
              <Button onClick={() => begin({})}>看可参加的招聘会</Button>
            ) : (
              isFiltered && <Button onClick={clear}>清空条件</Button>
            )
          }
        />
      </section>
      <FairDrawer id={id} onClose={() => show({ id: null })} />
    </>
  );
}
