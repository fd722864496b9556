import Plus from 'lucide-react/icons/plus';
import { comparePath, mostCompared } from '#web/features/compare/compared.ts';
import { paths } from '#web/paths.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ShareButton } from '../share-button.tsx';
import { compareRows } from './compare-rows.tsx';
import { CompareTable } from './compare-table.tsx';
import type { CompareData } from './load-compare.ts';
import { OtherPosts, useAddHref } from './other-posts.tsx';

/** Two to four posts side by side, at an address that can be passed on. What is the same for all is left out. */
export function ComparePage({ data: { posts, missing } }: { data: CompareData }) {
  const more = useAddHref();
  return (
    <div className="page flex flex-col gap-3 py-3">
      <Breadcrumb crumbs={[{ label: '找工作', href: paths.jobs() }, { label: '职位对比' }]} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="text-24">职位对比</h1>
        <p className="mr-auto text-13 text-ink-3">最多 {mostCompared} 个，薪资折算成月薪</p>
        {posts.length > 0 && posts.length < mostCompared && (
          <a href={more} className="btn btn-tint btn-s">
            <Plus size={15} aria-hidden />
            再加一个
          </a>
        )}
        {posts.length > 1 && <ShareButton path={comparePath(posts.map(({ id }) => id))} title="职位对比" />}
      </div>
      {missing > 0 && <p className="text-13 text-ink-3">有 {missing} 个职位已经看不到了，没有列出来。</p>}
      {posts.length > 0 ? (
        <CompareTable posts={posts} rows={compareRows(posts)} />
      ) : (
        <EmptyState
          title="还没有要对比的职位"
          text="在收藏或浏览记录里勾选 2 到 4 个职位，放在一起看"
          action={
            <a className="btn btn-filled" href={more}>
              {more === paths.jobs() ? '去找职位' : '去收藏里选'}
            </a>
          }
        />
      )}
      {posts.length === 2 && posts[0] && <OtherPosts post={posts[0]} />}
    </div>
  );
}
