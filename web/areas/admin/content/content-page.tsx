import { useQuery } from '@tanstack/react-query';
import { Button, Empty, Input, Select, Table, type TableColumnsType } from 'antd';
import { Plus } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { EditedRow } from '#contract/content/content-editor.ts';
import { type ShownState, shownStates } from '#contract/content/publication-state.ts';
import { type ContentKind, contentKinds } from '#contract/taxonomy/content-categories.ts';
import { codesOf, isCode, labelOf } from '#contract/taxonomy/list.ts';
import { formatDateTime } from '#contract/text.ts';
import { call } from '#web/api/browser-call.ts';
import { GhostButton } from '#web/features/console/ghost-button.tsx';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { paths } from '#web/paths.ts';

const PAGE_SIZE = 20;
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

const columnsOf = (kind: ContentKind): TableColumnsType<EditedRow> => [
  {
    title: '标题',
    render: (row: EditedRow) => (
      <Link className="text-brand" to={paths.adminContentItem({ id: row.id })}>
        {row.title}
      </Link>
    ),
  },
  {
    title: '分类',
    width: 110,
    responsive: ['sm'],
    render: (row: EditedRow) => labelOf(contentKinds[kind].categories, row.category),
  },
  { title: '状态', width: 90, render: (row: EditedRow) => <ShownTag shown={row.shown} /> },
  {
    title: '发布时间',
    width: 150,
    className: 'tabular',
    responsive: ['xl'],
    render: (row: EditedRow) => (row.publishAt ? formatDateTime(row.publishAt) : '—'),
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
        width: 90,
        align: 'right' as const,
        className: 'tabular',
        responsive: ['sm'],
        render: (row: EditedRow) => row.viewCount.toLocaleString('en-US'),
      },
  {
    title: '最近修改',
    width: 170,
    responsive: ['sm'],
    render: (row: EditedRow) => (
      <>
        <span className="tabular">{formatDateTime(row.updatedAt)}</span>
        <span className="block text-12 text-ink-3">{row.editor || '系统'}</span>
      </>
    ),
  },
];

/** 内容管理: articles, admissions, lectures, policies, guides and banners. */
export function ContentPage() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const asked = params.get('kind');
  const kind: ContentKind = isCode(contentKinds, asked) ? asked : 'article';
  const shown = params.get('shown');
  const keyword = params.get('keyword') ?? undefined;
  const page = Math.max(1, Number(params.get('page')) || 1);
  const query = { kind, shown: isCode(shownStates, shown) ? shown : undefined, keyword, page };
  const list = useQuery({
    queryKey: ['content', query],
    queryFn: () => call('GET /api/content/editor/items', { query }, { background: true, quiet: true }),
  });
  const change = (next: Record<string, string | undefined>) => {
    const all = { kind, shown: shown ?? undefined, keyword, ...next };
    setParams(Object.fromEntries(Object.entries(all).filter((pair): pair is [string, string] => Boolean(pair[1]))));
  };
  const { label } = contentKinds[kind];
  return (
    <>
      <PageHead
        actions={
          <Button
            type="primary"
            icon={<Plus size={16} />}
            onClick={() => void navigate(paths.adminContentItem({ kind }))}
          >
            新建{label}
          </Button>
        }
      />
      <section className="rounded-card border border-line bg-surface">
        <StateTabs
          label="内容类型"
          active={kind}
          onChange={(key) => setParams({ kind: key })}
          tabs={codesOf(contentKinds).map((key) => ({ key, label: contentKinds[key].label }))}
        />
        <div className="flex flex-wrap gap-3 p-4">
          <Input.Search
            className="w-64!"
            placeholder={`搜索${label}标题`}
            aria-label="标题"
            defaultValue={keyword}
            allowClear
            onSearch={(text) => change({ keyword: text.trim() || undefined })}
          />
          <Select
            className="w-36"
            aria-label="状态"
            placeholder="全部状态"
            allowClear
            value={query.shown}
            onChange={(next) => change({ shown: next })}
            options={codesOf(shownStates).map((value) => ({ value, label: shownStates[value] }))}
          />
        </div>
        {list.isError ? (
          <LoadFailed title="列表没有加载出来" onRetry={list.refetch} />
        ) : (
          <Table
            rowKey="id"
            tableLayout="fixed"
            loading={list.isPending}
            columns={columnsOf(kind)}
            dataSource={list.data?.items ?? []}
            locale={{
              emptyText: (
                <Empty className="py-8!" description={keyword || shown ? `没有符合条件的${label}` : `还没有${label}`}>
                  {!keyword && !shown && (
                    <GhostButton onClick={() => void navigate(paths.adminContentItem({ kind }))}>
                      新建{label}
                    </GhostButton>
                  )}
                </Empty>
              ),
            }}
            pagination={{
              current: page,
              pageSize: PAGE_SIZE,
              total: list.data?.total ?? 0,
              showSizeChanger: false,
              hideOnSinglePage: true,
              className: 'px-4',
              onChange: (to) => change({ page: String(to) }),
            }}
          />
        )}
      </section>
    </>
  );
}
