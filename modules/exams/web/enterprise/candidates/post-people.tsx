import { clsx } from 'clsx';
import { Check, CornerDownRight } from 'lucide-react';
import type { CandidateLine } from '../../../contract/candidates/candidates.ts';
import type { CandidateStep } from '../../../contract/candidates/outcomes.ts';
import { type CandidateState, isOut, candidate as machine } from '../../../contract/results/candidate-state.ts';
import { whenText } from '../../features/exam-words.ts';
import { CandidateActs } from './candidate-acts.tsx';

interface Props {
  people: readonly CandidateLine[];
  step: CandidateStep;
  maySetExtra: boolean;
}

const waits = ({ moves }: CandidateLine) => moves.includes('pass');
const timeOf = ({ slot }: CandidateLine) => slot?.startsAt ?? '';
/** Whose outcome is recorded next: of those who wait for one, who comes first. */
const nextOf = (people: readonly CandidateLine[], step: CandidateStep) =>
  people
    .filter((line) => waits(line) && (step !== 'recheck' || line.slot))
    .toSorted((one, other) => timeOf(one).localeCompare(timeOf(other)))[0];

/** Why a person stands at this rank and what came of it, in words. */
function wordsOf(line: CandidateLine, own: readonly CandidateLine[]): string {
  const { reason, replaces, replacedBy, rank } = line;
  return [
    reason,
    replaces && (rank === null ? `递补 ${replaces}` : `第 ${rank} 名，递补 ${replaces}`),
    replacedBy && !own.some(({ name }) => name === replacedBy) && `由 ${replacedBy} 递补`,
  ]
    .filter(Boolean)
    .join('，');
}

/** What came out of a step; on a phone the buttons beside a name say that nothing has yet. */
function Outcome({ line, step, isNext }: Pick<PersonProps, 'line' | 'step' | 'isNext'>) {
  const { status } = line;
  if (isNext && step === 'recheck') return <b className="font-semibold text-brand">下一位</b>;
  if (status === step) return waits(line) && <span className="max-sm:hidden">待定</span>;
  const word = status === 'absent' ? '未到' : machine.labels.recruiter?.[status as CandidateState];
  if (isOut(status)) return <span className="tag tag-err">{word}</span>;
  return (
    <span className="inline-flex items-center gap-1 text-14 text-ink-3">
      <Check size={14} className="text-ok" aria-hidden />
      {word}
    </span>
  );
}

interface PersonProps extends Omit<Props, 'people'> {
  line: CandidateLine;
  /** The people of the same post. */
  own: readonly CandidateLine[];
  isNext: boolean;
}

/** Rank, name and time of a person, what came out and why, and the means to record it. */
function Person({ line, own, isNext, step, maySetExtra }: PersonProps) {
  const { name, ticket, rank, slot, replaces, extra, extraWaiting } = line;
  const isBelow = replaces !== null && own.some((one) => one.name === replaces);
  return (
    <li
      className={clsx(
        'grid grid-cols-[28px_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-1 max-sm:py-2 sm:min-h-11 sm:grid-cols-[28px_150px_136px_minmax(0,1fr)_auto]',
        isNext ? 'bg-brand-tint' : 'hover:bg-fill',
      )}
    >
      <span className="num text-16 max-sm:col-start-1 max-sm:row-start-1">
        {isBelow ? <CornerDownRight size={16} className="text-ink-4" aria-label="递补" role="img" /> : rank}
      </span>
      <span className="min-w-0 max-sm:col-start-2 max-sm:row-start-1">
        <b className="font-semibold text-ink-1">{name}</b>
        <span className="tabular ml-2 text-12 text-ink-3">{ticket}</span>
      </span>
      <span
        className="tabular text-14 text-ink-2 max-sm:col-start-2 max-sm:row-start-2 max-sm:empty:hidden"
        title={slot?.place}
      >
        {step === 'recheck' && (slot ? whenText(slot.startsAt) : <span className="text-warm-ink">没有选时段</span>)}
        {step === 'ranked' && extra !== null && `加试 ${extra}`}
        {step === 'ranked' && extraWaiting !== null && (
          <span className="text-warm-ink">加试 {extraWaiting} 待确认</span>
        )}
      </span>
      <span className="flex flex-wrap items-center gap-x-2 text-14 break-words text-ink-3 max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-3 max-sm:empty:hidden">
        <Outcome line={line} step={step} isNext={isNext} />
        <span className="min-w-0 empty:hidden">{wordsOf(line, own)}</span>
      </span>
      <span className="flex justify-end max-sm:col-start-3 max-sm:row-span-2 max-sm:row-start-1">
        <CandidateActs line={line} maySetExtra={maySetExtra && step === 'ranked'} isNext={isNext} />
      </span>
    </li>
  );
}

/** Each post with its people by rank. */
export function PostPeople({ people, step, ...rest }: Props) {
  const next = nextOf(people, step);
  return (
    <div className="border-t border-line">
      {[...Map.groupBy(people, ({ post }) => post.code)].map(([code, own]) => {
        const waiting = own.filter(waits).length;
        const post = own[0]?.post;
        return (
          <section key={code} aria-label={`${code} ${post?.title}`} className="border-line not-first:border-t">
            <h2 className="flex flex-wrap items-baseline gap-x-2 border-b border-line bg-ground px-4 py-2 text-14 font-semibold text-ink-1">
              <b className="tabular font-semibold">{code}</b>
              {post?.title}
              <span className="text-12 font-normal text-ink-3">{post?.employer}</span>
              <span
                className={clsx('tabular ml-auto text-14', waiting > 0 ? 'text-warm-ink' : 'font-normal text-ink-3')}
              >
                {waiting > 0 ? `${waiting} 人待定` : `${own.length} 人`}
              </span>
            </h2>
            <ol className="divide-y divide-line">
              {own.map((line) => (
                <Person key={line.id} line={line} own={own} isNext={line === next} step={step} {...rest} />
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}
