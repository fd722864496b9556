import { Drawer, Table, type TableColumnsType } from 'antd';
import { useMemo, useState } from 'react';
import { column } from '#web/features/console/list/row-parts.tsx';
import { StateTabs } from '#web/features/console/page-head.tsx';
import { type ImportedRow, type ImportOutcome, importOutcomes } from '../../contract.ts';
import { isWritten } from './coming-text.ts';

const tints: Record<ImportOutcome, string> = {
  new: 'text-ok-ink',
  update: 'text-brand',
  duplicate: 'text-ink-3',
  held: 'text-err-ink',
};

/** Widths of columns whose values are longer or shorter than most. */
const widths: Record<string, number> = {
  地区: 168,
  工作地点: 200,
  招聘人数: 88,
  学历: 88,
  招聘程序: 200,
  专业: 200,
  其他要求: 260,
  福利: 200,
  职位描述: 320,
};
const USUAL_WIDTH = 120;
const widthOf = (label: string) => widths[label] ?? USUAL_WIDTH;

/** Every field that some row will write, so that wrong readings are visible before anything is written. */
const labelsIn = (rows: readonly ImportedRow[]): string[] => [
  ...new Set(rows.flatMap(({ values }) => values.filter(({ value }) => value !== '').map(({ label }) => label))),
];

const readColumn = (label: string): TableColumnsType<ImportedRow>[number] =>
  column(label, { width: widthOf(label) }, ({ values }) => {
    const text = values.find((value) => value.label === label)?.value ?? '';
    return (
      <span className="block truncate text-14 text-ink-2" title={text}>
        {text || '–'}
      </span>
    );
  });

const columnsFor = (onOpen: (row: ImportedRow) => void): TableColumnsType<ImportedRow> => [
  column('行', { width: 56 }, ({ number: n }) => <span className="tabular text-ink-3">{n}</span>),
  column('结果', { width: 104 }, ({ outcome, lacking }) => (
    <span className={tints[outcome]}>
      {importOutcomes[outcome]}
      {lacking.length > 0 && isWritten({ outcome }) && <span className="text-warm-ink"> · 需补充</span>}
    </span>
  )),
  column('职位', { width: 200 }, (row) => (
    <button type="button" className="block max-w-full truncate text-left text-brand" onClick={() => onOpen(row)}>
      {row.title || '（没有名称）'}
    </button>
  )),
  column('说明', { width: 260 }, ({ reason, lacking, notes }) => {
    const text = [reason, ...lacking, ...notes].filter(Boolean).join('；');
    return (
      <span className="block truncate text-14 text-ink-3" title={text}>
        {text || '读取完整'}
      </span>
    );
  }),
];
/** The sum of the widths above. */
const OWN_WIDTH = 620;

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
  const labels = useMemo(() => labelsIn(rows), [rows]);
  const columns = useMemo(() => [...columnsFor(setOpened), ...labels.map(readColumn)], [labels]);
  const tableWidth = labels.reduce((sum, label) => sum + widthOf(label), OWN_WIDTH);
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
        scroll={{ x: Math.max(width, tableWidth), y: 420 }}
        locale={{ emptyText: '没有这样的行' }}
      />
      <RowDrawer row={opened} postHref={postHref} onClose={() => setOpened(null)} />
    </>
  );
}

function Words({ title, lines, tone }: { title: string; lines: readonly string[]; tone: string }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className="text-14 font-semibold text-ink-1">{title}</h3>
      <ul className={`mt-1 list-disc space-y-1 pl-5 text-14 ${tone}`}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

interface RowDrawerProps {
  row: ImportedRow | null;
  /** The page on which a written draft is edited; absent for who may not. */
  postHref?: ((id: string) => string) | undefined;
  onClose(): void;
}

/** One row of the table: the value read for each field beside its cell, and what to check. */
function RowDrawer({ row, postHref, onClose }: RowDrawerProps) {
  return (
    <Drawer open={row !== null} onClose={onClose} size={560} title={row ? `第 ${row.number} 行 ${row.title}` : ''}>
      {row && (
        <div className="space-y-5" data-testid="import-row">
          <p className="text-14 text-ink-2">
            {importOutcomes[row.outcome]}
            {row.reason && `：${row.reason}`}
            {row.postId && postHref && (
              <a href={postHref(row.postId)} className="ml-3 text-brand">
                打开职位
              </a>
            )}
          </p>
          <Words title="发布前需补充" lines={row.lacking} tone="text-err-ink" />
          <Words title="请核对" lines={row.notes} tone="text-ink-2" />
          {row.values.length > 0 && (
            <table className="w-full table-fixed text-14">
              <thead>
                <tr className="text-left text-ink-3">
                  <th className="w-24 py-2 font-normal">字段</th>
                  <th className="py-2 font-normal">读作</th>
                  <th className="py-2 font-normal">表中</th>
                </tr>
              </thead>
              <tbody>
                {row.values.map(({ label, cell, value }) => (
                  <tr key={label} className="border-t border-line align-top">
                    <th className="py-2 text-left font-normal text-ink-3">{label}</th>
                    <td className="break-words py-2 pr-3 text-ink-1">{value || '–'}</td>
                    <td className="break-words py-2 text-ink-3">{cell || '–'}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </div>
      )}
    </Drawer>
  );
}
