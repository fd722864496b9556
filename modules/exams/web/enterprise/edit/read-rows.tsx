import type { TableColumnsType } from 'antd';
import { type ReactNode, useState } from 'react';
import { labelOf } from '#contract/taxonomy/list.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { actsColumn } from '#web/features/console/list/row-acts.tsx';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import type { ReadPostRow } from '../../../contract/exam-reading.ts';
import type { ExamPost } from '../../../contract/exam-shapes.ts';
import { educationText, majorsText } from '../../../contract/requirement-words.ts';

/** What a post requires, in a cell of two lines. */
export const RequirementsCell = ({ requirements }: Pick<ExamPost, 'requirements'>) => (
  <>
    <span className="line-clamp-1">{educationText(requirements)}</span>
    <span className="line-clamp-1 text-12 text-ink-3">{majorsText(requirements)}</span>
  </>
);

const kinds: Record<string, (row: ReadPostRow) => boolean> = {
  all: () => true,
  noted: ({ post, notes }) => post !== null && notes.length > 0,
  out: ({ post }) => post === null,
};

/** A row that is no post, by its first texts. */
const rawText = ({ cells }: ReadPostRow) => [...new Set(Object.values(cells).filter(Boolean))].slice(0, 4).join('　');

const columns: TableColumnsType<ReadPostRow> = [
  { title: '行', dataIndex: 'number', width: 56, align: 'right' },
  {
    title: '岗位',
    key: 'post',
    render: (_, row) =>
      row.post ? (
        <>
          <span className="font-semibold text-ink-1">
            <span className="tabular">{row.post.code}</span> {row.post.title}，{row.post.headcount} 人
          </span>
          <span className="block text-12 text-ink-3">
            {[row.post.employer, labelOf(stages, row.post.stage), labelOf(subjects, row.post.subject)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </>
      ) : (
        <span className="line-clamp-2 text-ink-3">{rawText(row) || '空行'}</span>
      ),
  },
  {
    title: '读到的要求',
    key: 'needs',
    render: (_, { post }) => post && <RequirementsCell {...post} />,
  },
  {
    title: '没有读懂的',
    key: 'notes',
    render: (_, { post, notes }) => (
      <ul className={post ? 'text-warm-ink' : 'text-ink-3'}>
        {notes.map((note) => (
          <li key={note} className="text-12">
            {note}
          </li>
        ))}
      </ul>
    ),
  },
];

/** Every row of an uploaded table: what was read from it, and beside it what was not understood. */
export function ReadRows({ rows, actsOf }: { rows: readonly ReadPostRow[]; actsOf?(row: ReadPostRow): ReactNode }) {
  const [kind, setKind] = useState('all');
  const count = (name: string) => rows.filter((row) => kinds[name]?.(row)).length;
  const shown = rows.filter((row) => kinds[kind]?.(row));
  return (
    <div className="rounded-card border border-line">
      <StateTabs
        label="读到的行"
        active={kind}
        onChange={setKind}
        tabs={[
          { key: 'all', label: '全部行', n: rows.length },
          { key: 'noted', label: '有没读懂的', n: count('noted') },
          { key: 'out', label: '没有读入', n: count('out') },
        ]}
      />
      <ConsoleList
        key={kind}
        label="岗位表的行"
        query={{ data: shown, isError: false, refetch: () => undefined }}
        columns={actsOf ? [...columns, actsColumn(96, actsOf)] : columns}
        minWidth={820}
        pageSize={50}
        table={{ rowKey: 'number', size: 'small' }}
        empty="没有这样的行"
      />
    </div>
  );
}
