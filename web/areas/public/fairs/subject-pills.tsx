import { labelOf } from '#contract/taxonomy/list.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { LinkTabs } from '#web/ui/tabs.tsx';
import { exhibitorsHref, type FairData } from './load-fair.ts';

/** 招什么: the subjects that exhibitors hire for, those of most schools first, each with its number of schools. */
export function SubjectPills({ data: { fair, exhibitors, subject } }: { data: FairData }) {
  const counts = new Map<string, number>();
  for (const { posts } of exhibitors)
    for (const taught of new Set(posts.flatMap((post) => post.subjects)))
      counts.set(taught, (counts.get(taught) ?? 0) + 1);
  if (counts.size < 2) return null;
  const tabs = [...counts].sort(([, one], [, other]) => other - one);
  return (
    <div className="mb-3 flex items-start gap-3">
      <span className="flex-none pt-1 text-13 text-ink-3 max-sm:hidden">招什么</span>
      <LinkTabs
        label="按学科看参会单位"
        className="min-w-0 flex-wrap max-sm:flex-nowrap max-sm:overflow-x-auto"
        keepScroll
        tabs={[
          { label: `全部 ${exhibitors.length}`, href: exhibitorsHref(fair.id), current: !subject },
          ...tabs.map(([code, count]) => ({
            label: `${labelOf(subjects, code)} ${count}`,
            href: exhibitorsHref(fair.id, code),
            current: code === subject,
          })),
        ]}
      />
    </div>
  );
}
