import { MessageSquareWarning } from 'lucide-react';
import { mayDo } from '#contract/exams/staff-roles.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { useListParams } from '#web/features/console/list/use-list-params.ts';
import { ListSkeleton } from '#web/features/console/list-skeleton.tsx';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { StatePanel } from '#web/features/console/state-panel.tsx';
import { ArchiveButton } from '../archive/archive-button.tsx';
import { isMissing, NoExam } from '../no-exam.tsx';
import { ObjectionItem } from './objection-item.tsx';

/** 异议与复查: what was filed against the lists of a project, and the answers. Leads answer, observers read. */
export function ObjectionsPage() {
  const { id } = useListParams({}, {});
  const params = { id: id ?? '0' };
  const exam = useCall('GET /api/company/exams/:id', { params }, { quiet: true });
  const found = useCall('GET /api/company/exams/:id/objections', { params }, { quiet: true });
  if (isMissing(exam.error) || isMissing(found.error)) return <NoExam />;
  if (exam.isError || found.isError)
    return <LoadFailed title="异议没有加载出来" onRetry={() => Promise.all([exam.refetch(), found.refetch()])} />;
  if (!exam.data || !found.data) return <ListSkeleton />;
  const { items, mayAnswer } = found.data;
  const open = items.filter(({ status }) => status === 'filed').length;
  return (
    <>
      <PageHead
        title={exam.data.title}
        trail={['公开招聘', '异议与复查']}
        note={open > 0 ? `${open} 件待答复` : `共 ${items.length} 件`}
        actions={
          exam.data.status === 'closed' &&
          mayDo(exam.data.role, 'archive') && <ArchiveButton examId={params.id} title={exam.data.title} />
        }
      />
      {items.length === 0 ? (
        <StatePanel
          icon={MessageSquareWarning}
          title="还没有异议"
          text="公示期内的异议和笔试成绩的复查申请会出现在这里，收到时会通知单位。"
        />
      ) : (
        <ul className="grid gap-3" aria-label="异议与复查">
          {items.map((objection) => (
            <ObjectionItem key={objection.id} examId={params.id} objection={objection} mayAnswer={mayAnswer} />
          ))}
        </ul>
      )}
    </>
  );
}
