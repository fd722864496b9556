import type { TableColumnsType } from 'antd';
import type { CandidateLine } from '#contract/exams/candidates/candidates.ts';
import type { CandidateStep } from '#contract/exams/candidates/outcomes.ts';
import { type CandidateState, isOut, candidate as machine } from '#contract/exams/results/candidate-state.ts';
import { whenText } from '#web/features/exams/exam-words.ts';
import { CandidateActs } from './candidate-acts.tsx';

const toneOf = ({ status }: CandidateLine, step: CandidateStep) =>
  isOut(status) ? 'tag tag-err' : status === step ? 'tag' : 'tag tag-ok';

export function Outcome({ line, step }: { line: CandidateLine; step: CandidateStep }) {
  const { status, reason, replaces, replacedBy } = line;
  return (
    <span className="text-13">
      <span className={toneOf(line, step)}>
        {status === 'absent' ? '未到' : machine.labels.recruiter?.[status as CandidateState]}
      </span>
      {reason && <span className="ml-2 break-words text-ink-3">{reason}</span>}
      {replaces && <span className="block text-ink-3">递补 {replaces}</span>}
      {replacedBy && <span className="block text-ink-3">由 {replacedBy} 递补</span>}
    </span>
  );
}

/** The columns of a step: only the recheck has appointments, only the ranking an additional test. */
export function candidateColumns({
  step,
  maySetExtra,
}: {
  step: CandidateStep;
  maySetExtra: boolean;
}): TableColumnsType<CandidateLine> {
  return [
    {
      title: '姓名',
      key: 'name',
      width: 92,
      rowScope: 'row',
      render: (_, { name, ticket }) => (
        <>
          <b className="font-medium text-ink-1">{name}</b>
          <span className="tabular block text-12 text-ink-3">{ticket}</span>
        </>
      ),
    },
    {
      title: '岗位',
      key: 'post',
      width: 150,
      render: (_, { post }) => (
        <>
          {post.code} {post.title}
          <span className="block text-12 text-ink-3">{post.employer}</span>
        </>
      ),
    },
    {
      title: '名次',
      dataIndex: 'rank',
      width: 64,
      render: (rank: number | null) => rank && <b className="tabular font-semibold text-ink-1">{rank}</b>,
    },
    ...(step === 'recheck'
      ? [
          {
            title: '时段',
            key: 'slot',
            width: 140,
            render: (_: unknown, { slot }: CandidateLine) =>
              slot ? (
                <span className="tabular">
                  {whenText(slot.startsAt)}
                  <span className="block text-12 text-ink-3">{slot.place}</span>
                </span>
              ) : (
                <span className="text-ink-3">没有选</span>
              ),
          },
        ]
      : []),
    ...(step === 'ranked'
      ? [
          {
            title: '加试',
            key: 'extra',
            width: 96,
            align: 'right' as const,
            render: (_: unknown, { extra, extraWaiting }: CandidateLine) => (
              <span className="tabular">
                {extra ?? (extraWaiting === null ? '–' : '')}
                {extraWaiting !== null && <span className="block text-12 text-warm-ink">{extraWaiting} 待确认</span>}
              </span>
            ),
          },
        ]
      : []),
    {
      title: '结论',
      key: 'outcome',
      width: 300,
      render: (_, line) => (
        <span className="flex items-center gap-3">
          <span className="min-w-20">
            <Outcome line={line} step={step} />
          </span>
          <span className="flex-none">
            <CandidateActs line={line} maySetExtra={maySetExtra && step === 'ranked'} />
          </span>
        </span>
      ),
    },
  ];
}
