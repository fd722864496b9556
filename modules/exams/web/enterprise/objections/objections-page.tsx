import { useCall } from '#web/features/calls/use-call.ts';
import { ListSkeleton } from '#web/features/console/list-skeleton.tsx';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { OwnExam } from '../../../contract/company-exams.ts';
import type { StaffObjection } from '../../../contract/publicity/objections.ts';
import { mayDo } from '../../../contract/staff-roles.ts';
import { ExamHead } from '../exam-head.tsx';
import { ArchiveButton } from '../files/file-buttons.tsx';
import { OfExam } from '../of-exam.tsx';
import { ObjectionItem } from './objection-item.tsx';
import { ObjectionWindows } from './objection-windows.tsx';

/** 异议与复查: when one may object, what was filed against the lists of a project, and the answers. Leads answer, observers read. */
export const ObjectionsPage = () => <OfExam act="readObjections">{(exam) => <Objections exam={exam} />}</OfExam>;

function Objections({ exam }: { exam: OwnExam }) {
  const params = { id: exam.id };
  const found = useCall('GET /api/company/exams/:id/objections', { params });
  if (found.isError) return <LoadFailed title="异议没有加载出来" error={found.error} onRetry={found.refetch} />;
  if (!found.data) return <ListSkeleton />;
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
  const answers = answered.length > 0 && (
    <section className="rounded-card border border-line bg-surface" aria-labelledby="answered">
      <h2 id="answered" className="border-b border-line px-5 py-3 text-16 font-semibold text-ink-1 max-sm:px-4">
        已答复 <span className="tabular font-normal text-ink-3">{answered.length}</span>
      </h2>
      <ul className="divide-y divide-line">{answered.map(item)}</ul>
    </section>
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
        {items.length === 0 ? (
          <section className="rounded-card border border-line bg-surface">
            <EmptyState
              title="还没有异议"
              text={
                windows.some(({ open }) => open)
                  ? '收到时会通知单位，答复后在公示页公开，不显示提出人。'
                  : '名单公布以后，受理时间内提出的异议和复查申请列在这里，收到时会通知单位。'
              }
            />
          </section>
        ) : waiting.length === 0 ? (
          answers
        ) : (
          <ul className="grid gap-3" aria-label="异议">
            {waiting.map(item)}
          </ul>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <ObjectionWindows exam={exam} windows={windows} />
          {waiting.length > 0 && answers}
        </div>
      </div>
    </>
  );
}
