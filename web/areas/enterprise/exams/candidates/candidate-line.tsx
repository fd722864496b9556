import type { CandidateLine as Line } from '#contract/exams/candidates/candidates.ts';
import type { CandidateStep } from '#contract/exams/candidates/outcomes.ts';
import { whenText } from '#web/features/exams/exam-words.ts';
import { CandidateActs } from './candidate-acts.tsx';
import { Outcome } from './candidate-columns.tsx';

/** A candidate on a phone: name and rank left, the outcome right, the acts below them. */
export function CandidateLine({ line, step, maySetExtra }: { line: Line; step: CandidateStep; maySetExtra: boolean }) {
  const { name, ticket, post, rank, slot } = line;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 px-4 py-3 text-13">
      <p>
        <b className="text-14 font-medium text-ink-1">{name}</b>
        <span className="tabular ml-2 text-12 text-ink-3">{ticket}</span>
      </p>
      <span className="max-w-40 text-right">
        <Outcome line={line} step={step} />
      </span>
      <p className="col-span-2 text-ink-3">
        {post.code} {post.title}
        {rank !== null && `，第 ${rank} 名`}
      </p>
      {step === 'recheck' && (
        <p className="tabular text-ink-3">{slot ? `${whenText(slot.startsAt)} 复审` : '没有选时段'}</p>
      )}
      <span className="col-start-2">
        <CandidateActs line={line} maySetExtra={maySetExtra && step === 'ranked'} />
      </span>
    </li>
  );
}
