import { useCall } from '#web/features/calls/use-call.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { OwnExam } from '../../../contract/company-exams.ts';
import type { StaffObjection, StaffObjections } from '../../../contract/publicity/objections.ts';
import { mayDo } from '../../../contract/staff-roles.ts';
import { whenText } from '../../features/exam-words.ts';
import { ExamHead } from '../exam-head.tsx';
import { ArchiveButton } from '../files/file-buttons.tsx';
import { Awaiting, OfExam } from '../of-exam.tsx';
import { ObjectionItem } from './objection-item.tsx';

/** 异议与复查: when one may object, what was filed against the lists of a project, and the answers. Leads answer, observers read. */
export const ObjectionsPage = () => <OfExam act="readObjections" content={Objections} />;

function Objections({ exam }: { exam: OwnExam }) {
  const params = { id: exam.id };
  const found = useCall('GET /api/company/exams/:id/objections', { params });
  if (!found.data) return <Awaiting page query={found} what="异议" />;
  const { items, mayAnswer, windows } = found.data;
  const waiting = items.filter(({ status }) => status === 'filed');
  const answered = items.filter(({ status }) => status !== 'filed');
  const item = (objection: StaffObjection) => (
    <ObjectionItem
      key={objection.id}
      examId={params.id}
      objection={objection}
      window={windows.find(({ list }) => list.kind === objection.list.kind)}
      mayAnswer={mayAnswer}
    />
  );
  return (
    <>
      <ExamHead
        exam={exam}
        note={waiting.length > 0 && `${waiting.length} 件待答复`}
        actions={
          exam.status === 'closed' &&
          mayDo(exam.role, 'archive') && <ArchiveButton examId={params.id} title={exam.title} />
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 xl:grid-cols-[minmax(0,1fr)_420px]">
        <div className="grid min-w-0 gap-3">
          {items.length === 0 && (
            <section className="card">
              <EmptyState
                title="还没有异议"
                text="受理时间内提出的异议和复查申请列在这里，收到时会通知单位，答复后公开，不显示提出人。"
              />
            </section>
          )}
          {waiting.length > 0 && (
            <ul className="grid gap-3" aria-label="异议">
              {waiting.map(item)}
            </ul>
          )}
          {answered.length > 0 && (
            <section className="card" aria-labelledby="answered">
              <h2 id="answered" className="border-b border-line px-5 py-3 text-16 font-semibold text-ink-1 max-sm:px-4">
                已答复
              </h2>
              <ul className="divide-y divide-line">{answered.map(item)}</ul>
            </section>
          )}
        </div>
        <ObjectionWindows exam={exam} windows={windows} />
      </div>
    </>
  );
}

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
const ObjectionWindows = ({ exam, windows }: { exam: OwnExam; windows: StaffObjections['windows'] }) => (
  <section className="divide-y divide-line card" aria-label="受理时间">
    {kinds.map(({ kind, label, who, step }) => {
      const window = windows.find(({ list }) => list.kind === kind);
      return (
        <div key={kind} className="px-5 py-3 text-14 text-ink-3 max-sm:px-4">
          <h2 className="text-16 font-semibold text-ink-1">{label}</h2>
          <p className="tabular mt-1">
            {who}；{timesOf(window, exam, step)}
          </p>
        </div>
      );
    })}
  </section>
);
