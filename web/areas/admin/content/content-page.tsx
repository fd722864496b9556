import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
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
import { actsColumn, RowActs } from '#web/features/console/list/row-acts.tsx';
import { RowName } from '#web/features/console/list/row-name.tsx';
import { stateOptions } from '#web/features/console/list/state-options.ts';
import { anyText, oneOf, useListParams } from '#web/features/console/list/use-list-params.ts';
import { PageHead } from '#web/features/console/page-head.tsx';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { ContentCover } from '#web/features/pictures/content-cover.tsx';
import { shortDateText } from '#web/features/time/time-text.ts';
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

const mostRead = (rows: readonly EditedRow[]) => Math.max(1, ...rows.map(({ viewCount }) => viewCount));
const changedText = ({ publishAt, updatedAt }: EditedRow) =>
  publishAt?.slice(0, 16) !== updatedAt.slice(0, 16) && `${formatDateTime(updatedAt).slice(5)} 改过`;

const columnsOf = (
  kind: ContentKind,
  rows: readonly EditedRow[],
  onEdit: (id: string) => void,
): ListColumns<EditedRow> => [
  {
    title: '标题',
    rowScope: 'row',
    width: 480,
    render: (row: EditedRow) => (
      <RowName
        name={row.title}
        about={changedText(row)}
        picture={
          // Of what readers do not see no picture is drawn.
          row.coverUrl || row.shown === 'live' ? (
            <ContentCover item={row} className="h-16 w-25.5 flex-none rounded-tag" />
          ) : (
            <span className="h-16 w-25.5 flex-none rounded-tag bg-fill" aria-hidden="true" />
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
  {
    title: '分类',
    key: 'category',
    width: 96,
    render: (row: EditedRow) => labelOf(contentKinds[kind].categories, row.category),
  },
  ...(rows.some(({ editor }) => editor !== rows[0]?.editor)
    ? [
        {
          title: '编辑',
          key: 'editor',
          width: 80,
          responsive: ['lg' as const],
          render: (row: EditedRow) => row.editor || '系统',
        },
      ]
    : []),
  {
    title: '发布时间',
    width: 120,
    className: 'tabular',
    render: (row: EditedRow) => (row.publishAt ? shortTimeText(row.publishAt) : '还没有发布'),
  },
  kind === 'lecture'
    ? {
        title: '报名',
        width: 80,
        align: 'right' as const,
        className: 'tabular',
        render: (row: EditedRow) => row.signed,
      }
    : {
        title: '阅读',
        width: 240,
        render: (row: EditedRow) => (
          <span className="flex items-center gap-3 max-sm:gap-1">
            <span
              className={`tabular sm:w-12 sm:text-right ${row.viewCount === mostRead(rows) ? 'font-semibold text-ink-1' : ''}`}
            >
              {row.viewCount.toLocaleString('en-US')}
            </span>
            <Meter className="h-1.5! flex-1 max-sm:hidden" value={row.viewCount} of={mostRead(rows)} />
            <span className="text-ink-3 sm:hidden">次阅读</span>
          </span>
        ),
      },
  actsColumn<EditedRow>(64, ({ id, title }) => (
    <RowActs of={title} main={{ label: '编辑', onAct: () => onEdit(id) }} />
  )),
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
        <ConsoleList
          label="列表"
          query={items}
          list={list}
          columns={columnsOf(kind, items.data?.items ?? [], (id) => void navigate(paths.adminContentItem({ id })))}
          unit="篇"
          empty={list.isFiltered ? `没有符合条件的${label}` : `还没有${label}`}
          emptyAction={!list.isFiltered && <GhostButton onClick={create}>新建{label}</GhostButton>}
        />
      </section>
    </>
  );
}
