import { Button, Select, type TableColumnsType } from 'antd';
import { useState } from 'react';
import type { ScoreCounts, ScoredPerson } from '#contract/exams/results/scores.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { anyText, useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { useMedia } from '#web/features/console/use-media.ts';
import { PointsBar } from '#web/features/exams/points-bar.tsx';
import { ScoreBars } from '#web/features/exams/score-bars.tsx';
import { DropZone } from '#web/features/files/drop-zone.tsx';
import { PersonSearch } from './person-search.tsx';
import { PostSaid, underPosts } from './post-rows.tsx';
import { type ReadFile, ReadScores } from './read-scores.tsx';
import { ScoreDots } from './score-dots.tsx';
import { scoreText } from './score-words.ts';

const lists = ['GET /api/company/exams/:id/scores', 'GET /api/company/exams/:id/publications'] as const;
const shows = { all: '全部', waiting: '待确认', missing: '没有成绩', marked: '缺考和违纪' } as const;
const sortCodes = ['points', 'ticket'] as const;
const showCodes = ['all', 'waiting', 'missing', 'marked'] as const;

/** As many decimals for all as one of them needs, so that points stand below each other. */
const decimalsOf = (people: readonly ScoredPerson[]) =>
  Math.max(0, ...people.map(({ confirmed }) => String(confirmed?.points ?? '').split('.')[1]?.length ?? 0));

interface Scale {
  pass: number;
  fullMark: number;
  decimals: number;
  /** The tens below the lowest and the pass mark, where the dots and the bars begin. */
  from: number;
}

const floorOf = (people: readonly ScoredPerson[], pass: number) => {
  const lowest = Math.min(pass || 50, ...people.flatMap(({ confirmed }) => confirmed?.points ?? []));
  return Math.max(0, Math.floor((lowest - 1) / 10) * 10);
};

function Points({ person: { confirmed }, scale }: { person: ScoredPerson; scale: Scale }) {
  if (!confirmed) return null;
  const { points } = confirmed;
  const isBelow = points !== null && points < scale.pass;
  return (
    <b className={points === null ? 'font-normal text-ink-3' : `num ${isBelow ? 'text-warm-ink' : ''}`}>
      {points === null ? scoreText(confirmed) : points.toFixed(scale.decimals)}
    </b>
  );
}

