import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { MobileListData } from './load-list.ts';

/** No results: what wider searches would find, each with its number. */
export function NothingFound({ data: { around } }: { data: MobileListData }) {
  const wider = around?.widenings ?? [];
  return (
    <div className="card">
      <EmptyState
        title="没有完全符合的职位"
        text={wider.length > 0 ? '放宽一个条件，就有这些：' : '换个关键词，或者少选几个条件试试。'}
        action={
          <>
            {wider.map(({ label, query, total }) => (
              <a key={query} className="btn btn-tint btn-l" href={`${paths.mobileList()}?${query.replace(/^\?/, '')}`}>
                {label}，有 {total} 个
              </a>
            ))}
            <a className="btn btn-outline btn-l" href={paths.mobileList()}>
              看全部职位
            </a>
          </>
        }
      />
    </div>
  );
}
