import { Button } from 'antd';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { type ContentKind, contentKinds } from '#contract/taxonomy/content-categories.ts';
import { codesOf, labelOf } from '#contract/taxonomy/list.ts';
import { optionsOf } from '#contract/taxonomy/options.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { GhostButton } from '#web/features/console/ghost-button.tsx';
import { LedList } from '#web/features/console/list/beside.tsx';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { FilterBar } from '#web/features/console/list/filter-bar.tsx';
import type { Filter } from '#web/features/console/list/filter-field.tsx';
import type { ListColumns } from '#web/features/console/list/list-columns.ts';
import { RowName } from '#web/features/console/list/row-name.tsx';
import { stateOptions } from '#web/features/console/list/state-options.ts';
import { anyText, oneOf, useListParams } from '#web/features/console/list/use-list-params.ts';
import { PageHead } from '#web/features/console/page-head.tsx';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { daysUntil, shortDateText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { Meter } from '#web/ui/progress.tsx';
import type { EditedRow } from '../../contract/content-editor.ts';
import { type ShownState, shownStates } from '../../contract/publication-state.ts';
import { ContentCover } from '../parts/content-cover.tsx';
import '../content.css';

const looks: Record<ShownState, string> = {
  draft: 'tag',
  scheduled: 'tag tag-brand',
  live: 'tag tag-ok',
  ended: 'tag tag-warm',
  withdrawn: 'tag tag-err',
};

export const ShownTag = ({ shown }: { shown: ShownState }) => (
  <span className={looks[shown]}>{shownStates[shown]}</span>
);

/** Reads a day since it was published, the day of publication included. */
const readsADay = ({ viewCount, publishAt }: EditedRow) =>
  publishAt ? Math.round(viewCount / Math.max(1, 1 - daysUntil(publishAt, Date.now()))) : 0;

/** Leaders stand over the list of so many others at least. */
const [LEADERS, LEAST_OTHERS] = [3, 3];

/** Those that most people read a day. */
function leadersOf(rows: readonly EditedRow[]): readonly EditedRow[] {
  const read = rows.filter(({ shown, viewCount }) => shown === 'live' && viewCount > 0);
  return read.length < LEADERS + LEAST_OTHERS
    ? []
    : read.toSorted((one, other) => readsADay(other) - readsADay(one)).slice(0, LEADERS);
}

interface LeadersProps {
  kind: ContentKind;
  leaders: readonly EditedRow[];
  others: readonly EditedRow[];
}

/** What is read most: the first large, with how far it is above the usual one. */
function Leaders({ kind, leaders, others }: LeadersProps) {
  const rates = [...leaders, ...others].map(readsADay).toSorted((one, other) => other - one);
  const usual = rates[Math.floor(rates.length / 2)] ?? 0;
  return (
    <section aria-label="每天读得最多的" className="grid md:max-xl:grid-cols-3">
      {leaders.map((row, at) => (
        <article
          key={row.id}
          className={clsx(
            'flex items-start gap-3 border-line p-4 not-first:max-md:border-t not-first:md:max-xl:border-l not-first:xl:border-t',
            at === 0 && 'xl:flex-col',
          )}
        >
          <ContentCover
            item={row}
            className={clsx('aspect-[8/5] w-26 flex-none rounded-ctl', at === 0 && 'xl:w-full')}
          />
          <div className="min-w-0">
            <p className="tabular text-14 text-ink-2">
              <b className={clsx('num', at === 0 ? 'text-brand max-xl:text-20 xl:text-28' : 'text-20 text-ink-1')}>
                {readsADay(row).toLocaleString('en-US')}
              </b>{' '}
              次 / 天
            </p>
            <h2>
              <Link
                className={clsx(
                  'line-clamp-2 text-balance text-ink-1! hover:text-brand!',
                  at === 0 ? 'font-semibold max-xl:text-14 xl:text-20 xl:leading-snug' : 'text-14 font-semibold',
                )}
                to={paths.adminContentItem({ id: row.id })}
              >
                {row.title}
              </Link>
            </h2>
            <p className="tabular mt-1 text-12 text-ink-3">
              {labelOf(contentKinds[kind].categories, row.category)}，
              {row.publishAt && shortDateText(row.publishAt, Date.now())} 发布
            </p>
            {at === 0 && usual > 0 && (
              <p className="tabular mt-1 text-12 text-ink-2 xl:mt-2 xl:text-14">
                是中位数（每天 {usual} 次）的 {Math.round((10 * readsADay(row)) / usual) / 10} 倍
              </p>
            )}
          </div>
        </article>
      ))}
    </section>
  );
}

const columnsOf = (kind: ContentKind, rows: readonly EditedRow[]): ListColumns<EditedRow> => [
  {
    title: '标题',
    rowScope: 'row',
    render: ({ id, title, ...row }: EditedRow) => (
      <RowName
        name={title}
        about={[
          labelOf(contentKinds[kind].categories, row.category),
          rows.some(({ editor }) => editor !== rows[0]?.editor) && (row.editor || '系统'),
        ]
          .filter(Boolean)
          .join(' · ')}
        picture={<ContentCover item={{ id, ...row }} className="aspect-[8/5] w-16 flex-none rounded-tag" />}
        to={paths.adminContentItem({ id })}
      />
    ),
  },
  // What is the same in every row is no column.
  ...(rows.some(({ shown }) => shown !== 'live')
    ? [{ title: '状态', key: 'status', width: 88, render: (row: EditedRow) => <ShownTag shown={row.shown} /> }]
    : []),
  {
    title: '发布',
    width: 112,
    className: 'tabular',
    render: ({ publishAt, updatedAt }: EditedRow) => (
      <>
        {publishAt ? shortDateText(publishAt, Date.now()) : '还没有'}
        {publishAt?.slice(0, 16) !== updatedAt.slice(0, 16) && (
          <span className="ml-2 text-12 text-ink-3">{shortDateText(updatedAt, Date.now())} 改过</span>
        )}
      </>
    ),
  },
  ...(kind === 'lecture'
    ? [{ title: '报名', width: 80, align: 'right' as const, className: 'tabular', dataIndex: 'signed' }]
    : [
        {
          title: '每天阅读',
          key: 'rate',
          width: 152,
          align: 'right' as const,
          render: (row: EditedRow) => (
            <span className="flex items-center gap-3">
              <Meter
                className="h-1.5! flex-1 max-sm:hidden"
                value={readsADay(row)}
                of={Math.max(1, ...rows.map(readsADay))}
              />
              <b className="tabular text-right font-semibold text-ink-1 sm:w-12">
                {readsADay(row).toLocaleString('en-US')}
              </b>
            </span>
          ),
        },
        {
          title: '共阅读',
          width: 88,
          align: 'right' as const,
          className: 'tabular',
          render: (row: EditedRow) => row.viewCount.toLocaleString('en-US'),
        },
      ]),
];

const params = { category: anyText, shown: oneOf(codesOf(shownStates)), keyword: anyText };
const views = { kind: (given: string | null) => oneOf(codesOf(contentKinds))(given) ?? 'article' };
const filtersOf = (kind: ContentKind): Filter[] => [
  { kind: 'search', name: 'keyword', label: '标题', placeholder: `搜索${contentKinds[kind].label}标题` },
  {
    kind: 'choice',
    name: 'category',
    label: '分类',
    className: 'w-32',
    placeholder: '全部分类',
    options: optionsOf(contentKinds[kind].categories),
  },
  {
    kind: 'choice',
    name: 'shown',
    label: '状态',
    className: 'w-32',
    placeholder: '全部状态',
    options: stateOptions(codesOf(shownStates), shownStates),
  },
];

/** 内容管理: articles, admissions, lectures, policies, guides and banners. */
export function ContentPage() {
  const list = useListParams(params, views);
  const navigate = useNavigate();
  const { kind } = list.view;
  const items = useCall(
    'GET /api/content/editor/items',
    { query: { kind, ...list.values, page: list.page } },
    { background: true, quiet: true },
  );
  const { label } = contentKinds[kind];
  const rows = items.data?.items ?? [];
  const leaders = kind !== 'lecture' && list.page === 1 && !list.isFiltered ? leadersOf(rows) : [];
  const others = rows.filter((row) => !leaders.includes(row));
  const create = () => void navigate(paths.adminContentItem({ kind }));
  return (
    <>
      <PageHead
        actions={
          <Button type="primary" icon={<Plus size={16} />} onClick={create}>
            新建{label}
          </Button>
        }
      />
      <section className="rounded-card border border-line bg-surface">
        <StateTabs
          label="内容类型"
          active={kind}
          onChange={(key) => list.show({ kind: key, category: null, shown: null, keyword: null })}
          tabs={codesOf(contentKinds).map((key) => ({ key, label: contentKinds[key].label }))}
          end={<FilterBar filters={filtersOf(kind)} values={list.values} onChange={list.show} />}
        />
        <LedList lead={leaders.length > 0 && <Leaders kind={kind} leaders={leaders} others={others} />}>
          <ConsoleList
            label="列表"
            query={{ ...items, data: items.data && { ...items.data, items: others } }}
            list={list}
            columns={columnsOf(kind, others)}
            onOpen={({ id }) => void navigate(paths.adminContentItem({ id }))}
            unit="篇"
            empty={list.isFiltered ? `没有符合条件的${label}` : `还没有${label}`}
            emptyAction={!list.isFiltered && <GhostButton onClick={create}>新建{label}</GhostButton>}
          />
        </LedList>
      </section>
    </>
  );
}
