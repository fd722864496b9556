import { Table, type TableColumnsType } from 'antd';
import { useMemo, useState } from 'react';
import { type ImportedRow, type ImportOutcome, importOutcomes } from '#contract/imports/post-import.ts';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { isWritten } from './coming-text.ts';
import { RowDrawer } from './row-drawer.tsx';

const tints: Record<ImportOutcome, string> = {
  new: 'text-ok-ink',
  update: 'text-brand',
  duplicate: 'text-ink-3',
  held: 'text-err-ink',
};

const readValue = ({ values }: ImportedRow, label: string) => values.find((one) => one.label === label)?.value ?? '';

/** A column of read values, so that wrong readings are visible before anything is written. */
const readColumn = (title: string, width: number, ...labels: string[]): TableColumnsType<ImportedRow>[number] => ({
  title,
  key: title,
  width,
  render: (_, row) => {
    const text = labels
      .map((label) => readValue(row, label))
      .filter(Boolean)
      .join(' · ');
    return (
      <span className="block truncate text-13 text-ink-2" title={text}>
        {text || '–'}
      </span>
    );
  },
});

const columnsFor = (onOpen: (row: ImportedRow) => void): TableColumnsType<ImportedRow> => [
  {
    title: '行',
    dataIndex: 'number',
    width: 56,
    render: (n: number) => <span className="tabular text-ink-3">{n}</span>,
  },
  {
    title: '结果',
    key: 'outcome',
    width: 104,
    render: (_, { outcome, lacking }) => (
      <span className={tints[outcome]}>
        {importOutcomes[outcome]}
        {lacking.length > 0 && isWritten({ outcome }) && <span className="text-warm-ink"> · 需补充</span>}
      </span>
    ),
  },
  {
    title: '职位',
    key: 'title',
    width: 200,
    render: (_, row) => (
      <button type="button" className="block max-w-full truncate text-left text-brand" onClick={() => onOpen(row)}>
        {row.title || '（没有名称）'}
      </button>
    ),
  },
  {
    title: '说明',
    key: 'notes',
    width: 260,
    render: (_, { reason, lacking, notes }) => {
      const text = [reason, ...lacking, ...notes].filter(Boolean).join('；');
      return (
        <span className="block truncate text-13 text-ink-3" title={text}>
          {text || '读取完整'}
        </span>
      );
    },
  },
  readColumn('薪资', 116, '薪资'),
  readColumn('地区', 168, '地区'),
  readColumn('学段 · 学科', 132, '学段', '学科'),
  readColumn('学历 · 经验', 124, '学历', '经验'),
  readColumn('编制', 104, '编制'),
  readColumn('人数', 64, '招聘人数'),
  readColumn('截止', 104, '截止日期'),
];
/** The sum of the widths above: the scroll width. */
const TABLE_WIDTH = 1_432;

const tabs = ['all', 'new', 'update', 'duplicate', 'held'] as const;

interface Props {
  rows: ImportedRow[];
  width: number;
  postHref?: ((id: string) => string) | undefined;
}

/** The outcome of each row, and what to check. */
export function RowsTable({ rows, width, postHref }: Props) {
  const [tab, setTab] = useState<string>('all');
  const [opened, setOpened] = useState<ImportedRow | null>(null);
  const columns = useMemo(() => columnsFor(setOpened), []);
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
        scroll={{ x: Math.max(width, TABLE_WIDTH), y: 420 }}
        locale={{ emptyText: '没有这样的行' }}
      />
      <RowDrawer row={opened} postHref={postHref} onClose={() => setOpened(null)} />
    </>
  );
}
