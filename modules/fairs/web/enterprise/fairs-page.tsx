import { Button } from 'antd';
import { shortOf } from '#contract/taxonomy/list.ts';
import { optionsOf } from '#contract/taxonomy/options.ts';
import { cities } from '#contract/taxonomy/places/cities.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { FilterBar } from '#web/features/console/list/filter-bar.tsx';
import { choice, type Filter } from '#web/features/console/list/filter-field.tsx';
import { actsColumn, column, type ListColumns, RowActs, RowName } from '#web/features/console/list/row-parts.tsx';
import { anyText, oneOf, useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { PageHead, StateTabs } from '#web/features/console/page-head.tsx';
import { exhibitor } from '../../contract/exhibitor-state.ts';
import { fairTypes } from '../../contract/fair-state.ts';
import type { CompanyFair } from '../../contract/fair-views.ts';
import { aboutFair, fairColumns } from '../parts/fair-columns.tsx';
import { stateWords } from '../parts/fair-words.ts';
import { FairDrawer } from './fair-drawer.tsx';
import { useFairNews, useFairs } from './use-fairs.ts';
import '../fairs.css';

const tones: Record<string, string> = {
  applied: 'tag',
  approved: 'tag tag-ok',
  'checked-in': 'tag tag-ok',
  'waiting-list': 'tag',
  rejected: 'tag tag-err',
  withdrawn: 'tag',
};

function StatusTag({ fair: { standing, hold } }: { fair: CompanyFair }) {
  if (hold) return <span className="tag tag-warm">占用展位 {hold.number}</span>;
  if (!standing) return null;
  const place = standing.status === 'waiting-list' ? `第 ${standing.waitingPlace} 位` : standing.booth?.number;
  return (
    <span className={tones[standing.status]}>
      {exhibitor.labels.recruiter[standing.status]}
      {place && ` · ${place}`}
    </span>
  );
}

const isOpen = ({ status }: CompanyFair) => status === 'open' || status === 'full';

/** How many booths are free, or why nobody can apply for one. */
function Booths({ fair }: { fair: CompanyFair }) {
  if (!isOpen(fair)) return <span className="text-ink-3">{stateWords(fair, Date.now()).label}</span>;
  return fair.freeBooths > 0 ? <b className="num">{fair.freeBooths}</b> : <span className="text-warm-ink">已满</span>;
}

const columnsFor = (onOpen: (fair: CompanyFair) => void): ListColumns<CompanyFair> => [
  fairColumns.when,
  column('招聘会', { rowScope: 'row' }, (fair) => (
    <RowName name={fair.title} mark={<StatusTag fair={fair} />} about={aboutFair(fair)} onOpen={() => onOpen(fair)} />
  )),
  column('参会单位', { width: 104, responsive: ['lg'] }, (fair) => `${fair.exhibitors} 家`),
  fairColumns.people,
  column('空展位', { width: 96, align: 'right' }, (fair) => <Booths fair={fair} />),
  actsColumn(112, (fair) => {
    const mayApply = isOpen(fair) && !fair.standing;
    const label = mayApply ? (fair.freeBooths > 0 ? '申请展位' : '申请候补') : fair.standing ? '参会安排' : '查看';
    const strong = mayApply && fair.freeBooths > 0;
    return <RowActs of={fair.title} main={{ label, strong, shown: true, onAct: () => onOpen(fair) }} />;
  }),
];

const params = { keyword: anyText, type: anyText, cityCode: oneOf(cities.map(({ code }) => code)) };
const filters: Filter[] = [
  { kind: 'search', name: 'keyword', label: '搜索招聘会', placeholder: '招聘会名称' },
  choice('type', '类型', optionsOf(fairTypes, shortOf), { label: '招聘会类型', className: 'w-36' }),
  choice(
    'cityCode',
    '城市',
    cities.map(({ code, name }) => ({ value: code, label: name })),
    { label: '城市', className: 'w-32' },
  ),
];
const views = { tab: viewOf(['coming', 'mine']) };

/** 招聘会: fairs open for application, and the company's own applications. */
export function FairsPage() {
  const list = useListParams(params, views);
  const { id, page, values, isFiltered, show, begin, clear } = list;
  const open = (fair: CompanyFair) => show({ id: fair.id });
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
          columns={columnsFor(open)}
          onOpen={open}
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
