import { Button, Empty, Pagination, Segmented } from 'antd';
import { talentPages } from '#contract/talents/talent-shapes.ts';
import { RowsSkeleton } from '#web/features/console/list-skeleton.tsx';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { totalText } from '#web/features/search/total-text.ts';
import { TalentDrawer } from './talent-drawer.tsx';
import { TalentFilters } from './talent-filters.tsx';
import { TalentItem } from './talent-item.tsx';
import { type TalentQuery, usePosition, useTalentFacets, useTalentFilters, useTalents } from './use-talents.ts';

const SHEET = 20;

/** Talent search: people who show their resume to all, masked until they agree. */
export function SearchPage() {
  const { values, sort, page, id, change } = useTalentFilters();
  const position = usePosition();
  const talents = useTalents({ ...values, sort, page } as TalentQuery);
  const facets = useTalentFacets(values);
  const { data } = talents;
  return (
    <>
      <PageHead />
      <section className="rounded-card border border-line bg-surface">
        <TalentFilters values={values} facets={facets.data} onChange={change} />
        <div className="flex items-center justify-between gap-3 px-5 py-3 text-13 text-ink-3 max-sm:px-4">
          <p role="status">{data ? `共 ${totalText(data)} 人` : '正在查找'}，只显示公开简历的人</p>
          <Segmented
            size="small"
            aria-label="排序"
            value={sort}
            options={[
              { value: 'fit', label: '最匹配' },
              { value: 'newest', label: '最近活跃' },
            ]}
            onChange={(value) => change({ sort: value === 'fit' ? null : 'newest' })}
          />
        </div>
        {talents.isError ? (
          <LoadFailed title="人才没有加载出来" onRetry={talents.refetch} />
        ) : !data ? (
          <RowsSkeleton />
        ) : data.items.length === 0 ? (
          <Empty className="py-12!" description="没有符合条件的人，试试去掉一两个条件">
            {Object.values(values).some(Boolean) && (
              <Button onClick={() => change(Object.fromEntries(Object.keys(values).map((name) => [name, null])))}>
                清空条件
              </Button>
            )}
          </Empty>
        ) : (
          <ul aria-label="人才" className="border-t border-line">
            {data.items.map((talent) => (
              <TalentItem
                key={talent.id}
                talent={talent}
                open={talent.id === id}
                onOpen={() => change({ id: talent.id })}
              />
            ))}
          </ul>
        )}
        {data && data.total > SHEET && (
          <Pagination
            className="justify-center! py-4!"
            current={page}
            pageSize={SHEET}
            total={Math.min(data.total, SHEET * talentPages)}
            showSizeChanger={false}
            onChange={(next) => change({ page: String(next) })}
          />
        )}
      </section>
      <TalentDrawer id={id} via="search" postId={position} onClose={() => change({ id: null })} />
    </>
  );
}
