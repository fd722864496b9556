import type { TableColumnsType } from 'antd';
import type { ExamPost } from '#contract/exams/exam-shapes.ts';
import { educationText, majorsText } from '#contract/exams/requirement-words.ts';
import { ConsoleList, type ListQuery } from '#web/features/console/list/console-list.tsx';

const columns: TableColumnsType<ExamPost> = [
  { title: '代码', dataIndex: 'code', width: 90, render: (code: string) => <span className="tabular">{code}</span> },
  {
    title: '岗位',
    key: 'title',
    render: (_, { title, employer }) => (
      <>
        <span className="font-medium text-ink-1">{title}</span>
        <span className="block text-12 text-ink-3">{employer}</span>
      </>
    ),
  },
  { title: '人数', dataIndex: 'headcount', width: 64, align: 'right' },
  {
    title: '要求',
    key: 'needs',
    render: (_, { requirements }) => (
      <>
        <span className="line-clamp-1">{educationText(requirements)}</span>
        <span className="line-clamp-1 text-12 text-ink-3">{majorsText(requirements)}</span>
      </>
    ),
  },
  { title: '报名', dataIndex: 'registered', width: 64, align: 'right' },
  { title: '通过', dataIndex: 'approved', width: 64, align: 'right' },
];

/** The stored table of posts with the numbers of each. */
export function PostsTable({ query }: { query: ListQuery<ExamPost> }) {
  return (
    <ConsoleList
      label="岗位表"
      query={query}
      columns={columns}
      minWidth={720}
      pageSize={50}
      table={{ rowKey: 'id', size: 'small' }}
      empty="还没有岗位"
    />
  );
}
