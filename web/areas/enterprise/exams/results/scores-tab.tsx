import { App, Button, Input, Select, type TableColumnsType } from 'antd';
import { useState } from 'react';
import type { ScoredPerson } from '#contract/exams/results/scores.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { anyText, useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { DropZone } from '#web/features/files/drop-zone.tsx';
import { type ReadFile, ReadScores } from './read-scores.tsx';
import { scoreText } from './score-words.ts';

const lists = ['GET /api/company/exams/:id/scores', 'GET /api/company/exams/:id/publications'] as const;
const shows = { all: '全部', waiting: '待确认', missing: '没有成绩', marked: '缺考和违纪' } as const;
const showCodes = ['all', 'waiting', 'missing', 'marked'] as const;

const columns = (isWaiting: boolean): TableColumnsType<ScoredPerson> => [
  {
    title: '准考证号',
    dataIndex: 'ticket',
    width: 120,
    render: (text: string) => <span className="tabular">{text}</span>,
  },
  { title: '姓名', dataIndex: 'name', width: 110, rowScope: 'row' },
  { title: '岗位', key: 'post', render: (_, { post }) => `${post.code} ${post.title}` },
  {
    title: '成绩',
    key: 'confirmed',
    width: 100,
    align: 'right',
    render: (_, { confirmed }) => (confirmed ? <b className="num">{scoreText(confirmed)}</b> : '—'),
  },
  ...(isWaiting
    ? [
        {
          title: '待他人确认',
          key: 'waiting',
          width: 220,
          render: (_: unknown, { waiting }: ScoredPerson) =>
            waiting && (
              <span className="text-warm-ink">
                {scoreText(waiting)}
                {waiting.own && '，由你登记'}
                {waiting.reason && `，${waiting.reason}`}
              </span>
            ),
        },
      ]
    : []),
];

/** Written scores: read from a file or typed, then confirmed by another person. */
export function ScoresTab({ examId }: { examId: string }) {
  const { message } = App.useApp();
  const params = { id: examId };
  const { values, view, page, show } = useListParams({ keyword: anyText }, { show: viewOf(showCodes) });
  const [read, setRead] = useState<ReadFile | null>(null);
  const query = { show: view.show, page, keyword: values.keyword };
  const list = useCall('GET /api/company/exams/:id/scores', { params, query }, { quiet: true });
  const file = useAction('POST /api/company/exams/:id/scoreFiles');
  const decide = useAction('POST /api/company/exams/:id/scoreMoves', { invalidates: lists });
  const open = async (fileId: string) => {
    const found = await file.send({ params, body: { fileId } });
    if (found) setRead(found);
  };
  const confirmAll = async () => {
    const done = await decide.send({ params, body: { move: 'confirm' } });
    if (done) message.success(`已确认 ${done.done} 个成绩`);
  };
  if (read) return <ReadScores examId={examId} file={read} invalidates={lists} onClose={() => setRead(null)} />;
  const counts = list.data?.counts;
  return (
    <>
      {list.data?.mayEnter && (
        <details className="mb-4" open={!counts || counts.missing > 0}>
          <summary className="mb-2 w-fit cursor-pointer text-13 text-brand">读一张成绩表</summary>
          <DropZone
            kind="postTable"
            title="把成绩表拖到这里"
            text="XLSX 或 CSV，要有“准考证号”和“成绩”两列；缺考、违纪写在成绩栏或备注栏。逐行核对后再登记，由另一人确认"
            label={file.isPending ? '读取中…' : '选择成绩表'}
            disabled={file.isPending}
            onDone={({ id }) => void open(id)}
          />
        </details>
      )}
      <div className="mb-3 flex flex-wrap items-center gap-3 text-13">
        <Select
          aria-label="范围"
          className="w-32"
          value={view.show}
          options={Object.entries(shows).map(([value, label]) => ({ value, label }))}
          onChange={(value) => show({ show: value === 'all' ? null : value })}
        />
        <Input.Search
          aria-label="姓名或准考证号"
          className="w-52!"
          placeholder="姓名或准考证号"
          allowClear
          defaultValue={values.keyword ?? ''}
          onSearch={(text) => show({ keyword: text.trim() })}
        />
        {counts && (
          <span className="tabular text-ink-3">
            {counts.people} 人，已确认 {counts.confirmed}，待确认 {counts.waiting}，没有成绩 {counts.missing}，缺考{' '}
            {counts.absent}，违纪 {counts.violation}
          </span>
        )}
        {list.data?.mayEnter && counts && counts.waiting > 0 && (
          <Button type="primary" className="ml-auto" loading={decide.isPending} onClick={() => void confirmAll()}>
            确认他人登记的成绩
          </Button>
        )}
      </div>
      <ConsoleList
        label="笔试成绩"
        query={list}
        columns={columns((counts?.waiting ?? 0) > 0)}
        minWidth={760}
        list={{ page, show }}
        table={{ rowKey: 'id', size: 'small' }}
        empty="座位抽出后，考生列在这里"
      />
    </>
  );
}
