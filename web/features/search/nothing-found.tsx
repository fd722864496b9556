import { use } from 'react';
import { PlacesContext } from '#web/features/site/places.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { jobsHref } from './job-filters.ts';
import type { JobsData } from './load-jobs.ts';
import { SaveSearch } from './save-search.tsx';

/** No results: what wider searches would find, each with its number, and a reset link. */
export function NothingFound({
  data: { filters, around, page = 1 },
}: {
  data: Pick<JobsData, 'filters' | 'around'> & { page?: number };
}) {
  const { jobs } = use(PlacesContext);
  if (page > 1) {
    return (
      <div className="card">
        <EmptyState title="已经翻到最后了" next={{ label: '回到第一页', href: jobsHref(filters) }} />
      </div>
    );
  }
  const wider = around?.widenings ?? [];
  return (
    <div className="card">
      <EmptyState
        title={wider.length > 0 ? '放宽一个条件，就有这些' : '换个关键词，或者少选几个条件'}
        action={
          <>
            <p className="basis-full text-14">
              <SaveSearch filters={filters} />
              ，有新职位每天提醒一次
            </p>
            {wider.map(({ label, query, total }) => (
              <a key={query} className="btn btn-tint" href={`${jobs()}?${query.replace(/^\?/, '')}`}>
                {label}，有 {total} 个
              </a>
            ))}
            <a className="btn btn-outline" href={jobs()}>
              看全部职位
            </a>
          </>
        }
      />
    </div>
  );
}
