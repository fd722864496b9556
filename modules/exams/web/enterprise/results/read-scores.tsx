import { App, Button, Input, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import type { Api, EndpointKey } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import type { ScoreMark } from '../../../contract/results/entry-states.ts';
import type { ReadScore } from '../../../contract/results/scores.ts';
import { scoreText } from './score-words.ts';

export type ReadFile = AnswerOf<Api['POST /api/company/exams/:id/scoreFiles']>;

const columns: TableColumnsType<ReadScore> = [
  { title: '行', dataIndex: 'line', width: 64, align: 'right' },
  {
    title: '准考证号',
    dataIndex: 'ticket',
    width: 140,
    render: (text: string) => <span className="tabular">{text}</span>,
  },
  { title: '姓名', dataIndex: 'name', width: 120 },
  { title: '成绩', key: 'score', width: 90, align: 'right', render: (_, row) => (row.fault ? '—' : scoreText(row)) },
  {
    title: '不能采用的原因',
    dataIndex: 'fault',
    render: (text: string, { note }) =>
      text ? <span className="text-err-ink">{text}</span> : <span className="text-warm-ink">{note}</span>,
  },
];

interface Props {
  examId: string;
  file: ReadFile;
  invalidates: readonly EndpointKey[];
  onClose(): void;
}

/** What a file of scores says, row by row, before it is entered. */
export function ReadScores({ examId, file, invalidates, onClose }: Props) {
  const { modal } = App.useApp();
  const [reason, setReason] = useState('');
  const save = useAction('PUT /api/company/exams/:id/scores', { invalidates });
  const good = file.rows.filter(({ fault }) => fault === '');
  const faulty = file.rows.length - good.length;
  const enter = async () => {
    const scores = good.map(({ ticket, name, mark, points }) => ({ ticket, name, mark: mark as ScoreMark, points }));
    const done = await save.send({ params: { id: examId }, body: { scores, reason } });
    if (!done) return;
    const { entered, confirmed, same, faults } = done;
    toast.success(`登记 ${entered} 个，与先登记的一致而确认 ${confirmed} 个，没有变化 ${same} 个`);
    if (faults.length > 0)
      modal.warning({
        title: `${faults.length} 个没有登记`,
        content: (
          <ul className="max-h-80 list-disc overflow-auto pl-5 text-14">
            {faults.map(({ ticket, message: why }) => (
              <li key={ticket + why}>
                {ticket}：{why}
              </li>
            ))}
          </ul>
        ),
      });
    onClose();
  };
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-3 text-14">
        <p>
          读到 <b className="num">{file.rows.length}</b> 行，可以登记 <b className="num">{good.length}</b> 行
          {faulty > 0 && <span className="text-err-ink">，不能采用 {faulty} 行</span>}
          {file.absent > 0 && <span className="text-warm-ink">，还有 {file.absent} 名考生不在表里</span>}
        </p>
        <Input
          aria-label="更正原因"
          className="w-64"
          placeholder="更正已确认的成绩时写明原因"
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <span className="ml-auto flex gap-2">
          <Button onClick={onClose}>放弃</Button>
          <Button type="primary" disabled={good.length === 0} loading={save.isPending} onClick={() => void enter()}>
            登记这 {good.length} 个成绩
          </Button>
        </span>
      </div>
      <Table
        size="small"
        rowKey="line"
        columns={columns}
        dataSource={file.rows.toSorted((one, other) => Number(other.fault !== '') - Number(one.fault !== ''))}
        pagination={{ pageSize: 50, showSizeChanger: false, hideOnSinglePage: true }}
      />
    </>
  );
}
