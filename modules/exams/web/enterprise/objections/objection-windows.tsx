import { dayAndTime } from '#web/features/time/day-parts.ts';
import type { OwnExam } from '../../../contract/company-exams.ts';
import type { StaffObjections } from '../../../contract/publicity/objections.ts';
import { whenText } from '../../features/exam-words.ts';
import { WorkingDays } from '../../features/working-days.tsx';

/** What may be filed against a list, and the step of the timetable by which the list comes. */
const kinds = [
  { kind: 'publicity', label: '公示异议', who: '对拟聘用名单，须实名', step: 'publicity' },
  { kind: 'written', label: '成绩复查', who: '考生本人对自己的笔试成绩', step: 'written' },
] as const;

type Window = StaffObjections['windows'][number];

/** '12-10 周四 17:00 截止' or what has to happen before. */
function timesOf(window: Window | undefined, exam: OwnExam, step: string): string {
  if (window) {
    return `${dayAndTime(window.publicAt)} 公布，${window.open ? '受理到' : '已于'} ${whenText(window.endsAt)}${window.open ? '' : ' 截止'}`;
  }
  const planned = exam.steps.find((one) => one.step === step);
  const { publicityDays, results } = exam.settings;
  const days = step === 'publicity' ? `公布后 ${publicityDays} 个工作日` : `公布后 ${results.recountDays} 天`;
  if (step === 'written') return results.recountDays === 0 ? '本项目不受理复查' : `笔试成绩还没有公布，${days}内受理`;
  return planned ? `计划 ${whenText(planned.startsAt)} 公示，${days}内受理` : `还没有公示，${days}内受理`;
}

/** When and against which list one may object. */
export function ObjectionWindows({ exam, windows }: { exam: OwnExam; windows: StaffObjections['windows'] }) {
  return (
    <section className="divide-y divide-line rounded-card border border-line bg-surface" aria-label="受理时间">
      {kinds.map(({ kind, label, who, step }) => {
        const window = windows.find(({ list }) => list.kind === kind);
        const isCounted = window !== undefined && window.workingDays > 0;
        return (
          <div key={kind} className="px-5 py-3 text-13 text-ink-3 max-sm:px-4">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h2 className="text-16 font-semibold text-ink-1">{label}</h2>
              <span className={window?.open ? 'tag tag-ok' : 'tag'}>
                {window ? (window.open ? '受理中' : '已截止') : '未开始'}
              </span>
            </div>
            <p className="tabular mt-1">
              {who}
              {!isCounted && `；${timesOf(window, exam, step)}`}
            </p>
            {isCounted && (
              <div className="mt-2">
                <WorkingDays publicAt={window.publicAt} workingDays={window.workingDays} now={Date.now()} />
              </div>
            )}
          </div>
        );
      })}
    </section>
  );
}
