import type { CandidateLine as Line } from '#contract/exams/candidates/candidates.ts';
import type { CandidateStep } from '#contract/exams/candidates/outcomes.ts';
import { whenText } from '#web/features/exams/exam-words.ts';
import { CandidateActs } from './candidate-acts.tsx';
import { Outcome } from './candidate-columns.tsx';

interface Props {
  line: Line;
  /** The line above: a post stands once over its people. */
  before: Line | undefined;
  step: CandidateStep;
  maySetExtra: boolean;
}

/** A candidate on a phone: name, rank and acts, below them the time and the outcome, whole in as many lines as they take. */
export function CandidateLine({ line, before, step, maySetExtra }: Props) {
  const { name, ticket, post, rank, slot } = line;
  return (
    <li>
      {before?.post.code !== post.code && (
        <p className="border-b border-line bg-fill px-4 py-2 text-13 font-medium text-ink-1">
          <b className="tabular mr-2 font-semibold">{post.code}</b>
          {post.title}
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 px-4 py-2.5 text-13">
        <p className="truncate">
          <b className="text-14 font-medium text-ink-1">{name}</b>
          <span className="tabular ml-2 text-12 text-ink-3">{ticket}</span>
          {rank !== null && <span className="tabular ml-2 text-12 text-ink-3">第 {rank} 名</span>}
        </p>
        <CandidateActs line={line} maySetExtra={maySetExtra && step === 'ranked'} />
        <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          {step === 'recheck' && (
            <span className="tabular text-ink-3">{slot ? whenText(slot.startsAt) : '没有选时段'}</span>
          )}
          <Outcome line={line} step={step} />
        </div>
      </div>
    </li>
  );
}
