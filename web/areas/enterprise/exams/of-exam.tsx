import { Lock } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { OwnExam } from '#contract/exams/company-exams.ts';
import { mayDo, type StaffAct, type StaffRole, staffActs, staffRoles } from '#contract/exams/staff-roles.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { useListParams } from '#web/features/console/list/use-list-params.ts';
import { ListSkeleton } from '#web/features/console/list-skeleton.tsx';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { StatePanel } from '#web/features/console/state-panel.tsx';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

const isMissing = (error: unknown) => error instanceof ApiError && error.code === 'NOT_FOUND';

/** Takes the place of a project that is not the company's, or that the address does not name. */
function NoExam() {
  return (
    <EmptyState
      title="没有这个项目"
      text="它可能属于别的单位，或者已经删除。"
      action={
        <Link className="btn btn-tint" to={paths.companyExams()}>
          看本单位的项目
        </Link>
      }
    />
  );
}

/** Takes the place of a page that is not included in one's part in the project. */
function NotYourPart({ role, act }: { role: StaffRole; act: StaffAct }) {
  return (
    <StatePanel
      icon={Lock}
      title={`您是这个项目的${staffRoles[role]}，不能${staffActs[act].label}`}
      text="需要时请项目负责人在“工作人员”里调整职责。"
      actions={
        <Link className="btn btn-tint" to={paths.companyExams()}>
          看我参与的项目
        </Link>
      }
    />
  );
}

interface Props {
  /** What one's part has to include. */
  act?: StaffAct;
  /** Asks for the rest, and for nothing before: a refused call leads away from the page. */
  children: (exam: OwnExam) => ReactNode;
}

/** A page of the project that the address names, mounted anew for another project. */
export function OfExam({ act = 'read', children }: Props) {
  const { id } = useListParams({}, {});
  const exam = useCall('GET /api/company/exams/:id', { params: { id: id ?? '0' } }, { quiet: true });
  if (isMissing(exam.error)) return <NoExam />;
  if (!exam.data && exam.isError) return <LoadFailed title="项目没有加载出来" onRetry={exam.refetch} />;
  if (!exam.data) return <ListSkeleton />;
  if (!mayDo(exam.data.role, act)) return <NotYourPart role={exam.data.role} act={act} />;
  return <Fragment key={exam.data.id}>{children(exam.data)}</Fragment>;
}
