import { Suspense, useEffect, useState } from 'react';
import { sorts } from '#contract/taxonomy/filters/sorts.ts';
import { codesOf } from '#contract/taxonomy/list.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { FoundCount } from '#web/features/posts/found-count.tsx';
import { jobsHref } from '#web/features/search/job-filters.ts';
import type { JobsData } from '#web/features/search/load-jobs.ts';
import { LinkTabs } from '#web/ui/tabs.tsx';

const SaveSearch = lazyPart(() => import('#web/features/search/save-search.tsx').then(({ SaveSearch }) => SaveSearch));

/** The server's default order, which no URL contains. */
const USUAL = 'fit';

/** The order of the list, and the total. `turning`: another list is loading. */
export function ListBar({ data: { filters, count }, turning }: { data: JobsData; turning: boolean }) {
  const current = filters.sort ?? USUAL;
  // Needs scripts, and loads after the main content.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const isNarrow = Object.keys(filters).some((name) => name !== 'sort');
  const tabs = codesOf(sorts).map((code) => ({
    label: sorts[code],
    href: jobsHref(filters, { sort: code === USUAL ? undefined : code }),
    current: code === current,
  }));
  return (
    <div className="col-start-1 flex h-12 items-center justify-between gap-3 max-sm:h-auto max-sm:flex-wrap max-sm:gap-y-0 max-sm:py-2">
      <LinkTabs label="排序" tabs={tabs} className="max-sm:-mr-2 max-sm:gap-0" />
      <p className="text-13 whitespace-nowrap">
        <FoundCount count={count} unit="个职位" loading={turning} />
        {!turning && count.freshToday > 0 && (
          <span className="max-sm:hidden">
            ，今日新增 <b className="num">{count.freshToday}</b> 个
          </span>
        )}
        {ready && isNarrow && (
          <Suspense fallback={null}>
            <span className="ml-3">
              <SaveSearch filters={filters} />
            </span>
          </Suspense>
        )}
      </p>
    </div>
  );
}
