import { keepPreviousData } from '@tanstack/react-query';
import { Button, type TableColumnsType } from 'antd';
import type { QueryList, QueryRow } from '#contract/queries/queries.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { FilterBar } from '#web/features/console/list/filter-bar.tsx';
import type { Filter } from '#web/features/console/list/filter-field.tsx';
import type { Change } from '#web/features/console/list/use-list-params.ts';
import { jobsHref } from '#web/features/search/job-filters.ts';

const filters: Filter[] = [{ kind: 'days', name: 'days', label: '日期' }];

const about: Record<QueryList, string> = {
  nothing: '搜了没有结果，按次数从多到少',
  left: '搜到了职位，却一个也没点开的次数',
  undone: '把系统理解的条件去掉的次数',
};

interface Props {
  tab: QueryList;
  list: { values: { from: string | undefined; to: string | undefined }; show: Change };
  /** Opens the form with a query in it. */
  onAdd(query: string): void;
}

/** One of the lists of queries, by count. */
export function QueryTable({ tab, list, onAdd }: Props) {
  const query = useCall(
    'GET /api/admin/queries',
    { query: { list: tab, ...list.values } },
    { placeholderData: keepPreviousData, background: true, quiet: true },
  );
  const rare = query.data?.rare ?? 0;
  const columns: TableColumnsType<QueryRow> = [
    {
      title: '搜索词',
      dataIndex: 'query',
      render: (text: string) => (
        <a href={jobsHref({ keyword: text })} target="_blank" rel="noreferrer" className="break-words">
          {text}
        </a>
      ),
    },
    ...(tab === 'undone' ? [{ title: '被去掉的条件', dataIndex: 'detail', width: 200 }] : []),
    { title: '次数', dataIndex: 'n', width: 88, align: 'right', className: 'tabular' },
    { title: '共搜索', dataIndex: 'searched', width: 96, align: 'right', className: 'tabular' },
    {
      title: '操作',
      key: 'actions',
      width: 96,
      render: (_, row) => (
        <Button type="link" size="small" className="px-1.5!" onClick={() => onAdd(row.query)}>
          加说法
        </Button>
      ),
    },
  ];
  return (
    <>
      <FilterBar filters={filters} values={list.values} onChange={list.show} />
      <p className="px-4 pb-3 text-13 text-ink-3">
        {about[tab]}。一天里搜得少于 3 次的只记次数不记词{rare > 0 && `，这段时间有 ${rare} 次`}；满 90 天删除。
      </p>
      <ConsoleList<QueryRow>
        label="搜索词"
        query={query}
        columns={columns}
        minWidth={560}
        table={{ tableLayout: 'auto', rowKey: ({ query: text, detail }) => `${text} ${detail}` }}
        unit="个"
        empty="这段时间没有这样的搜索"
      />
    </>
  );
}
