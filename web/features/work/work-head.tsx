import { Link } from 'react-router';
import { ALL_WORK, reviewQueues, workQueues } from '#contract/operators/reviews.ts';
import { PageHead } from '#web/features/console/page-head.tsx';
import { ListFilterRow } from '#web/features/filters/list-filter-row.tsx';
import { paths } from '#web/paths.ts';
import { useWorkCounts } from './use-work-counts.ts';

const pageOf = (queue: string) =>
  workQueues[queue]?.page ?? (queue in reviewQueues ? paths.adminReviews({ queue }) : paths.admin({ queue }));

/** The head of 待办: how much waits, and each queue as a pill that leads to it; `here` is the one that is shown. */
export function WorkHead({ here }: { here: string }) {
  const own = useWorkCounts().data;
  const sum = (of: 'waiting' | 'overdue') => own?.reduce((all, one) => all + one[of], 0) ?? 0;
  const [waiting, overdue] = [sum('waiting'), sum('overdue')];
  const queues = own && own.length > 1 ? [{ queue: ALL_WORK, waiting }, ...own] : [];
  const late = overdue > 0 ? `，${overdue} 件超时` : '';
  return (
    <>
      <PageHead
        title="待办"
        note={own && (waiting > 0 ? `${waiting} 件${late}；最急的在前` : '没有等着处理的事')}
        actions={
          <Link className="btn btn-outline" to={paths.adminOverview()}>
            概览
          </Link>
        }
      />
      <ListFilterRow
        label="待办"
        links={queues.map(({ queue, waiting: count }) => ({
          label: workQueues[queue]?.label ?? '全部',
          href: queue === ALL_WORK ? paths.admin() : pageOf(queue),
          count,
          current: here === queue,
        }))}
      />
    </>
  );
}
