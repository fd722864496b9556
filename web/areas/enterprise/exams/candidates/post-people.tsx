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
/** An outcome is due: in the recheck once the chosen time has come. */
const isDue = (line: CandidateLine) =>
  waits(line) && (line.status !== 'recheck' || (line.slot !== null && Date.parse(line.slot.startsAt) <= Date.now()));

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

interface PersonProps extends Omit<Props, 'people'> {
  line: CandidateLine;
  /** Stands below the person whose place this one took. */
  isBelow: boolean;
  /** Who took this person's place stands below. */
  isAbove: boolean;
}

/** Rank, name and time of a person, why something came out, and the outcome or the means to record it. */
function Person({ line, isBelow, isAbove, step, maySetExtra }: PersonProps) {
  const { name, ticket, rank, slot, reason, replaces, replacedBy, extra, extraWaiting } = line;
  const said = [
    reason,
    replaces && !isBelow && `递补 ${replaces}`,
    replacedBy && !isAbove && `由 ${replacedBy} 递补`,
    isBelow && rank !== null && `第 ${rank} 名`,
  ]
    .filter(Boolean)
    .join('，');
  return (
    <li
      className={clsx(
        'grid grid-cols-[28px_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2 sm:min-h-11 sm:grid-cols-[28px_150px_128px_minmax(0,1fr)_auto]',
        isDue(line) && 'shadow-[inset_3px_0_var(--warm)]',
      )}
    >
      <span className="num text-16 max-sm:col-start-1 max-sm:row-start-1">
        {isBelow ? <CornerDownRight size={16} className="text-ink-4" aria-label="递补" role="img" /> : rank}
      </span>
      <span className="min-w-0 max-sm:col-start-2 max-sm:row-start-1">
        <b className="font-medium text-ink-1">{name}</b>
        <span className="tabular ml-2 text-12 text-ink-3">{ticket}</span>
      </span>
      <span
        className="tabular text-13 text-ink-2 max-sm:col-start-2 max-sm:row-start-2 max-sm:empty:hidden"
        title={slot?.place}
      >
        {step === 'recheck' && (slot ? whenText(slot.startsAt) : <span className="text-warm-ink">没有选时段</span>)}
        {step === 'ranked' && extra !== null && `加试 ${extra}`}
        {step === 'ranked' && extraWaiting !== null && (
          <span className="text-warm-ink">加试 {extraWaiting} 待确认</span>
        )}
      </span>
      <span className="text-13 break-words text-ink-3 max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-3 max-sm:empty:hidden">
        {said}
      </span>
      <span className="flex flex-wrap items-center justify-end gap-2 max-sm:col-start-3 max-sm:row-span-2 max-sm:row-start-1">
        <Outcome line={line} step={step} />
        <CandidateActs line={line} maySetExtra={maySetExtra && step === 'ranked'} isDue={isDue(line)} />
      </span>
    </li>
  );
}

/** Each post with its people by rank; whose outcome is due has an edge. */
export function PostPeople({ people, ...rest }: Props) {
  const names = new Set(people.map(({ name }) => name));
  return (
    <div className="border-t border-line">
      {[...Map.groupBy(people, ({ post }) => post.code)].map(([code, own]) => {
        const waiting = own.filter(waits).length;
        const post = own[0]?.post;
        return (
          <section key={code} aria-label={`${code} ${post?.title}`} className="border-line not-first:border-t">
            <h2 className="flex flex-wrap items-baseline gap-x-2 border-b border-line bg-ground px-4 py-2 text-14 font-medium text-ink-1">
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
                  isAbove={line.replacedBy !== null && names.has(line.replacedBy)}
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
