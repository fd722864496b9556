import { App, Button, Input, Select, type TableColumnsType } from 'antd';
import { useState } from 'react';
import type { ScoreCounts, ScoredPerson } from '#contract/exams/results/scores.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { FigureStrip } from '#web/features/console/figure-strip.tsx';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { anyText, useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { DropZone } from '#web/features/files/drop-zone.tsx';
import { type ReadFile, ReadScores } from './read-scores.tsx';
import { scoreText } from './score-words.ts';

const lists = ['GET /api/company/exams/:id/scores', 'GET /api/company/exams/:id/publications'] as const;
const shows = { all: '全部', waiting: '待确认', missing: '没有成绩', marked: '缺考和违纪' } as const;
const sortCodes = ['ticket', 'points'] as const;
const showCodes = ['all', 'waiting', 'missing', 'marked'] as const;

const columns = (isWaiting: boolean, pass: number): TableColumnsType<ScoredPerson> => [
  {
    title: '考生',
    dataIndex: 'name',
    width: 180,
    rowScope: 'row',
    render: (name: string, { ticket }) => (
      <span className="font-normal">
        <b className="font-medium text-ink-1">{name}</b>
        <span className="tabular block text-12 text-ink-3">{ticket}</span>
      </span>
    ),
  },
  { title: '岗位', key: 'post', render: (_, { post }) => `${post.code} ${post.title}` },
  { title: '岗位内名次', dataIndex: 'rank', width: 104, align: 'right' },
  {
    title: '成绩',
    key: 'confirmed',
    width: 168,
    align: 'right',
    render: (_, { confirmed }) =>
      confirmed && (
        <>
          {confirmed.points !== null && confirmed.points < pass && (
            <span className="tag tag-warm mr-2">未达合格线</span>
          )}
          <b className="num">{scoreText(confirmed)}</b>
        </>
      ),
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

const figuresOf = ({ people, confirmed, waiting, missing, absent, violation }: ScoreCounts) => [
  { label: '应考', value: people, unit: '人' },
  { label: '已确认', value: confirmed, meter: { value: confirmed, of: people } },
  { label: '待另一人确认', value: waiting },
  { label: '没有成绩', value: missing },
  { label: '缺考', value: absent },
  { label: '违纪', value: violation },
];

/** Written scores: read from a file or typed, then confirmed by another person. */
export function ScoresTab({ examId, pass }: { examId: string; pass: number }) {
  const { message } = App.useApp();
  const params = { id: examId };
  const { values, view, page, show } = useListParams(
    { keyword: anyText },
    { show: viewOf(showCodes), sort: viewOf(sortCodes) },
  );
  const [read, setRead] = useState<ReadFile | null>(null);
  /** Whether a table is asked for; until somebody says so, it is while nobody has a score. */
  const [reading, setReading] = useState<boolean | null>(null);
  const query = { show: view.show, sort: view.sort, page, keyword: values.keyword };
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
  if (read)
    return (
      <div className="p-4">
        <ReadScores examId={examId} file={read} invalidates={lists} onClose={() => setRead(null)} />
      </div>
    );
  const counts = list.data?.counts;
  const isReading = reading ?? (counts !== undefined && counts.people > 0 && counts.missing === counts.people);
  return (
    <>
      {counts && counts.people > 0 && (
        <div className="px-4 pt-4">
          <FigureStrip label="成绩进度" figures={figuresOf(counts)} />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3 px-4 pb-3 text-13 max-sm:[&>*]:w-full!">
        <Select
          aria-label="范围"
          className="w-32"
          value={view.show}
          options={Object.entries(shows).map(([value, label]) => ({ value, label }))}
          onChange={(value) => show({ show: value === 'all' ? null : value })}
        />
        <Select
          aria-label="次序"
          className="w-40"
          value={view.sort}
          options={[
            { value: 'ticket', label: '按准考证号' },
            { value: 'points', label: '按岗位和成绩' },
          ]}
          onChange={(value) => show({ sort: value === 'ticket' ? null : value })}
        />
        <Input.Search
          aria-label="姓名或准考证号"
          className="w-52!"
          placeholder="姓名或准考证号"
          allowClear
          defaultValue={values.keyword ?? ''}
          onSearch={(text) => show({ keyword: text.trim() })}
        />
        {list.data?.mayEnter && counts && (
          <span className="ml-auto flex flex-wrap gap-2">
            {counts.people > 0 && (
              <Button onClick={() => setReading(!isReading)} aria-expanded={isReading}>
                读一张成绩表
              </Button>
            )}
            {counts.waiting > 0 && (
              <Button type="primary" loading={decide.isPending} onClick={() => void confirmAll()}>
                确认他人登记的成绩
              </Button>
            )}
          </span>
        )}
      </div>
      {list.data?.mayEnter && isReading && (
        <div className="px-4 pb-4">
          <DropZone
            kind="postTable"
            title="把成绩表拖到这里"
            text="XLSX 或 CSV，要有“准考证号”和“成绩”两列；缺考、违纪写在成绩栏或备注栏。逐行核对后再登记，由另一人确认"
            label={file.isPending ? '读取中…' : '选择成绩表'}
            disabled={file.isPending}
            onDone={({ id }) => void open(id)}
          />
        </div>
      )}
      <ConsoleList
        label="笔试成绩"
        query={list}
        columns={columns((counts?.waiting ?? 0) > 0, pass)}
        minWidth={760}
        list={{ page, show }}
        table={{ rowKey: 'id', size: 'small' }}
        empty="座位抽出后，考生列在这里"
      />
    </>
  );
}
