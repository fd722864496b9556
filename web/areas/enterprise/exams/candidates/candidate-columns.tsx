import type { TableColumnsType } from 'antd';
import { CornerDownRight } from 'lucide-react';
import type { CandidateLine } from '#contract/exams/candidates/candidates.ts';
import type { CandidateStep } from '#contract/exams/candidates/outcomes.ts';
import { type CandidateState, isOut, candidate as machine } from '#contract/exams/results/candidate-state.ts';
import { whenText } from '#web/features/exams/exam-words.ts';
import { PostSaid } from '../results/post-rows.tsx';
import { CandidateActs } from './candidate-acts.tsx';

const toneOf = ({ status }: CandidateLine) => (isOut(status) ? 'tag tag-err' : 'tag tag-ok');

export function Outcome({ line, step }: { line: CandidateLine; step: CandidateStep }) {
  const { status, reason, replaces, replacedBy, moves } = line;
  return (
    <span className="text-13">
      {status === step && moves.length > 0 && <span className="text-warm-ink">待定</span>}
      {status !== step && (
        <span className={toneOf(line)}>
          {status === 'absent' ? '未到' : machine.labels.recruiter?.[status as CandidateState]}
        </span>
      )}
      {reason && <span className="ml-2 break-words text-ink-3">{reason}</span>}
      {replaces && <span className="ml-2 text-ink-3">递补 {replaces}</span>}
      {replacedBy && <span className="ml-2 text-ink-3">由 {replacedBy} 递补</span>}
    </span>
  );
}

/** The columns of a step: only the recheck has appointments, only the ranking an additional test. */
interface Columns {
  step: CandidateStep;
  maySetExtra: boolean;
  people: readonly CandidateLine[];
}

export function candidateColumns({ step, maySetExtra, people }: Columns): TableColumnsType<CandidateLine> {
  const names = new Set(people.map(({ name }) => name));
  return [
    {
      title: '姓名',
      key: 'name',
      width: '24%',
      rowScope: 'row',
      render: (_, { name, ticket, post, replaces }) => {
        const isBelow = replaces !== null && names.has(replaces);
        return (
          <span className={isBelow ? 'relative block ps-6' : undefined}>
            {isBelow && <CornerDownRight size={16} className="absolute top-0.5 left-0 text-ink-4" aria-hidden />}
            <b className="font-medium text-ink-1">{name}</b>
            <span className="tabular block text-12 text-ink-3">{ticket}</span>
            <PostSaid post={post} />
          </span>
        );
      },
    },
    {
      title: '名次',
      dataIndex: 'rank',
      width: '10%',
      render: (rank: number | null) => rank && <b className="tabular font-semibold text-ink-1">{rank}</b>,
    },
    ...(step === 'recheck'
      ? [
          {
            title: '时段',
            key: 'slot',
            width: '22%',
            render: (_: unknown, { slot }: CandidateLine) =>
              slot ? (
                <span className="tabular" title={slot.place}>
                  {whenText(slot.startsAt)}
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
      render: (_, line) => (
        <span className="flex items-center justify-between gap-3">
          <span className="min-w-0">
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
