import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { mayDo, type StaffAct, type StaffRole, staffActs, staffRoles } from '#contract/exams/staff-roles.ts';
import { ApiError } from '#web/api/api-error.ts';
import { StatePanel } from '#web/features/console/state-panel.tsx';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

export const isMissing = (error: unknown) => error instanceof ApiError && error.code === 'NOT_FOUND';

/** Takes the place of a project that is not the company's, or that the address does not name. */
export function NoExam() {
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

/**
 * What a page asks once the caller's part is known to include it, and nothing before: a refused call leads away from the page.
 */
export const ifMay = <T,>(exam: { role: StaffRole } | undefined, act: StaffAct, input: T): T | null =>
  exam && mayDo(exam.role, act) ? input : null;

/** Takes the place of a page that is not included in one's part in the project. */
export function NotYourPart({ role, act }: { role: StaffRole; act: StaffAct }) {
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
