import { clsx } from 'clsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import type { ExamGroup } from '../../../contract/interview/groups.ts';

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
    <ul
      aria-label="小组"
      className="-mx-5 -mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,240px),1fr))] border-b border-line max-sm:-mx-4 max-sm:-mt-4"
    >
      {groups.map((group) => {
        const { id, number, place, startsAt, people, done } = group;
        return (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === chosenId}
              className={clsx(
                'w-full cursor-pointer border-b-2 px-5 py-3 text-left max-sm:px-4',
                id === chosenId ? 'border-brand max-sm:bg-brand-tint' : 'border-transparent hover:bg-fill',
              )}
              onClick={() => onChoose(id)}
            >
              <span className="tabular flex items-baseline gap-3 text-12 text-ink-3">
                <b
                  className={clsx('text-16', id === chosenId ? 'font-semibold text-ink-1' : 'font-semibold text-ink-2')}
                >
                  第 {number} 组
                </b>
                <span className="cut flex-1">
                  {dayAndTime(startsAt)}，{place}
                </span>
                <span className="whitespace-nowrap">
                  {stateOf(group)}
                  {people > 0 && ` ${done} / ${people} 人`}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
