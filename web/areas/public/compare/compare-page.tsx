import Share2 from 'lucide-react/icons/share-2';
import X from 'lucide-react/icons/x';
import { Suspense, useState } from 'react';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { comparePath } from '#web/features/compare/compared.ts';
import { paths, postPath } from '#web/paths.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { compareRows, isSame } from './compare-rows.tsx';
import type { CompareData } from './load-compare.ts';

const ShareDialog = lazyPart(() =>
  import('#web/features/page/share-dialog.tsx').then(({ ShareDialog }) => ShareDialog),
);

type Posts = CompareData['posts'];

function Head({ posts }: { posts: Posts }) {
  const without = (id: string) => comparePath(posts.flatMap((post) => (post.id === id ? [] : post.id)));
  return (
    <tr>
      <td className="sticky left-0 z-1 w-28 bg-surface max-sm:w-20" />
      {posts.map((post) => (
        <th key={post.id} scope="col" className="min-w-44 p-3 text-left align-top font-normal">
          <span className="flex items-start justify-between gap-2">
            <a href={postPath(post)} className="text-16 font-semibold text-ink-1 hover:text-brand">
              {post.title}
            </a>
            <a
              href={without(post.id)}
              className="shrink-0 p-1 text-ink-3 hover:text-brand"
              aria-label={`移出对比：${post.title}`}
            >
              <X size={15} aria-hidden />
            </a>
          </span>
          <a href={paths.company(post.company.id)} className="mt-1 block text-13 text-ink-3 hover:text-brand">
            {post.company.name}
          </a>
          {post.status !== 'open' && <span className="tag mt-2">已停止招聘</span>}
        </th>
      ))}
    </tr>
  );
}

function Table({ posts }: { posts: Posts }) {
  return (
    <section className="card overflow-x-auto" aria-label="职位对比">
      <table className="w-full table-fixed text-14" style={{ minWidth: 112 + posts.length * 176 }}>
        <thead>
          <Head posts={posts} />
        </thead>
        <tbody>
          {compareRows(posts).map((row) => (
            <tr key={row.name} className="border-t border-line">
              <th
                scope="row"
                className="sticky left-0 z-1 bg-surface p-3 text-left align-top text-13 font-normal text-ink-3"
              >
                {row.name}
              </th>
              {row.cells.map(({ text, shown }, at) => (
                <td
                  key={posts[at]?.id}
                  className={
                    isSame(row) ? 'p-3 align-top break-words text-ink-3' : 'p-3 align-top break-words text-ink-1'
                  }
                >
                  {shown ?? text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Two to four posts side by side, at an address that can be passed on. What is the same for all stands back. */
export function ComparePage({ data: { posts, missing } }: { data: CompareData }) {
  const [shares, setShares] = useState(false);
  const path = comparePath(posts.map(({ id }) => id));
  return (
    <div className="page flex flex-col gap-3 py-3">
      <Breadcrumb crumbs={[{ label: '找工作', href: paths.jobs() }, { label: '职位对比' }]} />
      <div className="flex items-center justify-between gap-3">
        <h1 className="text-20">职位对比</h1>
        {posts.length > 1 && (
          <button type="button" className="btn btn-outline btn-s script-only" onClick={() => setShares(true)}>
            <Share2 size={15} aria-hidden />
            分享
          </button>
        )}
      </div>
      {missing > 0 && <p className="text-13 text-ink-3">有 {missing} 个职位已经看不到了，没有列出来。</p>}
      {posts.length > 0 ? (
        <Table posts={posts} />
      ) : (
        <EmptyState
          title="还没有要对比的职位"
          text="在收藏或浏览记录里勾选 2 到 4 个职位，放在一起看"
          action={
            <a className="btn btn-filled" href={paths.favourites()}>
              去收藏里选
            </a>
          }
        />
      )}
      <Suspense fallback={null}>
        {shares && <ShareDialog path={path} title="职位对比" onClose={() => setShares(false)} />}
      </Suspense>
    </div>
  );
}
