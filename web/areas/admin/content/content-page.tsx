import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import type { EditedRow } from '#contract/content/content-editor.ts';
import { type ShownState, shownStates } from '#contract/content/publication-state.ts';
import { type ContentKind, contentKinds } from '#contract/taxonomy/content-categories.ts';
import { codesOf, labelOf } from '#contract/taxonomy/list.ts';
import { optionsOf } from '#contract/taxonomy/options.ts';
import { formatDateTime } from '#contract/text.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { GhostButton } from '#web/features/console/ghost-button.tsx';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { FilterBar } from '#web/features/console/list/filter-bar.tsx';
import type { Filter } from '#web/features/console/list/filter-field.tsx';
import type { ListColumns } from '#web/features/console/list/list-columns.ts';
import { RowName } from '#web/features/console/list/row-name.tsx';
import { stateOptions } from '#web/features/console/list/state-options.ts';
import { anyText, oneOf, useListParams } from '#web/features/console/list/use-list-params.ts';
import { PageHead } from '#web/features/console/page-head.tsx';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { ContentCover } from '#web/features/pictures/content-cover.tsx';
import { daysUntil, shortDateText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { Meter } from '#web/ui/progress.tsx';

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

/** '11-27 09:09' of this year, the day alone of another. */
const shortTimeText = (iso: string) => {
  const day = shortDateText(iso, Date.now());
  return day.length > 5 ? day : formatDateTime(iso).slice(5);
};

const changedText = ({ publishAt, updatedAt }: EditedRow) =>
  publishAt?.slice(0, 16) !== updatedAt.slice(0, 16) && `${formatDateTime(updatedAt).slice(5)} 改过`;

/** Reads a day since it was published, the day of publication included. */
const readsADay = ({ viewCount, publishAt }: EditedRow) =>
  publishAt ? Math.round(viewCount / Math.max(1, 1 - daysUntil(publishAt, Date.now()))) : 0;
const mostADay = (rows: readonly EditedRow[]) => Math.max(1, ...rows.map(readsADay));

/** '校园动态，11-27 09:09 发布' and who edits it, where rows differ. */
const aboutText = (kind: ContentKind, row: EditedRow, withEditor: boolean) =>
  [
    labelOf(contentKinds[kind].categories, row.category),
    row.publishAt ? `${shortTimeText(row.publishAt)} 发布` : '还没有发布',
    withEditor && (row.editor || '系统'),
    changedText(row),
  ]
    .filter(Boolean)
    .join('，');

/** Of so many readable ones the best is worth standing first. */
const LEAST_FOR_LEAD = 4;

/** The one that most people read a day, of those that anybody reads. */
function leadOf(rows: readonly EditedRow[]): EditedRow | undefined {
  const live = rows.filter(({ shown, viewCount }) => shown === 'live' && viewCount > 0);
  return live.length < LEAST_FOR_LEAD ? undefined : live.toSorted((one, other) => readsADay(other) - readsADay(one))[0];
}

interface LeadProps {
  kind: ContentKind;
  row: EditedRow;
  /** All on the page, for comparison. */
  rows: readonly EditedRow[];
}

/** What is read most: large, with how far it is above the others. */
function Lead({ kind, row, rows }: LeadProps) {
  const rates = rows.filter(({ viewCount }) => viewCount > 0).map(readsADay);
  const usual = rates.toSorted((one, other) => one - other)[Math.floor(rates.length / 2)] ?? 0;
  const lines = [
    { name: '这一篇', n: readsADay(row), look: 'bg-brand' },
    { name: '中间的一篇', n: usual, look: 'bg-(--chart-2)' },
  ];
  return (
    <section
      aria-label="每天读得最多的"
      className="mb-3 flex gap-6 rounded-card border border-line bg-surface p-5 max-lg:flex-col max-sm:gap-3 max-sm:p-4"
    >
      <ContentCover item={row} className="aspect-[8/5] w-72 flex-none rounded-ctl max-sm:w-full" />
      <div className="flex min-w-0 flex-1 flex-col justify-center">
        <p className="text-13 text-ink-3">每天读得最多</p>
        <h2>
          <Link
            className="text-24 leading-snug font-semibold text-ink-1! hover:text-brand! max-sm:text-20"
            to={paths.adminContentItem({ id: row.id })}
          >
            {row.title}
          </Link>
        </h2>
        <p className="tabular mt-1 text-13 text-ink-2">{aboutText(kind, row, false)}</p>
        <dl className="tabular mt-4 grid gap-2 text-13">
          {lines.map(({ name, n, look }) => (
            <div key={name} className="grid grid-cols-[80px_minmax(0,1fr)_104px] items-center gap-x-3">
              <dt className="text-ink-2">{name}</dt>
              <dd aria-hidden="true">
                <i
                  className={`block h-3 min-w-1 rounded-full ${look}`}
                  style={{ width: `${(100 * n) / Math.max(1, readsADay(row))}%` }}
                />
              </dd>
              <dd className="text-right text-ink-1">
                <b className="font-semibold">{n.toLocaleString('en-US')}</b> 次 / 天
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

const columnsOf = (kind: ContentKind, rows: readonly EditedRow[]): ListColumns<EditedRow> => [
  {
    title: '标题',
    rowScope: 'row',
    width: 560,
    render: (row: EditedRow) => (
      <RowName
        name={row.title}
        about={aboutText(
          kind,
          row,
          rows.some(({ editor }) => editor !== rows[0]?.editor),
        )}
        picture={
          // Of what readers do not see no picture is drawn.
          row.coverUrl || row.shown === 'live' ? (
            <ContentCover item={row} className="h-18 w-29 flex-none rounded-tag" />
          ) : (
            <span className="h-18 w-29 flex-none rounded-tag bg-fill" aria-hidden="true" />
          )
        }
        to={paths.adminContentItem({ id: row.id })}
      />
    ),
  },
  // What is the same in every row is no column.
  ...(rows.some(({ shown }) => shown !== 'live')
    ? [{ title: '状态', key: 'status', width: 88, render: (row: EditedRow) => <ShownTag shown={row.shown} /> }]
    : []),
  ...(kind === 'lecture'
    ? [
        {
          title: '报名',
          width: 80,
          align: 'right' as const,
          className: 'tabular',
          render: (row: EditedRow) => row.signed,
        },
      ]
    : [
        {
          title: '每天阅读',
          key: 'rate',
          width: 260,
          phone: 'none' as const,
          render: (row: EditedRow) => (
            <span className="flex items-center gap-3">
              <Meter className="h-1.5! flex-1" value={readsADay(row)} of={mostADay(rows)} />
              <b className="tabular w-12 text-right font-semibold text-ink-1">
                {readsADay(row).toLocaleString('en-US')}
              </b>
            </span>
          ),
        },
        {
          title: '共阅读',
          key: 'reads',
          width: 100,
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
  const lead = kind !== 'lecture' && list.page === 1 && !list.isFiltered ? leadOf(rows) : undefined;
  const others = rows.filter((row) => row !== lead);
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
      {lead && <Lead kind={kind} row={lead} rows={rows} />}
      <section className="rounded-card border border-line bg-surface">
        <StateTabs
          label="内容类型"
          active={kind}
          onChange={(key) => list.show({ kind: key, category: null, shown: null, keyword: null })}
          tabs={codesOf(contentKinds).map((key) => ({ key, label: contentKinds[key].label }))}
          end={<FilterBar filters={filtersOf(kind)} values={list.values} onChange={list.show} />}
        />
        <ConsoleList
          label="列表"
          query={lead ? { ...items, data: { ...items.data, items: others } } : items}
          list={list}
          columns={columnsOf(kind, others)}
          onOpen={({ id }) => void navigate(paths.adminContentItem({ id }))}
          unit="篇"
          empty={list.isFiltered ? `没有符合条件的${label}` : `还没有${label}`}
          emptyAction={!list.isFiltered && <GhostButton onClick={create}>新建{label}</GhostButton>}
        />
      </section>
    </>
  );
}
