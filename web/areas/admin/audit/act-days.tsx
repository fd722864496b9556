import { clsx } from 'clsx';
import dayjs from 'dayjs';
import type { OperatorRole } from '#contract/actor.ts';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { operatorRoles } from '#contract/operators/acts.ts';
import { useMedia } from '#web/features/console/use-media.ts';
import { Avatar } from '#web/ui/avatar.tsx';

type ActDaysOf = AnswerOf<Api['GET /api/admin/actDays']>;

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
const medianOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** '今天 20 次，平时一天 18 次' */
function usualText({ people }: ActDaysOf): string {
  const totals = (people[0]?.days ?? []).map((_, day) => sum(people.map(({ days }) => days[day] ?? 0)));
  const usual = medianOf(totals.slice(0, -1).filter((n) => n > 0));
  return `今天 ${totals.at(-1) ?? 0} 次，平时一天 ${usual} 次`;
}

const shades = ['bg-fill', 'bg-(--chart-3)', 'bg-(--chart-2)', 'bg-(--chart-1)'];
/** A phone has room for so many days. */
const SHORT = 14;

interface Props {
  found: ActDaysOf;
  /** The person and the day whose lines are shown. */
  operator: string | undefined;
  day: string | undefined;
  onChoose(operator: string, days: { from: string; to: string | null }): void;
}

/** Who did how much on which day: darker where it was more, a red dot where somebody lost something. Each leads to its lines. */
export function ActDays({ found, found: { from, people }, operator, day, onChoose }: Props) {
  const isPhone = useMedia('(max-width: 639.98px)');
  const all = (people[0]?.days ?? []).map((_, at) => dayjs(from).add(at, 'day').format('YYYY-MM-DD'));
  const shown = isPhone ? all.slice(-SHORT) : all;
  const skipped = all.length - shown.length;
  const most = Math.max(1, ...people.flatMap(({ days }) => days));
  const line =
    'grid items-center gap-x-3 gap-y-2 max-sm:grid-cols-[64px_minmax(0,1fr)_40px] sm:max-xl:grid-cols-[128px_minmax(0,1fr)_40px] xl:grid-cols-[minmax(0,1fr)_auto]';
  return (
    <section aria-label="每人每天" className="grid gap-1 p-4 max-xl:py-3 xl:gap-4">
      <h2 className="flex flex-wrap items-baseline gap-x-3 text-16 font-semibold text-ink-1">
        {usualText(found)}
        <span className="text-14 font-normal text-ink-3">
          近 {all.length} 天<span className="max-xl:hidden">，末格是今天</span>
        </span>
      </h2>
      <p className={`${line} tabular text-12 text-ink-3 xl:hidden`} aria-hidden="true">
        <span />
        <span className="flex justify-between">
          {[0, Math.floor(shown.length / 2), shown.length - 1].map((at) => (
            <span key={at}>{at === shown.length - 1 ? '今天' : shown[at]?.slice(5)}</span>
          ))}
        </span>
        <span className="text-right">共</span>
      </p>
      {people
        .toSorted((one, other) => sum(other.days) - sum(one.days))
        .map(({ name, role, days, serious }) => (
          <div key={name} className={line}>
            <button
              type="button"
              aria-pressed={operator === name && !day}
              className="flex cursor-pointer items-center gap-2 text-left text-14 text-ink-1 hover:text-brand aria-pressed:text-brand"
              onClick={() => onChoose(name, { from, to: null })}
            >
              <span className="flex max-xl:hidden">
                <Avatar name={name} size={28} />
              </span>
              <span className="whitespace-nowrap">
                <span className="font-semibold">{name}</span>
                <span className="ml-1.5 text-12 text-ink-3 max-sm:hidden">{operatorRoles[role as OperatorRole]}</span>
              </span>
            </button>
            <span className="grid gap-px max-sm:grid-cols-14 sm:max-xl:grid-cols-[repeat(30,minmax(0,1fr))] sm:gap-0.5 xl:order-last xl:col-span-2 xl:grid-cols-10">
              {shown.map((date, at) => {
                const n = days[at + skipped] ?? 0;
                const harsh = serious[at + skipped] ?? 0;
                const shade = shades[n === 0 ? 0 : Math.min(3, Math.ceil((3 * n) / most))];
                const said = `${date.slice(5)} ${name} ${n} 次${harsh > 0 ? `，有后果的 ${harsh} 次` : ''}`;
                const look = clsx(
                  'relative h-5 rounded-[4px]',
                  shade,
                  operator === name && day === date && 'outline-2 outline-offset-1 outline-brand',
                );
                if (n === 0) return <i key={date} className={look} />;
                return (
                  // The days stand in the filters too, where the keyboard reaches them by fewer steps.
                  <button
                    key={date}
                    type="button"
                    tabIndex={-1}
                    title={said}
                    aria-label={said}
                    className={`${look} cursor-pointer hover:outline-2 hover:outline-brand`}
                    onClick={() => onChoose(name, { from: date, to: date })}
                  >
                    {harsh > 0 && (
                      <i className="absolute inset-x-0 top-1/2 mx-auto size-2 -translate-y-1/2 rounded-full bg-err ring-2 ring-surface" />
                    )}
                  </button>
                );
              })}
            </span>
            <b className="tabular text-right text-14 font-semibold text-ink-1 xl:after:content-['_次']">{sum(days)}</b>
          </div>
        ))}
      <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-12 text-ink-3 sm:max-xl:ps-35">
        <span className="flex items-center gap-1">
          少
          {shades.slice(1).map((shade) => (
            <i key={shade} className={`size-3 rounded-[3px] ${shade}`} />
          ))}
          多
        </span>
        <span className="flex items-center gap-1.5">
          <i className="size-2 rounded-full bg-err" />
          有后果的操作
        </span>
        <span className="max-sm:hidden">点一格看那天的</span>
      </p>
    </section>
  );
}
