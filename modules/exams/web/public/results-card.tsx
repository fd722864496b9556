import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { kindLabel, listTitle } from '../features/list-words.ts';
import type { ExamData } from './load-exam.ts';

/** The lists that a project has published, and when the next one appears. Nothing before the first one is set. */
export function ResultsCard({ exam, results: { items, next } }: ExamData) {
  if (items.length === 0 && next === null) return null;
  return (
    <Card id="results" space="side" heading="结果与公示">
      {items.length > 0 && (
        <ol className="divide-y divide-line">
          {items.map((one) => (
            <li key={one.id} className="flex gap-2 py-2 text-13 first:pt-0">
              <a
                className="min-w-0 flex-1 font-medium text-ink-1 hover:text-brand"
                href={paths.examResults(exam.id, { list: one.id })}
              >
                {listTitle(one)}
              </a>
              <span className="tabular flex-none text-12 text-ink-3">{dayAndTime(one.publicAt)}</span>
            </li>
          ))}
        </ol>
      )}
      {next && (
        <p className="tabular text-13 text-ink-3">
          {kindLabel(next.kind)}将在 {dayAndTime(next.publicAt)} 公布
        </p>
      )}
    </Card>
  );
}
