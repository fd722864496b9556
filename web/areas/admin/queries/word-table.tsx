import type { TableColumnsType } from 'antd';
import { type QueryWord, queryWordKinds } from '#contract/queries/queries.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { ConsoleList, type ListQuery } from '#web/features/console/list/console-list.tsx';
import { actsColumn, RowActs } from '#web/features/console/list/row-acts.tsx';
import { dateText } from '#web/features/time/time-text.ts';

/** The words that operators added. */
export function WordTable({ query }: { query: ListQuery<QueryWord> }) {
  const remove = useAction('DELETE /api/admin/queryWords/:id', {
    invalidates: ['GET /api/admin/queryWords'],
    done: '已收回，十几秒内生效',
  });
  const columns: TableColumnsType<QueryWord> = [
    { title: '别人的说法', dataIndex: 'term' },
    { title: '意思', dataIndex: 'means' },
    { title: '种类', key: 'kind', width: 96, render: (_, { kind }) => queryWordKinds[kind] },
    { title: '加入', dataIndex: 'createdAt', width: 128, render: (at: string) => dateText(at) },
    actsColumn(88, ({ id, term }) => (
      <RowActs
        of={term}
        main={{
          label: '收回',
          danger: true,
          ask: { title: `收回“${term}”？`, content: '搜索不再认得这个说法' },
          onAct: () => remove.send({ params: { id } }),
        }}
      />
    )),
  ];
  return (
    <ConsoleList<QueryWord>
      label="说法"
      query={query}
      columns={columns}
      minWidth={640}
      table={{ tableLayout: 'auto', rowKey: 'id' }}
      unit="个"
      empty="还没有加过说法。在“没有结果”里挑一个常搜的词，告诉搜索它是什么意思，先试后留"
    />
  );
}
