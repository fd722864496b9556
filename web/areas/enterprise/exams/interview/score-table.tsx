import { Button, Dropdown, type TableColumnsType } from 'antd';
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { GroupProgress, JudgedPerson } from '#contract/exams/interview/progress.ts';
import { candidate as machine } from '#contract/exams/results/candidate-state.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { callKey } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { ReasonDialog } from '#web/features/console/reason-dialog.tsx';
import { useMedia } from '#web/features/console/use-media.ts';
import { pointsOf } from '#web/features/exams/list-words.ts';
import { CorrectionDialog } from './correction-dialog.tsx';
import { LEAST, leftOut, MOST, Spread } from './score-spread.tsx';

interface Props {
  groupId: string;
  examId: string;
  judges: GroupProgress['judges'];
  people: readonly JudgedPerson[];
  mayArrange: boolean;
  isClosed: boolean;
  /** Whether the highest and the lowest sheet of a person are left out. */
  dropsExtremes: boolean;
  /** The judges at their table, with what each did with the number in the room. */
  seats(said: ((judgeId: string) => ReactNode) | undefined): ReactNode;
}

/** Everybody of a group is on one page. */
const mostPeople = 200;

type Judged = JudgedPerson['judged'][number];
const stateOf = ({ status }: Pick<JudgedPerson, 'status'>) =>
  machine.labels.recruiter[status as keyof typeof machine.labels.recruiter];

