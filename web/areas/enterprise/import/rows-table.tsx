import { Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { type ImportedRow, type ImportOutcome, importOutcomes } from '#contract/post-import.ts';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { paths } from '#web/paths.ts';

const tints: Record<ImportOutcome, string> = {
  new: 'text-ok-ink',
  update: 'text-brand',
  duplicate: 'text-ink-3',
  held: 'text-err-ink',
};

const columns: TableColumnsType<ImportedRow> = [
  {
    title: '行',
    dataIndex: 'number',
    width: 64,
    render: (n: number) => <span className="tabular text-ink-3">{n}</span>,
  },
  {
    title: '结果',
    key: 'outcome',
    width: 84,
    render: (_, { outcome }) => <span className={tints[outcome]}>{importOutcomes[outcome]}</span>,
  },
  {
    title: '职位',
    key: 'title',
    width: 240,
    render: (_, { title, postId }) =>
      postId ? (
        <a href={paths.release(postId)} className="block truncate">
          {title}
        </a>
      ) : (
        <span className="block truncate text-ink-1">{title || '–'}</span>
      ),
  },
  {
    title: '说明',
    key: 'notes',
    render: (_, { reason, notes }) => {
      const text = [reason, ...notes].filter(Boolean).join('；');
      return (
        <span className="block truncate text-13 text-ink-3" title={text}>
          {text || '读取完整'}
        </span>
      );
    },
  },
];

const tabs = ['all', 'new', 'update', 'duplicate', 'held'] as const;

/** Row by row, what becomes of it and what should be looked at. */
export function RowsTable({ rows, width }: { rows: ImportedRow[]; width: number }) {
  const [tab, setTab] = useState<string>('all');
  const counts = new Map<string, number>();
  for (const { outcome } of rows) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const shown = tab === 'all' ? rows : rows.filter(({ outcome }) => outcome === tab);
  return (
    <>
      <StateTabs
        label="逐行结果"
        active={tab}
        onChange={setTab}
        tabs={tabs.map((key) => ({
          key,
          label: key === 'all' ? '全部行' : importOutcomes[key],
          n: key === 'all' ? rows.length : (counts.get(key) ?? 0),
        }))}
      />
      <Table<ImportedRow>
        virtual
        size="small"
        rowKey="number"
        columns={columns}
        dataSource={shown}
        pagination={false}
        scroll={{ x: width, y: 420 }}
        locale={{ emptyText: '没有这样的行' }}
      />
    </>
  );
}
