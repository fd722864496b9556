import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { type ContentKind, contentKinds } from '#contract/taxonomy/content-categories.ts';
import { codesOf, labelOf } from '#contract/taxonomy/list.ts';
import { optionsOf } from '#contract/taxonomy/options.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { GhostButton } from '#web/features/console/ghost-button.tsx';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { FilterBar } from '#web/features/console/list/filter-bar.tsx';
import { choice, type Filter } from '#web/features/console/list/filter-field.tsx';
import type { ListColumns } from '#web/features/console/list/row-parts.tsx';
import { column, RowName } from '#web/features/console/list/row-parts.tsx';
import { stateOptions } from '#web/features/console/list/state-options.ts';
import { anyText, oneOf, useListParams } from '#web/features/console/list/use-list-params.ts';
import { PageHead, StateTabs } from '#web/features/console/page-head.tsx';
import { shortDateText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import type { EditedRow } from '../../contract/content-editor.ts';
import { type ShownState, shownStates } from '../../contract/publication-state.ts';
import '../content.css';

const looks: Record<ShownState, string> = {
  draft: 'tag',
  scheduled: 'tag tag-brand',
  live: 'tag tag-ok',
  ended: 'tag',
  withdrawn: 'tag tag-err',
};

export const ShownTag = ({ shown }: { shown: ShownState }) => (
  <span className={looks[shown]}>{shownStates[shown]}</span>
);

const columnsOf = (kind: ContentKind): ListColumns<EditedRow> => [
  column('标题', { rowScope: 'row' }, ({ id, title, ...row }) => (
    <RowName
      name={title}
      about={[labelOf(contentKinds[kind].categories, row.category), row.editor || '系统'].join(' · ')}
      to={paths.adminContentItem({ id })}
    />
  )),
  column('状态', { key: 'status', width: 88 }, (row) => <ShownTag shown={row.shown} />),
  column('发布', { width: 112, className: 'tabular' }, ({ publishAt, updatedAt }) => (
    <>
      {publishAt ? shortDateText(publishAt, Date.now()) : '还没有'}
      {publishAt?.slice(0, 16) !== updatedAt.slice(0, 16) && (
        <span className="ml-2 text-12 text-ink-3">{shortDateText(updatedAt, Date.now())} 改过</span>
      )}
    </>
  )),
  kind === 'lecture'
    ? { title: '报名', width: 80, align: 'right', className: 'tabular', dataIndex: 'signed' }
    : column('阅读', { width: 88, align: 'right', className: 'tabular' }, (row) =>
        row.viewCount.toLocaleString('en-US'),
      ),
];

const params = { category: anyText, shown: oneOf(codesOf(shownStates)), keyword: anyText };
const views = { kind: (given: string | null) => oneOf(codesOf(contentKinds))(given) ?? 'article' };
const filtersOf = (kind: ContentKind): Filter[] => [
  { kind: 'search', name: 'keyword', label: '标题', placeholder: `搜索${contentKinds[kind].label}标题` },
  choice('category', '全部分类', optionsOf(contentKinds[kind].categories), { label: '分类', className: 'w-32' }),
  choice('shown', '全部状态', stateOptions(codesOf(shownStates), shownStates), { label: '状态', className: 'w-32' }),
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
      <section className="card">
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
          columns={columnsOf(kind)}
          onOpen={({ id }) => void navigate(paths.adminContentItem({ id }))}
          unit="篇"
          empty={list.isFiltered ? `没有符合条件的${label}` : `还没有${label}`}
          emptyAction={!list.isFiltered && <GhostButton onClick={create}>新建{label}</GhostButton>}
        />
      </section>
    </>
  );
}
