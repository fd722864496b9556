import { labelOf } from '#contract/taxonomy/list.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { LinkFilterRow } from '#web/features/search/link-filter-row.tsx';
import { exhibitorsHref, type FairData } from './load-fair.ts';

/** 招什么: the subjects that exhibitors hire for, those of most schools first, each with its number of schools. */
export function SubjectPills({ data: { fair, exhibitors, subject } }: { data: FairData }) {
  const counts = new Map<string, number>();
  for (const { posts } of exhibitors)
    for (const taught of new Set(posts.flatMap((post) => post.subjects)))
      counts.set(taught, (counts.get(taught) ?? 0) + 1);
  if (counts.size < 2) return null;
  const links = [...counts].sort(([, one], [, other]) => other - one);
  return (
    <nav className="card mb-4 px-4 py-2" aria-label="按学科看参会单位">
      <LinkFilterRow<string>
        label="招什么"
        keepScroll
        hrefOf={(code) => exhibitorsHref(fair.id, code)}
        links={[
          { label: '全部', change: '', current: !subject, count: exhibitors.length },
          ...links.map(([code, count]) => ({
            label: labelOf(subjects, code),
            change: code,
            current: code === subject,
            count,
          })),
        ]}
      />
    </nav>
  );
}
