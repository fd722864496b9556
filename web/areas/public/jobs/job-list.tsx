import { JobCard } from '#web/features/posts/job-card.tsx';
import { jobsHref } from '#web/features/search/job-filters.ts';
import type { JobsData } from '#web/features/search/load-jobs.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import { NothingFound } from './nothing-found.tsx';

/** Maximum depth of a list by page. */
const DEEPEST = 1_000;
const PAGE_SIZE = 20;

export function JobList({ data }: { data: JobsData }) {
  const { filters, cards, count, page, now } = data;
  if (cards.length === 0) return <NothingFound data={data} />;
  const base = jobsHref(filters);
  const joint = base.includes('?') ? '&' : '?';
  return (
    <>
      <ul className="flex flex-col gap-2">
        {cards.map((post) => (
          <JobCard key={post.id} post={post} now={now} keyword={filters.keyword} />
        ))}
      </ul>
      <Pagination
        page={page}
        pages={Math.ceil(Math.min(count.total, DEEPEST) / PAGE_SIZE)}
        href={(to) => (to === 1 ? base : `${base}${joint}page=${to}`)}
      />
    </>
  );
}
