import type { CandidateLine as Line } from '#contract/exams/candidates/candidates.ts';
import type { CandidateStep } from '#contract/exams/candidates/outcomes.ts';
import { whenText } from '#web/features/exams/exam-words.ts';
import { CandidateActs } from './candidate-acts.tsx';
import { Outcome } from './candidate-columns.tsx';

/** A candidate on a phone: name, rank and acts, below them the time and the outcome, whole in as many lines as they take. */
export function CandidateLine({ line, step, maySetExtra }: { line: Line; step: CandidateStep; maySetExtra: boolean }) {
  const { name, ticket, post, rank, slot } = line;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 px-4 py-2.5 text-13">
      <p className="truncate">
        <b className="text-14 font-medium text-ink-1">{name}</b>
        <span className="tabular ml-2 text-12 text-ink-3">{ticket}</span>
        {rank !== null && <span className="tabular ml-2 text-12 text-ink-3">第 {rank} 名</span>}
      </p>
      <CandidateActs line={line} maySetExtra={maySetExtra && step === 'ranked'} />
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="text-ink-3">
          {step === 'recheck' && (
            <span className="tabular">{slot ? `${whenText(slot.startsAt)}，` : '没有选时段，'}</span>
          )}
          {post.title}
        </p>
        <span>
          <Outcome line={line} step={step} />
        </span>
      </div>
    </li>
  );
}
