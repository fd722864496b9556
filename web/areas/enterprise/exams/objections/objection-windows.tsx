import type { OwnExam } from '#contract/exams/company-exams.ts';
import type { StaffObjections } from '#contract/exams/publicity/objections.ts';
import { whenText } from '#web/features/exams/exam-words.ts';
import { WorkingDays } from '#web/features/exams/working-days.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';

/** What may be filed against a list, and the step of the timetable by which the list comes. */
const kinds = [
  { kind: 'publicity', label: '公示异议', who: '任何人对拟聘用名单，实名', step: 'publicity' },
  { kind: 'written', label: '成绩复查', who: '考生本人对自己的笔试成绩', step: 'written' },
] as const;

type Window = StaffObjections['windows'][number];

/** '12-10 周四 17:00 截止' or what has to happen before. */
function timesOf(window: Window | undefined, exam: OwnExam, step: string): string {
  if (window) {
    const span = window.workingDays > 0 ? `，共 ${window.workingDays} 个工作日` : '';
    return `${dayAndTime(window.publicAt)} 公布，${window.open ? '受理到' : '已于'} ${whenText(window.endsAt)}${window.open ? '' : ' 截止'}${span}`;
  }
  const planned = exam.steps.find((one) => one.step === step);
  const { publicityDays, results } = exam.settings;
  const days = step === 'publicity' ? `公布后 ${publicityDays} 个工作日` : `公布后 ${results.recountDays} 天`;
  if (step === 'written') return results.recountDays === 0 ? '本项目不受理复查' : `笔试成绩还没有公布，${days}内受理`;
  return planned ? `计划 ${whenText(planned.startsAt)} 公示，${days}内受理` : `还没有公示，${days}内受理`;
}

/** When and against which list one may object, with the way to the list. */
export function ObjectionWindows({ exam, windows }: { exam: OwnExam; windows: StaffObjections['windows'] }) {
  return (
    <section
      className="mb-3 grid overflow-hidden rounded-card border border-line bg-surface xl:grid-cols-[minmax(0,1fr)_300px]"
      aria-label="受理时间"
    >
      {kinds.map(({ kind, label, who, step }) => {
        const window = windows.find(({ list }) => list.kind === kind);
        return (
          <div
            key={kind}
            className="border-line px-5 py-4 text-13 not-first:border-t max-sm:px-4 xl:not-first:border-t-0 xl:not-first:border-l"
          >
            <h2 className="flex items-center gap-2 text-16 font-semibold text-ink-1">
              {label}
              <span className={window?.open ? 'tag tag-ok' : 'tag'}>
                {window ? (window.open ? '受理中' : '已截止') : '未开始'}
              </span>
              {window && (
                <a
                  className="link ml-auto text-13 font-normal"
                  href={paths.examResults(exam.id)}
                  target="_blank"
                  rel="noreferrer"
                >
                  看名单
                </a>
              )}
            </h2>
            <p className="tabular mt-1 text-ink-2">
              {timesOf(window, exam, step)}
              <span className="block text-ink-3">{who}</span>
            </p>
            {window && window.workingDays > 0 && (
              <div className="mt-3">
                <WorkingDays publicAt={window.publicAt} workingDays={window.workingDays} now={Date.now()} />
              </div>
            )}
          </div>
        );
      })}
    </section>
  );
}
