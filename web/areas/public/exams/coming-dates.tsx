import type { ExamCard } from '#contract/exams/exam-shapes.ts';
import { hasBegun, runs, shortTitle, stepLabel } from '#web/features/exams/exam-words.ts';
import { monthDay, timeOfDay, weekday } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';

const MOST = 6;

interface Coming {
  exam: ExamCard;
  what: string;
  at: string;
}

/** The next beginnings, and ends of registration, of the listed projects. */
const comingOf = (exams: readonly ExamCard[], now: number): Coming[] =>
  exams
    .filter(({ status }) => status === 'published')
    .flatMap((exam) =>
      exam.steps.flatMap((step): Coming[] => {
        const label = stepLabel(step.step);
        if (!hasBegun(step, now)) return [{ exam, what: `${label}开始`, at: step.startsAt }];
        return step.step === 'register' && runs(step, now) ? [{ exam, what: '报名截止', at: step.endsAt }] : [];
      }),
    )
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .slice(0, MOST);

export function ComingDates({ exams, now }: { exams: readonly ExamCard[]; now: number }) {
  const coming = comingOf(exams, now);
  if (coming.length === 0) return null;
  return (
    <Card space="side" heading="接下来">
      <ol className="grid gap-x-6 gap-y-3 sm:max-lg:grid-cols-2">
        {coming.map(({ exam, what, at }) => (
          <li key={exam.id + what} className="flex items-center gap-3">
            <span className="w-12 flex-none rounded-ctl bg-fill py-1 text-center">
              <b className="tabular block text-14 leading-5 text-ink-1">{monthDay(at)}</b>
              <span className="block text-12 leading-4 text-ink-3">{weekday(at)}</span>
            </span>
            <p className="min-w-0 flex-1 text-13">
              <a className="cut block text-ink-1 hover:text-brand" href={paths.exam(exam.id)}>
                {what} <span className="tabular">{timeOfDay(at)}</span>
              </a>
              <span className="cut block text-12 text-ink-3" title={exam.title}>
                {shortTitle(exam)}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
