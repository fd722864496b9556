import { jobsHref } from '#web/features/search/job-filters.ts';
import type { JobsData } from '#web/features/search/load-jobs.ts';
import { SaveSearch } from '#web/features/search/save-search.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** No results: what wider searches would find, each with its number, and a reset link. */
export function NothingFound({ data: { filters, around, page } }: { data: JobsData }) {
  if (page > 1) {
    return (
      <div className="card">
        <EmptyState
          title="已经翻到最后了"
          action={
            <a className="btn btn-tint" href={jobsHref(filters)}>
              回到第一页
            </a>
          }
        />
      </div>
    );
  }
  const wider = around?.widenings ?? [];
  return (
    <div className="card">
      <EmptyState
        title="没有完全符合的职位"
        text={wider.length > 0 ? '放宽一个条件，就有这些：' : '换个关键词，或者少选几个条件试试。'}
        action={
          <>
            <p className="basis-full text-14">
              <SaveSearch filters={filters} />
              ，有新职位每天提醒一次
            </p>
            {wider.map(({ label, query, total }) => (
              <a key={query} className="btn btn-tint" href={`/jobs?${query.replace(/^\?/, '')}`}>
                {label}，有 {total} 个
              </a>
            ))}
            <a className="btn btn-outline" href={jobsHref({})}>
              看全部职位
            </a>
          </>
        }
      />
    </div>
  );
}
