import { codesOf } from '#contract/taxonomy/list.ts';
import { sorts } from '#contract/taxonomy/sorts.ts';
import { jobsHref } from '#web/features/search/job-filters.ts';
import { LinkTabs } from '#web/ui/tabs.tsx';
import type { JobsData } from './load-jobs.ts';

/** The order of the list, and how many there are. */
export function ListBar({ data: { filters, posts } }: { data: JobsData }) {
  const usual = filters.keyword ? 'fit' : 'newest';
  const current = filters.sort ?? usual;
  const tabs = codesOf(sorts).map((code) => ({
    label: sorts[code],
    href: jobsHref(filters, { sort: code === usual ? undefined : code }),
    current: code === current,
  }));
  return (
    <div className="col-start-1 flex h-12 items-center justify-between gap-3 max-sm:h-11">
      <LinkTabs label="排序" tabs={tabs} />
      <p className="text-13 max-sm:hidden">
        共 <b className="num">{posts.totalIsCapped ? `${posts.total}+` : posts.total}</b> 个职位
        {posts.freshToday > 0 && (
          <>
            ，今日新增 <b className="num">{posts.freshToday}</b> 个
          </>
        )}
      </p>
    </div>
  );
}
