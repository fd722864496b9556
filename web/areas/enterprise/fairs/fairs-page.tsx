import { Button } from 'antd';
import { exhibitor } from '#contract/fairs/exhibitor-state.ts';
import type { CompanyFair } from '#contract/fairs/fair-status.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { RowActs } from '#web/features/console/list/row-acts.tsx';
import { pressOf } from '#web/features/console/list/row-press.ts';
import { useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { PageHead } from '#web/features/console/page-head.tsx';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { fairTypeText, hoursText, placeText, stateWords } from '#web/features/fairs/fair-words.ts';
import { DateTile } from '#web/features/time/date-tile.tsx';
import { monthDay, weekday } from '#web/features/time/day-parts.ts';
import { FairDrawer } from './fair-drawer.tsx';
import { useFairNews, useFairs } from './use-fairs.ts';

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

function FairLine({ fair, onOpen }: { fair: CompanyFair; onOpen(): void }) {
  const state = stateWords(fair, Date.now());
  const open = fair.status === 'open' || fair.status === 'full';
  const mayApply = open && !fair.standing;
  const actLabel = mayApply ? (fair.freeBooths > 0 ? '申请展位' : '申请候补') : fair.standing ? '参会安排' : '查看';
  return (
    <li
      className="flex cursor-pointer items-center gap-4 px-4 py-2.5 hover:bg-ground max-sm:flex-wrap max-sm:gap-x-3"
      {...pressOf(onOpen)}
    >
      <DateTile top={monthDay(fair.startsAt)} bottom={weekday(fair.startsAt)} tint={Boolean(fair.standing)} />
      <div className="min-w-0 flex-1 max-sm:basis-3/4">
        <h2 className="flex items-center gap-2 text-14 max-sm:flex-wrap">
          <button
            type="button"
            className="cut cursor-pointer text-left font-semibold text-ink-1 hover:text-brand max-sm:whitespace-normal"
            onClick={onOpen}
          >
            {fair.title}
          </button>
          <StatusTag fair={fair} />
        </h2>
        <p className="cut text-12 text-ink-3">
          {[fairTypeText(fair.type), hoursText(fair).split(' ').slice(1).join(' '), placeText(fair)].join(' · ')}
        </p>
      </div>
      <p className="flex-none text-13 max-sm:ml-15 max-sm:flex-1 sm:max-lg:hidden lg:w-28 lg:text-right">
        {open ? (
          <>
            空展位 <b className="num">{fair.freeBooths}</b>
          </>
        ) : (
          <span className="text-ink-3">{state.label}</span>
        )}
      </p>
      <p className="tabular w-24 flex-none text-right text-13 text-ink-3 max-lg:hidden">
        {fair.taken.toLocaleString('en-US')} 人报名
      </p>
      <span className="w-18 flex-none max-sm:w-auto">
        <RowActs of={fair.title} main={{ label: actLabel, onAct: onOpen }} />
      </span>
    </li>
  );
}

const views = { tab: viewOf(['coming', 'mine']) };

/** 招聘会: fairs open for application, and the company's own applications. */
export function FairsPage() {
  const list = useListParams({}, views);
  const { id, page, show, begin } = list;
  const mine = list.view.tab === 'mine';
  useFairNews();
  const fairs = useFairs(mine, page);
  const other = useFairs(!mine, 1);
  const [coming, own] = mine ? [other.data, fairs.data] : [fairs.data, other.data];
  return (
    <>
      <PageHead />
      <section className="rounded-card border border-line bg-surface">
        <StateTabs
          label="招聘会"
          active={list.view.tab}
          onChange={(key) => begin({ tab: key === 'mine' ? key : null })}
          tabs={[
            { key: 'coming', label: '可参加', n: coming?.total },
            { key: 'mine', label: '我的申请', n: own?.total },
          ]}
        />
        <ConsoleList
          label="招聘会"
          query={fairs}
          list={list}
          row={(fair) => <FairLine key={fair.id} fair={fair} onOpen={() => show({ id: fair.id })} />}
          empty={mine ? '还没有申请过招聘会' : '近期没有可参加的招聘会，有新的会通知您'}
          emptyAction={mine && <Button onClick={() => begin({})}>看可参加的招聘会</Button>}
        />
      </section>
      <FairDrawer id={id} onClose={() => show({ id: null })} />
    </>
  );
}
