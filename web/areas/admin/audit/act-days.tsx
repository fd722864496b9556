import type { OperatorRole } from '#contract/actor.ts';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { operatorRoles } from '#contract/operators/acts.ts';
import { Trend } from '#web/features/console/list/trend.tsx';

type ActDaysOf = AnswerOf<Api['GET /api/admin/actDays']>;

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
const medianOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** '今天 20 次，平时一天 18 次' */
function usualText({ people }: ActDaysOf): string {
  const totals = (people[0]?.days ?? []).map((_, day) => sum(people.map(({ days }) => days[day] ?? 0)));
  const usual = medianOf(totals.slice(0, -1).filter((n) => n > 0));
  return `今天 ${totals.at(-1) ?? 0} 次，平时一天 ${usual} 次`;
}

interface Props {
  found: ActDaysOf;
  /** The person whose lines are shown. */
  operator: string | undefined;
  onChoose(operator: string): void;
}

/** Who did how much on which day of the last month; each leads to the person's lines. */
export function ActDays({ found, found: { people }, operator, onChoose }: Props) {
  const most = Math.max(1, ...people.flatMap(({ days }) => days));
  return (
    <section aria-label="每人每天" className="p-4">
      <h2 className="text-16 font-semibold text-ink-1">{usualText(found)}</h2>
      <p className="text-14 text-ink-3">近 {people[0]?.days.length} 天，深色是最近 7 天</p>
      <ul className="mt-3 grid gap-1">
        {people
          .toSorted((one, other) => sum(other.days) - sum(one.days))
          .map(({ name, role, days, serious }) => (
            <li key={name}>
              <button
                type="button"
                aria-pressed={operator === name}
                className="tabular grid w-full cursor-pointer gap-1 rounded-ctl px-2 py-2 text-left text-14 hover:bg-fill aria-pressed:bg-brand-tint"
                onClick={() => onChoose(name)}
              >
                <span className="flex items-baseline justify-between gap-3">
                  <span className="min-w-0 truncate">
                    <b className="font-semibold text-ink-1">{name}</b>{' '}
                    <span className="text-ink-3">{operatorRoles[role as OperatorRole]}</span>
                  </span>
                  <span className="flex-none text-ink-2">
                    {sum(days)} 次{sum(serious) > 0 && `，有后果的 ${sum(serious)} 次`}
                  </span>
                </span>
                <Trend label={`${name}近 ${days.length} 天操作`} days={days} most={most} />
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
}
