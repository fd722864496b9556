import { App, Button, Input, Select, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import type { Api, EndpointKey } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction, useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { column } from '#web/features/console/list/row-parts.tsx';
import { anyText, useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { DropZone } from '#web/features/files/drop-zone.tsx';
import { type ScoreMark, scoreMarks } from '../../../contract/results/entry-states.ts';
import type { ReadScore, ScoredPerson } from '../../../contract/results/scores.ts';
import { PersonSearch, PostGroups } from '../post-groups.tsx';

type ReadFile = AnswerOf<Api['POST /api/company/exams/:id/scoreFiles']>;

/** '81.5', or the mark in place of points. */
const scoreText = ({ mark, points }: { mark: string; points: number | null }): string =>
  points === null ? (scoreMarks[mark as ScoreMark] ?? mark) : String(points);

interface PostScoresProps {
  people: readonly ScoredPerson[];
  pass: number;
  /** Whether the list is ordered by post and points; otherwise it is one list by ticket. */
  isByPost: boolean;
}

function PersonLine({ person, isByPost, pass }: Omit<PostScoresProps, 'people'> & { person: ScoredPerson }) {
  const { name, ticket, rank, post, confirmed, waiting } = person;
  const points = confirmed?.points ?? null;
  const ink = points === null ? 'text-14 font-normal text-ink-3' : points < pass ? 'num text-warm-ink' : 'num';
  return (
    <li className="grid break-inside-avoid grid-cols-[20px_minmax(0,1fr)_56px] items-baseline gap-x-2 px-4 py-1.5 text-14">
      <span className="num text-ink-3">{rank}</span>
      <span className="min-w-0">
        <b className="text-14 font-semibold text-ink-1">{name}</b>
        <span className="tabular ml-2 text-14 text-ink-3">{ticket}</span>
        {!isByPost && (
          <span className="cut block text-14 text-ink-3">
            {post.code} {post.title}
          </span>
        )}
      </span>
      <span className="text-right text-16">{confirmed && <b className={ink}>{scoreText(confirmed)}</b>}</span>
      {waiting && (
        <span className="col-start-2 col-end-[-1] text-warm-ink">
          待他人确认：{scoreText(waiting)}
          {waiting.own && '，由你登记'}
          {waiting.reason && `，${waiting.reason}`}
        </span>
      )}
    </li>
  );
}

/** The people of each post by their points, or all by their tickets. */
function PostScores({ people, ...how }: PostScoresProps) {
  const inColumns = 'divide-y divide-line md:columns-2 md:gap-0 xl:columns-3';
  const lines = (own: readonly ScoredPerson[]) =>
    own.map((person) => <PersonLine key={person.id} person={person} {...how} />);
  if (!how.isByPost) return <ol className={`border-t border-line ${inColumns}`}>{lines(people)}</ol>;
  return (
    <PostGroups people={people} className={inColumns}>
      {lines}
    </PostGroups>
  );
}

const columns: TableColumnsType<ReadScore> = [
  { title: '行', dataIndex: 'line', width: 64, align: 'right' },
  column('准考证号', { width: 140 }, ({ ticket: text }) => <span className="tabular">{text}</span>),
  { title: '姓名', dataIndex: 'name', width: 120 },
  column('成绩', { width: 90, align: 'right' }, (row) => (row.fault ? '—' : scoreText(row))),
  column('不能采用的原因', {}, ({ fault: text, note }) =>
    text ? <span className="text-err-ink">{text}</span> : <span className="text-warm-ink">{note}</span>,
  ),
];

interface ReadScoresProps {
  examId: string;
  file: ReadFile;
  invalidates: readonly EndpointKey[];
  onClose(): void;
}

/** What a file of scores says, row by row, before it is entered. */
function ReadScores({ examId, file, invalidates, onClose }: ReadScoresProps) {
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

const lists = ['GET /api/company/exams/:id/scores', 'GET /api/company/exams/:id/publications'] as const;
const shows = { all: '全部', waiting: '待确认', missing: '没有成绩', marked: '缺考和违纪' } as const;
const sortCodes = ['points', 'ticket'] as const;
const showCodes = ['all', 'waiting', 'missing', 'marked'] as const;

/** Written scores: read from a file or typed, then confirmed by another person. */
export function ScoresTab({ examId, pass }: { examId: string; pass: number }) {
  const params = { id: examId };
  const { values, view, page, show } = useListParams(
    { keyword: anyText },
    { show: viewOf(showCodes), sort: viewOf(sortCodes) },
  );
  const [read, setRead] = useState<ReadFile | null>(null);
  /** Whether a table is asked for; until somebody says so, it is while nobody has a score. */
  const [reading, setReading] = useState<boolean | null>(null);
  const query = { show: view.show, sort: view.sort, page, keyword: values.keyword };
  const list = useCall('GET /api/company/exams/:id/scores', { params, query });
  const file = useAction('POST /api/company/exams/:id/scoreFiles');
  const decide = useAction('POST /api/company/exams/:id/scoreMoves', { invalidates: lists });
  const open = async (fileId: string) => {
    const found = await file.send({ params, body: { fileId } });
    if (found) setRead(found);
  };
  const confirmAll = async () => {
    const done = await decide.send({ params, body: { move: 'confirm' } });
    if (!done) return;
    // What is entered later is confirmed by the same words.
    decide.renew();
    toast.success(`已确认 ${done.done} 个成绩`);
  };
  if (read)
    return (
      <div className="p-4">
        <ReadScores examId={examId} file={read} invalidates={lists} onClose={() => setRead(null)} />
      </div>
    );
  const counts = list.data?.counts;
  const people = list.data?.items ?? [];
  const countOf = (code: (typeof showCodes)[number]) =>
    counts && { ...counts, all: counts.people, marked: counts.absent + counts.violation }[code];
  const isReading = reading ?? (counts !== undefined && counts.people > 0 && counts.missing === counts.people);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 px-4 py-3 text-14">
        <Select
          aria-label="范围"
          className="w-32 max-sm:w-[calc(50%-6px)]"
          value={view.show}
          options={showCodes.map((value) => ({ value, label: `${shows[value]} ${countOf(value) ?? ''}` }))}
          onChange={(value) => show({ show: value === 'all' ? null : value })}
        />
        <Select
          aria-label="次序"
          className="w-40 max-sm:w-[calc(50%-6px)]"
          value={view.sort}
          options={[
            { value: 'points', label: '按岗位和名次' },
            { value: 'ticket', label: '按准考证号' },
          ]}
          onChange={(value) => show({ sort: value === 'points' ? null : value })}
        />
        <PersonSearch keyword={values.keyword} onFind={(keyword) => show({ keyword })} />
        {list.data?.mayEnter && counts && (
          <span className="ml-auto flex flex-wrap gap-2 max-sm:w-full">
            {counts.people > 0 && (
              <Button className="max-sm:flex-1" onClick={() => setReading(!isReading)} aria-expanded={isReading}>
                导入成绩表
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
        draw={() => <PostScores people={people} pass={pass} isByPost={view.sort === 'points'} />}
        list={{ page, show }}
        pageSize={50}
        empty="座位抽出后，考生列在这里"
      />
    </>
  );
}
