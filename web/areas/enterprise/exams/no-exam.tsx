import { Link } from 'react-router';
import { ApiError } from '#web/api/api-error.ts';
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
