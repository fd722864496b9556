import { clsx } from 'clsx';
import type { ExamGroup } from '#contract/exams/interview/groups.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { Meter } from '#web/ui/progress.tsx';

interface Props {
  groups: readonly ExamGroup[];
  chosenId: string | undefined;
  onChoose(id: string): void;
}

const stateOf = ({ judges, closedAt, people, done }: ExamGroup): string => {
  if (closedAt) return '已结束';
  const entered = judges.filter(({ enteredAt }) => enteredAt !== null).length;
  if (judges.length === 0) return '没有考官';
  if (entered < judges.length) return `考官 ${entered} / ${judges.length} 到`;
  return people > 0 && done === people ? '评完，待结束' : '评分中';
};

/** The groups of an interview, each with how far it is. */
export function GroupList({ groups, chosenId, onChoose }: Props) {
  return (
    <ul aria-label="小组" className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,260px),1fr))] gap-2">
      {groups.map((group) => {
        const { id, number, place, startsAt, people, done } = group;
        return (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === chosenId}
              className={clsx(
                'w-full cursor-pointer rounded-ctl border px-3 py-2 text-left text-13',
                id === chosenId ? 'border-brand bg-brand-tint' : 'border-line bg-surface hover:bg-fill',
              )}
              onClick={() => onChoose(id)}
            >
              <span className="flex items-baseline justify-between gap-2">
                <b className="text-14 text-ink-1">第 {number} 组</b>
                <span className="text-12 text-ink-2">{stateOf(group)}</span>
              </span>
              <span className="cut block text-12 text-ink-3">
                {dayAndTime(startsAt)}，{place}
              </span>
              {people > 0 && (
                <span className="mt-1.5 flex items-center gap-2">
                  <span className="flex-1">
                    <Meter value={done} of={people} />
                  </span>
                  <span className="tabular text-12 text-ink-3">
                    {done} / {people} 人
                  </span>
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
