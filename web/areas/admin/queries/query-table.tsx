import { keepPreviousData } from '@tanstack/react-query';
import { Button, type TableColumnsType } from 'antd';
import type { QueryList, QueryRow } from '#contract/queries/queries.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { jobsHref } from '#web/features/search/job-filters.ts';
import { Meter } from '#web/ui/progress.tsx';

const about: Record<QueryList, string> = {
  nothing: '搜了没有结果，按次数从多到少',
  left: '搜到了职位，却一个也没点开的次数',
  undone: '把系统理解的条件去掉的次数',
};

interface Props {
  tab: QueryList;
  /** The days asked for. */
  days: { from: string | undefined; to: string | undefined };
  /** Opens the form with a query in it. */
  onAdd(query: string): void;
}

/** One of the lists of queries, by count. */
export function QueryTable({ tab, days, onAdd }: Props) {
  const query = useCall(
    'GET /api/admin/queries',
    { query: { list: tab, ...days } },
    { placeholderData: keepPreviousData, background: true, quiet: true },
  );
  const rare = query.data?.rare ?? 0;
  const most = Math.max(1, ...(query.data?.items ?? []).map(({ n }) => n));
  const columns: TableColumnsType<QueryRow> = [
    {
      title: '搜索词',
      dataIndex: 'query',
      rowScope: 'row',
      width: 220,
      render: (text: string) => (
        <a
          href={jobsHref({ keyword: text })}
          target="_blank"
          rel="noreferrer"
          className="font-medium break-words text-ink-1! hover:text-brand!"
        >
          {text}
        </a>
      ),
    },
    ...(tab === 'undone' ? [{ title: '被去掉的条件', dataIndex: 'detail', width: 200 }] : []),
    {
      title: '次数',
      key: 'n',
      className: 'tabular',
      render: (_, { n, searched }) => (
        <span className="flex items-center gap-3">
          <Meter value={n} of={most} className="h-2! max-w-120 flex-1 max-sm:hidden" />
          <span className="flex-none sm:w-36">
            <b className="font-semibold text-ink-1">{n}</b>
            <span className="text-ink-3 sm:hidden"> 次</span>
            {n < searched && <span className="ml-1 text-ink-3">/ 共搜 {searched} 次</span>}
          </span>
        </span>
      ),
    },
    {
      title: '操作',
      key: 'actions',
      width: 96,
      render: (_, row) => (
        <Button size="small" onClick={() => onAdd(row.query)}>
          加说法
        </Button>
      ),
    },
  ];
  return (
    <>
      <ConsoleList<QueryRow>
        label="搜索词"
        query={query}
        columns={columns}
        minWidth={560}
        table={{ tableLayout: 'auto', rowKey: ({ query: text, detail }) => `${text} ${detail}` }}
        unit="个"
        empty="这段时间没有这样的搜索"
      />
      <p className="border-t border-line px-4 py-3 text-13 text-ink-3">
        {about[tab]}。一天里搜得少于 3 次的只记次数不记词{rare > 0 && `，这段时间有 ${rare} 次`}；满 90 天删除。
      </p>
    </>
  );
}
