import { monthDay } from '#web/features/time/day-parts.ts';
import { StageLine } from '#web/ui/stage.tsx';
import type { ExamCard } from '../../contract/exam-shapes.ts';
import { isOver, isUrgent, leftText, runs, shortTitle, stepLabel } from './exam-words.ts';

type Steps = ExamCard['steps'];

const span = ({ startsAt, endsAt }: Steps[number]) => [...new Set([startsAt, endsAt].map(monthDay))].join(' 至 ');

interface Props {
  steps: Steps;
  /** Adds the announcement as the first step; the page that announces says in its head how long the first running step takes. */
  publishedAt?: string | null;
  /** Whose course it is, where a page has several. */
  of?: string;
  now: number;
}

/** The course of a project as a line of its steps, which breaks where it is narrow. */
export function ExamTimeline({ steps: ahead, publishedAt, of, now }: Props) {
  if (ahead.length === 0) return null;
  const announced = publishedAt ? [{ step: '公告', startsAt: publishedAt, endsAt: publishedAt, detail: '发布' }] : [];
  const steps = [...announced, ...ahead];
  const running = steps.find((step) => runs(step, now));
  return (
    <section aria-label={of ? `${of}：进程` : '进程'}>
      <StageLine
        isRead
        steps={steps.map((step) => {
          const isRunning = runs(step, now);
          const isCounted = isRunning && !(publishedAt && step === running);
          return {
            name: stepLabel(step.step),
            state: isOver(step, now) ? 'done' : isRunning ? 'now' : 'coming',
            note: (
              <>
                <span className="tabular mr-2 sm:block">{span(step)}</span>
                <span className={isCounted && isUrgent(step.endsAt, now) ? 'font-semibold text-warm-ink' : undefined}>
                  {isCounted ? `剩 ${leftText(step.endsAt, now)}` : step.detail}
                </span>
              </>
            ),
          };
        })}
      />
    </section>
  );
}

/** A project's title without its organiser, who stands beside it; read out in full, since projects of many organisers have the same rest. */
export function ExamTitle({ exam }: { exam: { title: string; organiser: { name: string } } }) {
  const short = shortTitle(exam);
  return (
    <>
      {short !== exam.title && <span className="sr-only">{exam.organiser.name} </span>}
      {short}
    </>
  );
}
