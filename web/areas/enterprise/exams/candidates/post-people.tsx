import { clsx } from 'clsx';
import { Check, CornerDownRight } from 'lucide-react';
import type { CandidateLine } from '#contract/exams/candidates/candidates.ts';
import type { CandidateStep } from '#contract/exams/candidates/outcomes.ts';
import { type CandidateState, isOut, candidate as machine } from '#contract/exams/results/candidate-state.ts';
import { whenText } from '#web/features/exams/exam-words.ts';
import { CandidateActs } from './candidate-acts.tsx';

interface Props {
  people: readonly CandidateLine[];
  step: CandidateStep;
  maySetExtra: boolean;
}

const waits = ({ moves }: CandidateLine) => moves.includes('pass');

/** What came out of a step; of whom nothing has come out yet, the buttons say so. */
function Outcome({ line: { status }, step }: { line: CandidateLine; step: CandidateStep }) {
  if (status === step) return null;
  const word = status === 'absent' ? '未到' : machine.labels.recruiter?.[status as CandidateState];
  if (isOut(status)) return <span className="tag tag-err">{word}</span>;
  return (
    <span className="flex items-center gap-1 text-13 text-ink-3">
      <Check size={14} className="text-ok" aria-hidden />
      {word}
    </span>
  );
}

/** Rank, name and time of a person, the outcome or the means to record it, and below them why. */
function Person({
  line,
  isBelow,
  step,
  maySetExtra,
}: Omit<Props, 'people'> & { line: CandidateLine; isBelow: boolean }) {
  const { name, ticket, rank, slot, reason, replaces, replacedBy, extra, extraWaiting } = line;
  const said = [reason, replaces && `递补 ${replaces}`, replacedBy && `由 ${replacedBy} 递补`]
    .filter(Boolean)
    .join('，');
  return (
    <li
      className={clsx(
        'grid grid-cols-[28px_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2.5 sm:grid-cols-[28px_minmax(0,1fr)_128px_188px]',
        waits(line) && 'bg-warm-tint',
      )}
    >
      <span className="num text-16 text-ink-1">
        {isBelow ? <CornerDownRight size={16} className="text-ink-4" aria-label="递补" role="img" /> : rank}
      </span>
      <span className="min-w-0">
        <b className="font-medium text-ink-1">{name}</b>
        <span className="tabular ml-2 text-12 text-ink-3">
          {ticket}
          {isBelow && rank !== null && `，第 ${rank} 名`}
        </span>
        {step === 'recheck' && (
          <span className="tabular block text-13 text-ink-3 sm:hidden">
            {slot ? whenText(slot.startsAt) : '没有选时段'}
          </span>
        )}
      </span>
      <span className="tabular text-13 text-ink-2 max-sm:hidden" title={slot?.place}>
        {step === 'recheck' && (slot ? whenText(slot.startsAt) : <span className="text-warm-ink">没有选时段</span>)}
        {step === 'ranked' && extra !== null && `加试 ${extra}`}
        {step === 'ranked' && extraWaiting !== null && (
          <span className="text-warm-ink">加试 {extraWaiting} 待确认</span>
        )}
      </span>
      <span
        className={clsx(
          'flex flex-wrap items-center justify-end gap-2 [&>:empty]:hidden',
          isOut(line.status) && 'max-sm:col-start-2 max-sm:col-end-[-1] max-sm:justify-start',
        )}
      >
        <Outcome line={line} step={step} />
        <CandidateActs line={line} maySetExtra={maySetExtra && step === 'ranked'} />
      </span>
      {said && <p className="col-start-2 col-end-[-1] text-13 break-words text-ink-3">{said}</p>}
    </li>
  );
}

/** Each post with its people by rank; who waits for an outcome stands out. */
export function PostPeople({ people, ...rest }: Props) {
  const names = new Set(people.map(({ name }) => name));
  return (
    <div className="rounded-b-card border-t border-line bg-ground p-3 xl:columns-2 xl:gap-3">
      {[...Map.groupBy(people, ({ post }) => post.code)].map(([code, own]) => {
        const waiting = own.filter(waits).length;
        const post = own[0]?.post;
        return (
          <section
            key={code}
            aria-label={`${code} ${post?.title}`}
            className="mb-3 overflow-hidden rounded-card border border-line bg-surface break-inside-avoid last:mb-0"
          >
            <h2 className="flex flex-wrap items-baseline gap-x-2 border-b border-line px-4 py-2.5 text-14 font-medium text-ink-1">
              <b className="tabular font-semibold">{code}</b>
              {post?.title}
              <span className="text-12 font-normal text-ink-3">{post?.employer}</span>
              <span
                className={clsx('tabular ml-auto text-13', waiting > 0 ? 'text-warm-ink' : 'font-normal text-ink-3')}
              >
                {waiting > 0 ? `${waiting} 人待定` : `${own.length} 人`}
              </span>
            </h2>
            <ol className="divide-y divide-line">
              {own.map((line) => (
                <Person
                  key={line.id}
                  line={line}
                  isBelow={line.replaces !== null && names.has(line.replaces)}
                  {...rest}
                />
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}