const columns = (isWaiting: boolean, scale: Scale, isByPost: boolean): TableColumnsType<ScoredPerson> => [
  {
    title: '考生',
    dataIndex: 'name',
    width: 160,
    rowScope: 'row',
    render: (name: string, { ticket, post }) => (
      <span className="font-normal">
        <b className="font-medium text-ink-1">{name}</b>
        <span className="tabular block text-12 text-ink-3">{ticket}</span>
        {isByPost && <PostSaid post={post} />}
      </span>
    ),
  },
  ...(isByPost
    ? []
    : [
        {
          title: '岗位',
          key: 'post',
          width: 216,
          render: (_: unknown, { post }: ScoredPerson) => (
            <span className="text-ink-1">
              <b className="tabular mr-2 font-medium">{post.code}</b>
              {post.title}
            </span>
          ),
        },
      ]),
  { title: '岗位内名次', dataIndex: 'rank', width: 100, align: 'right' },
  {
    title: '成绩',
    key: 'confirmed',
    width: 96,
    align: 'right',
    render: (_, person) => <Points person={person} scale={scale} />,
  },
  {
    title: (
      <span className="tabular relative flex justify-between font-normal text-ink-3">
        <span>{scale.from}</span>
        {scale.pass > 0 && (
          <span
            className="absolute -translate-x-1/2 text-warm-ink"
            style={{ left: `${(100 * (scale.pass - scale.from)) / (scale.fullMark - scale.from)}%` }}
          >
            合格线 {scale.pass}
          </span>
        )}
        <span>{scale.fullMark}</span>
      </span>
    ),
    key: 'bar',
    render: (_, { confirmed }) => (
      <PointsBar points={confirmed?.points ?? null} pass={scale.pass} fullMark={scale.fullMark} from={scale.from} />
    ),
  },
  ...(isWaiting
    ? [
        {
          title: '待他人确认',
          key: 'waiting',
          width: 200,
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

/** What is known of a project's scores; what did not happen is not told. */
const figuresOf = ({ people, confirmed, waiting, missing, absent, violation }: ScoreCounts, below: number) =>
  [
    { label: '应考', n: people },
    { label: '已确认', n: confirmed },
    { label: '未到合格线', n: below },
    { label: '待另一人确认', n: waiting },
    { label: '没有成绩', n: missing },
    { label: '缺考', n: absent },
    { label: '违纪', n: violation },
  ].filter(({ n }, at) => at < 2 || n > 0);

/** A person on a phone: name and post left, points and rank right. */
const ScoreLine = ({ person, scale }: { person: ScoredPerson; scale: Scale }) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-4 py-2.5 text-13 text-ink-3">
    <p>
      <b className="text-14 font-medium text-ink-1">{person.name}</b>
      <span className="tabular ml-2 text-12">{person.ticket}</span>
    </p>
    <span className="text-right text-16">
      <Points person={person} scale={scale} />
    </span>
    <p className="cut">
      {person.post.code} {person.post.title}
    </p>
    <span className="tabular text-right text-12">{person.rank !== null && `第 ${person.rank} 名`}</span>
    <div className="col-span-2 mt-1">
      <PointsBar
        points={person.confirmed?.points ?? null}
        pass={scale.pass}
        fullMark={scale.fullMark}
        from={scale.from}
      />
    </div>
    {person.waiting && <p className="col-span-2 text-warm-ink">待他人确认：{scoreText(person.waiting)}</p>}
  </li>
);

/** Written scores: read from a file or typed, then confirmed by another person. */
export function ScoresTab({ examId, pass }: { examId: string; pass: number }) {
  const params = { id: examId };
  const { values, view, page, show } = useListParams(
    { keyword: anyText },
    { show: viewOf(showCodes), sort: viewOf(sortCodes) },
  );
  const isPhone = useMedia('(max-width: 639.98px)');
  const isNarrow = useMedia('(max-width: 991.98px)');
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
  const scale = {
    pass,
    fullMark: list.data?.fullMark ?? 100,
    decimals: decimalsOf(people),
    from: floorOf(people, pass),
  };
  const isByPost = view.sort === 'points';
  const head = columns((counts?.waiting ?? 0) > 0, scale, isByPost).filter(({ key }) => !isNarrow || key !== 'bar');
  /** All are on this page: each can be shown. */
  const isWhole = view.show === 'all' && !values.keyword && counts?.people === list.data?.items.length;
  const below = (list.data?.items ?? []).filter(
    ({ confirmed }) => typeof confirmed?.points === 'number' && confirmed.points < pass,
  ).length;
  const isReading = reading ?? (counts !== undefined && counts.people > 0 && counts.missing === counts.people);
  return (
    <>
      {counts && counts.people > 0 && (
        <div className="grid gap-x-10 gap-y-4 border-b border-line p-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
          <dl className="grid grid-cols-2 content-center gap-x-4 gap-y-5" aria-label="成绩进度">
            {figuresOf(counts, below).map(({ label, n }) => (
              <div key={label} className="flex flex-col-reverse">
                <dt className="text-13 text-ink-3">{label}</dt>
                <dd className={`num text-24 leading-8 ${n === 0 ? 'text-ink-3!' : ''}`}>{n}</dd>
              </div>
            ))}
          </dl>
          {isWhole ? (
            <ScoreDots people={people} pass={pass} from={scale.from} fullMark={scale.fullMark} />
          ) : (
            <ScoreBars histogram={list.data?.histogram ?? []} pass={pass || null} line={null} />
          )}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3 px-4 py-3 text-13">
        <Select
          aria-label="范围"
          className="w-32 max-sm:w-[calc(50%-6px)]!"
          value={view.show}
          options={Object.entries(shows).map(([value, label]) => ({ value, label }))}
          onChange={(value) => show({ show: value === 'all' ? null : value })}
        />
        <Select
          aria-label="次序"
          className="w-40 max-sm:w-[calc(50%-6px)]!"
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
        {...(isPhone
          ? {
              row: (person: ScoredPerson) => <ScoreLine key={person.id} person={person} scale={scale} />,
            }
          : { columns: head })}
        minWidth={760}
        list={{ page, show }}
        pageSize={50}
        table={{ rowKey: 'id', size: 'small', ...(isByPost && underPosts(people, head.length)) }}
        empty="座位抽出后，考生列在这里"
      />
    </>
  );
}