/** Who is in the room and who waits, what each judge gave, and the score as it counts now. A sealed sheet opens for a correction. */
export function ScoreTable(props: Props) {
  const { groupId, examId, judges, people, mayArrange, isClosed, dropsExtremes, seats } = props;
  const isPhone = useMedia('(max-width: 639.98px)');
  const [person, setPerson] = useState<JudgedPerson | null>(null);
  const [sheet, setSheet] = useState<{ person: JudgedPerson; at: number } | null>(null);
  const params = { id: groupId };
  const settle = useAction('POST /api/company/examGroups/:id/people', {
    answers: callKey('GET /api/company/examGroups/:id', { params }),
    invalidates: [callKey('GET /api/company/exams/:id/interview', { params: { id: examId } })],
    opened: `${person?.id}:${person?.status}`,
    done: '已登记',
  });
  const move = person?.status === 'absent' ? 'restore' : 'absent';
  const record = async (reason: string) => {
    if (!person) return;
    const done = await settle.send({ params, body: { registrationId: person.id, move, reason } });
    if (done) setPerson(null);
  };
  const maySettle = (one: JudgedPerson) =>
    mayArrange &&
    !isClosed &&
    (one.status === 'absent' || (one.status === 'interview' && one.judged.every(({ state }) => state !== 'sealed')));
  const points = pointsOf(people.map(({ score }) => score));
  const isBegun = ({ judged }: JudgedPerson) => judged.some(({ sheet: given }) => given);
  const now = isClosed ? undefined : people.find(({ status, isDone }) => status === 'interview' && !isDone);
  const waiting = isClosed
    ? []
    : people.filter((one) => one !== now && one.status === 'interview' && !one.isDone && !isBegun(one));
  const listed = people.filter((one) => !waiting.includes(one) && (one !== now || isBegun(one)));
  /** The score as it counts now, once everybody sealed; else how far it is. */
  const scoreOf = ({ status, score, isDone }: JudgedPerson) => {
    if (status !== 'interview' && score === null) return stateOf({ status });
    if (isDone || isClosed) return <b className="num">{points(score)}</b>;
    return <span className="text-ink-3">评分中</span>;
  };
  const outOf = ({ judged, isDone }: JudgedPerson) => (dropsExtremes && isDone ? leftOut(judged) : []);
  const cell = (one: JudgedPerson, judged: Judged, at: number) => {
    const { state, sheet: given, reason } = judged;
    if (state === 'recused') return <span title={reason}>回避</span>;
    if (!given) return one.status === 'interview' && <span className="text-ink-3">待评</span>;
    const isOut = outOf(one).includes(judged);
    return (
      <Button
        type="text"
        size="small"
        className={`tabular h-7! px-1.5! ${isOut ? 'text-ink-3! line-through!' : 'text-ink-1!'}`}
        title={isOut ? '最高分或最低分，不计入' : '看评分表'}
        onClick={() => setSheet({ person: one, at })}
      >
        {given.total}
      </Button>
    );
  };
  const settleButton = (one: JudgedPerson) =>
    maySettle(one) && (
      <Button size="small" onClick={() => setPerson(one)}>
        {one.status === 'absent' ? '撤销缺席' : '登记缺席'}
      </Button>
    );
  const columns: TableColumnsType<JudgedPerson> = [
    {
      title: '考生',
      key: 'person',
      width: 200,
      rowScope: 'row',
      render: (_, { lot, name, post }) => (
        <span className="font-normal">
          <b className="tabular text-ink-1">
            {lot} 号 {name}
          </b>
          <span className="block text-12 text-ink-3">
            {post.code} {post.title}
          </span>
        </span>
      ),
    },
    {
      title: '面试成绩',
      key: 'score',
      width: 92,
      align: 'right',
      render: (_, one) => <span className="text-16">{scoreOf(one)}</span>,
    },
    {
      title: (
        <span className="tabular flex justify-between font-normal text-ink-3">
          <span>{LEAST}</span>
          <span>{MOST}</span>
        </span>
      ),
      key: 'spread',
      width: 200,
      render: (_, one) => isBegun(one) && <Spread one={one} out={outOf(one)} />,
    },
    ...judges.map(({ id, number, name, removed }, at) => ({
      key: id,
      title: (
        <span className="whitespace-nowrap" title={name}>
          {number} 号<span className="sr-only"> {name}</span>
          {removed && <span className="ml-1 text-12 text-ink-3">已撤下</span>}
        </span>
      ),
      width: removed ? 92 : 64,
      align: 'right' as const,
      render: (_: unknown, one: JudgedPerson) => {
        const judged = one.judged[at];
        return judged ? cell(one, judged, at) : null;
      },
    })),
    ...(listed.some(maySettle)
      ? [
          {
            title: '操作',
            key: 'actions',
            width: 104,
            align: 'right' as const,
            render: (_: unknown, one: JudgedPerson) => settleButton(one),
          },
        ]
      : []),
  ];
  /** On a phone: number and name left, the score right, then a place for each judge. */
  const phoneRow = (one: JudgedPerson) => (
    <li key={one.id} className="px-4 py-3 text-13">
      <p className="flex items-baseline justify-between gap-3">
        <b className="tabular text-14 font-medium text-ink-1">
          {one.lot} 号 {one.name}
        </b>
        <span className="text-16">{scoreOf(one)}</span>
      </p>
      <p className="flex items-center justify-between gap-3 text-ink-3">
        {one.post.code} {one.post.title}
        {settleButton(one)}
      </p>
      {isBegun(one) && <Spread one={one} out={outOf(one)} />}
      {one.judged.some(({ state }) => state !== 'open') && (
        <ul className="mt-2 grid grid-cols-5 gap-1.5">
          {judges.map(({ id, number }, at) => {
            const judged = one.judged[at];
            return (
              <li key={id} className="rounded-ctl bg-fill py-1 text-center">
                <span className="block text-12 text-ink-3">{number} 号</span>
                {judged && cell(one, judged, at)}
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
  /** What a judge did with the number in the room. */
  const said = (judgeId: string) => {
    const state = now?.judged.find((one) => one.judgeId === judgeId)?.state;
    if (state === 'sealed') return <span className="tag tag-ok">已封存</span>;
    return <span className="tag">{state === 'recused' ? '回避' : '待评'}</span>;
  };
  const sealed = now?.judged.filter(({ state }) => state === 'sealed').length ?? 0;
  if (people.length === 0)
    return (
      <>
        {seats(undefined)}
        <p className="mt-4 text-13 text-ink-3">抽签以后，这里是每个签号的评分进度。</p>
      </>
    );
  return (
    <>
      <div className="flex gap-5 rounded-card bg-brand-tint p-5 max-lg:flex-col max-sm:gap-3 max-sm:p-4">
        {now && (
          <section aria-label="现在的签号" className="flex flex-none flex-col gap-1 lg:w-52">
            <h3 className="tabular text-32 leading-tight font-semibold text-ink-1">
              {now.lot} 号 <span className="text-20">{now.name}</span>
            </h3>
            <p className="text-13 text-ink-2">
              {now.post.code} {now.post.title}
            </p>
            <p className="tabular mt-1 mb-2 text-13 text-ink-2">
              {sealed > 0 ? `${sealed} / ${judges.length} 位考官已封存` : '轮到这个号，还没有人封存'}
            </p>
            {maySettle(now) && <span>{settleButton(now)}</span>}
          </section>
        )}
        {seats(now && said)}
      </div>
      {waiting.length > 0 && (
        <section aria-label="候场" className="mt-4">
          <h3 className="mb-2 text-14 font-semibold text-ink-1">
            候场 <span className="tabular font-normal text-ink-3">{waiting.length} 人</span>
          </h3>
          <ol className="grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-2">
            {waiting.map((one) => (
              <li key={one.id} className="flex items-center gap-3 rounded-ctl border border-line px-3 py-2 text-13">
                <b className="num grid size-8 flex-none place-items-center rounded-full bg-fill text-14 text-ink-1">
                  {one.lot}
                </b>
                <span className="min-w-0 flex-1">
                  <span className="cut block font-medium text-ink-1">{one.name}</span>
                  <span className="cut block text-12 text-ink-3">
                    {one.post.code} {one.post.title}
                  </span>
                </span>
                {maySettle(one) && (
                  <Dropdown
                    trigger={['click']}
                    menu={{ items: [{ key: 'absent', label: '登记缺席' }], onClick: () => setPerson(one) }}
                  >
                    <Button
                      size="small"
                      type="text"
                      aria-label={`${one.name} 更多操作`}
                      icon={<Ellipsis size={16} aria-hidden />}
                    />
                  </Dropdown>
                )}
              </li>
            ))}
          </ol>
        </section>
      )}
      {listed.length > 0 && (
        <div className="-mx-5 mt-4 -mb-5 border-t border-line max-sm:-mx-4 max-sm:-mb-4">
          <ConsoleList<JudgedPerson>
            label="评分"
            query={{ data: listed, isError: false, refetch: () => undefined }}
            pageSize={mostPeople}
            minWidth={500 + judges.length * 68}
            empty="没有抽到这一组的人"
            table={{ size: 'small' }}
            {...(isPhone ? { row: phoneRow } : { columns })}
          />
          {dropsExtremes && listed.some((one) => outOf(one).length > 0) && (
            <p className="border-t border-line px-4 py-2 text-12 text-ink-3">
              划去的是最高分和最低分，不计入；点一个分看它的评分表
            </p>
          )}
        </div>
      )}
      {person && (
        <ReasonDialog
          title={`${person.lot} 号：${move === 'absent' ? '登记缺席' : '撤销缺席'}`}
          label="原因（记入项目经过）"
          minLength={2}
          maxLength={100}
          busy={settle.isPending}
          onDone={(reason) => void record(reason)}
          onClose={() => setPerson(null)}
        />
      )}
      {sheet && (
        <CorrectionDialog
          groupId={groupId}
          lot={sheet.person.lot}
          judge={judges[sheet.at]?.name ?? ''}
          judged={sheet.person.judged[sheet.at]}
          mayCorrect={mayArrange && sheet.person.status === 'interview'}
          onClose={() => setSheet(null)}
        />
      )}
    </>
  );
}
