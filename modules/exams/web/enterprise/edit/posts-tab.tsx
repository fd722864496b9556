import { Button, Select, type TableColumnsType } from 'antd';
import { useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { RowName } from '#web/features/console/list/row-name.tsx';
import { DropZone } from '#web/features/files/drop-zone.tsx';
import type { OwnExam } from '../../../contract/company-exams.ts';
import type { ExamPost } from '../../../contract/exam-shapes.ts';
import { mayDo } from '../../../contract/staff-roles.ts';
import { examKey, examLists } from '../of-exam.tsx';
import { ReadRows, RequirementsCell } from './read-rows.tsx';

type Reading = AnswerOf<Api['POST /api/company/exams/:id/table']>;

const columns: TableColumnsType<ExamPost> = [
  { title: '代码', dataIndex: 'code', width: 90, render: (code: string) => <span className="tabular">{code}</span> },
  {
    title: '岗位',
    key: 'title',
    render: (_, { title, employer }) => <RowName name={title} about={employer} />,
  },
  { title: '人数', dataIndex: 'headcount', width: 64, align: 'right' },
  { title: '要求', key: 'needs', render: (_, post) => <RequirementsCell {...post} /> },
  { title: '报名', dataIndex: 'registered', width: 64, align: 'right' },
  { title: '通过', dataIndex: 'approved', width: 64, align: 'right' },
];

/** The table of posts: as stored, or as read from an uploaded file until it is accepted. */
export function PostsTab({ exam }: { exam: OwnExam }) {
  const params = { id: exam.id };
  const [reading, setReading] = useState<(Reading & { fileId: string }) | null>(null);
  const stored = useCall('GET /api/company/exams/:id/posts', { params });
  const read = useAction('POST /api/company/exams/:id/table');
  const save = useAction('PUT /api/company/exams/:id/posts', {
    answers: ['GET /api/company/exams/:id/posts', { params }],
    invalidates: [examKey(exam.id), ...examLists],
  });
  const open = async (fileId: string, sheet?: string) => {
    const found = await read.send({ params, body: { fileId, ...(sheet ? { sheet } : {}) } });
    if (found) setReading({ ...found, fileId });
  };
  const posts = reading?.rows.flatMap(({ post }) => post ?? []) ?? [];
  const accept = async () => {
    const saved = await save.send({ params, body: { posts } });
    if (!saved) return;
    toast.success(`已保存 ${saved.items.length} 个岗位`);
    setReading(null);
  };
  if (reading)
    return (
      <>
        <div className="mb-3 flex flex-wrap items-center gap-3">
          {reading.sheets.length > 1 && (
            <Select
              aria-label="工作表"
              className="w-48"
              value={reading.sheet}
              options={reading.sheets.map((name) => ({ value: name, label: name }))}
              onChange={(name) => void open(reading.fileId, name)}
            />
          )}
          <p className="text-14">
            读到 <b className="num">{reading.rows.length}</b> 行，其中岗位 <b className="num">{posts.length}</b>{' '}
            个，计划 <b className="num">{posts.reduce((sum, { headcount }) => sum + headcount, 0)}</b> 人
          </p>
          <span className="ml-auto flex gap-2">
            <Button onClick={() => setReading(null)}>放弃</Button>
            <Button type="primary" disabled={posts.length === 0} loading={save.isPending} onClick={() => void accept()}>
              保存这 {posts.length} 个岗位
            </Button>
          </span>
        </div>
        {reading.notes.map((note) => (
          <p key={note} className="mb-3 text-14 text-warm-ink">
            {note}
          </p>
        ))}
        <ReadRows rows={reading.rows} />
      </>
    );
  return (
    <>
      {exam.status === 'draft' && mayDo(exam.role, 'edit') && (
        <div className="mb-4">
          <DropZone
            kind="postTable"
            title={exam.posts > 0 ? '重新上传岗位表' : '把岗位表拖到这里'}
            text="XLSX、CSV 或 TXT，原样上传：合并的表头、多行表头、表下的备注都可以。读完逐行给出结果，确认后才保存"
            label={read.isPending ? '读取中…' : '选择岗位表'}
            disabled={read.isPending}
            onDone={({ id }) => void open(id)}
          />
        </div>
      )}
      <ConsoleList
        label="岗位表"
        query={stored}
        columns={columns}
        minWidth={720}
        pageSize={50}
        table={{ rowKey: 'id', size: 'small' }}
        empty="还没有岗位"
      />
    </>
  );
}
