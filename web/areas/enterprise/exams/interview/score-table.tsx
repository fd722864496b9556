import { Button, type TableColumnsType } from 'antd';
import { useState } from 'react';
import type { GroupProgress, JudgedPerson } from '#contract/exams/interview/progress.ts';
import { candidate as machine } from '#contract/exams/results/candidate-state.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { callKey } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { ReasonDialog } from '#web/features/console/reason-dialog.tsx';
import { useMedia } from '#web/features/console/use-media.ts';
import { pointsOf } from '#web/features/exams/list-words.ts';
import { CorrectionDialog } from './correction-dialog.tsx';

interface Props {
  groupId: string;
  examId: string;
  judges: GroupProgress['judges'];
  people: readonly JudgedPerson[];
  mayArrange: boolean;
  isClosed: boolean;
}

/** Everybody of a group is on one page. */
const mostPeople = 200;

type Judged = JudgedPerson['judged'][number];
const stateOf = ({ status }: Pick<JudgedPerson, 'status'>) =>
  machine.labels.recruiter[status as keyof typeof machine.labels.recruiter];

/** Who has which number, what each judge gave, and the score as it counts now. A sealed sheet opens for a correction. */
export function ScoreTable({ groupId, examId, judges, people, mayArrange, isClosed }: Props) {
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
  /** The score as it counts now, once everybody sealed; else how far it is. */
  const scoreOf = ({ status, score, isDone, judged }: JudgedPerson) => {
    if (status !== 'interview' && score === null) return stateOf({ status });
    if (isDone || isClosed) return <b className="num">{points(score)}</b>;
    return <span className="text-ink-3">{judged.some(({ sheet: given }) => given) ? '评分中' : '未开始'}</span>;
  };
  const cell = (one: JudgedPerson, { state, sheet: given, reason }: Judged, at: number) => {
    if (state === 'recused') return <span title={reason}>回避</span>;
    if (!given)
      return (
        one.status === 'interview' && (
          <span className="text-ink-3">
            <span aria-hidden="true">–</span>
            <span className="sr-only">待评</span>
          </span>
        )
      );
    return (
      <Button type="link" size="small" className="tabular h-auto! p-0!" onClick={() => setSheet({ person: one, at })}>
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
      width: 220,
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
    { title: '面试成绩', key: 'score', width: 92, align: 'right', render: (_, one) => scoreOf(one) },
    ...judges.map(({ id, number, name, removed }, at) => ({
      key: id,
      title: (
        <span className="whitespace-nowrap">
          {number} 号 {name}
          {removed && <span className="ml-1 text-12 text-ink-3">已撤下</span>}
        </span>
      ),
      width: 92,
      align: 'right' as const,
      render: (_: unknown, one: JudgedPerson) => {
        const judged = one.judged[at];
        return judged ? cell(one, judged, at) : null;
      },
    })),
    {
      title: '操作',
      key: 'actions',
      width: 104,
      align: 'right',
      render: (_, one) => settleButton(one),
    },
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
  if (people.length === 0) return <p className="mt-4 text-13 text-ink-3">抽签以后，这里是每个签号的评分进度。</p>;
  return (
    <>
      <div className="-mx-5 mt-4 -mb-5 border-t border-line max-sm:-mx-4 max-sm:-mb-4">
        <ConsoleList<JudgedPerson>
          label="评分"
          query={{ data: people, isError: false, refetch: () => undefined }}
          pageSize={mostPeople}
          minWidth={440 + judges.length * 92}
          empty="没有抽到这一组的人"
          table={{ size: 'small' }}
          {...(isPhone ? { row: phoneRow } : { columns })}
        />
      </div>
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
