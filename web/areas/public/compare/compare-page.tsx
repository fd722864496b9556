import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { comparePath, mostCompared } from '#web/features/compare/compared.ts';
import { DeliverLink } from '#web/features/deliveries/apply/deliver-link.tsx';
import { paths, postPath } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { ShareButton } from '../share-button.tsx';
import { type CompareRow, compareRows, groups, isSame, winsOf } from './compare-rows.tsx';
import type { CompareData } from './load-compare.ts';

type Posts = CompareData['posts'];

const first = 'sticky left-0 z-1 bg-surface px-4 text-left align-top max-sm:pr-1 max-sm:pl-3';
const column = 'snap-start border-l border-line px-4 align-top max-sm:px-3';

type Wins = ReturnType<typeof winsOf>;

/** Where another post is found: among a seeker's own, for a visitor among all. */
const useAddHref = () => useSession((state) => (state.jober ? paths.favourites() : paths.jobs()));

function Head({ posts, wins }: { posts: Posts; wins: Wins }) {
  const without = (id: string) => comparePath(posts.flatMap((post) => (post.id === id ? [] : post.id)));
  return (
    <thead>
      <tr>
        <td rowSpan={2} className={`${first} w-28 max-sm:w-21`} />
        {posts.map((post, at) => (
          <th key={post.id} scope="col" className={`${column} pt-4 text-left font-normal`}>
            <span className="flex items-start justify-between gap-2">
              <CompanyLogo name={post.company.name} src={post.company.logoUrl} size={44} />
              <a
                href={without(post.id)}
                className="-mt-1 -mr-2 p-2 text-ink-3 hover:text-brand"
                aria-label={`移出对比：${post.title}`}
              >
                <X size={16} aria-hidden />
              </a>
            </span>
            <a
              href={postPath(post)}
              className="mt-3 line-clamp-2 text-18 leading-6.5 font-semibold text-ink-1 hover:text-brand max-sm:min-h-13 max-sm:text-16"
            >
              {post.title}
            </a>
            <a href={paths.company(post.company.id)} className="cut mt-1 block text-13 text-ink-3 hover:text-brand">
              {post.company.name}
            </a>
            <ul className="mt-2 flex flex-wrap gap-1.5 empty:hidden" aria-label="胜过其他职位的">
              {wins[at]?.map(({ words }) => (
                <li key={words}>
                  <Tag tone="ok">{words}</Tag>
                </li>
              ))}
            </ul>
          </th>
        ))}
      </tr>
      <tr>
        {posts.map((post) => (
          <td key={post.id} className={`${column} pt-3 pb-4`}>
            {post.status === 'open' ? (
              <DeliverLink post={post} className="btn-tint w-full lg:w-50" isNamed />
            ) : (
              <span className="tag">已停止招聘</span>
            )}
          </td>
        ))}
      </tr>
    </thead>
  );
}

interface RowsProps {
  title: string;
  rows: CompareRow[];
  posts: Posts;
  wins: Wins;
}

const SAME = '都一样';

/** Rows under a heading of their own: what differs first, what is the same for all after it and folded. */
function Rows({ title, rows, posts, wins }: RowsProps) {
  if (rows.length === 0) return null;
  const isFolded = title === SAME;
  return (
    <tbody className="group">
      <tr className="border-t border-line bg-fill">
        <th scope="rowgroup" colSpan={posts.length + 1} className="px-4 py-2 text-left text-13 text-ink-2 max-sm:px-3">
          <span className="sticky left-4">
            {title}
            {isFolded && (
              <label className="ml-2 inline-flex max-w-[60vw] cursor-pointer items-center gap-2 align-bottom font-normal text-ink-3 has-focus-visible:shadow-(--focus)">
                <span className="cut min-w-0">
                  {rows.length} 项：{rows.map(({ name }) => name).join('、')}
                </span>
                <input type="checkbox" className="sr-only" aria-label="展开都一样的" />
                <span className="i i-down group-has-checked:rotate-180" aria-hidden />
              </label>
            )}
          </span>
        </th>
      </tr>
      {rows.map((row) => (
        <tr key={row.name} className={`border-t border-line ${isFolded ? 'hidden group-has-checked:table-row' : ''}`}>
          <th scope="row" className={`${first} py-3 text-14 font-normal text-ink-3 max-sm:text-13`}>
            {row.name}
          </th>
          {row.cells.map(({ text, shown }, at) => {
            const isBest = wins[at]?.some((win) => win.row === row.name);
            return (
              <td
                key={posts[at]?.id}
                className={`${column} relative py-3 break-words ${isBest ? 'bg-ok-tint font-medium' : ''} ${isSame(row) ? 'text-ink-3' : 'text-ink-1'}`}
              >
                {isBest && (
                  <Check
                    size={16}
                    className="absolute top-3.5 right-4 text-ok max-sm:top-1 max-sm:right-1 max-sm:size-3"
                    role="img"
                    aria-label="这一项更好"
                  />
                )}
                {shown ?? text}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}

function Table({ posts }: { posts: Posts }) {
  const rows = compareRows(posts);
  const alone = posts.length === 1;
  const wins = winsOf(posts);
  return (
    <section
      className="card min-w-0 snap-x snap-mandatory scroll-pl-28 overflow-x-auto max-sm:scroll-pl-21"
      style={{ '--posts': posts.length } as React.CSSProperties}
      aria-label="职位对比"
    >
      <table className="w-full min-w-[calc(112px+var(--posts)*176px)] table-fixed text-14 max-sm:min-w-[calc(84px+var(--posts)*124px)]">
        <Head posts={posts} wins={wins} />
        {groups.map((group) => (
          <Rows
            key={group}
            title={group}
            rows={rows.filter((row) => row.group === group && (alone || !isSame(row)))}
            posts={posts}
            wins={wins}
          />
        ))}
        <Rows title={SAME} rows={rows.filter((row) => !alone && isSame(row))} posts={posts} wins={wins} />
      </table>
    </section>
  );
}

/** Two to four posts side by side, at an address that can be passed on. What is the same for all stands back. */
export function ComparePage({ data: { posts, missing } }: { data: CompareData }) {
  const more = useAddHref();
  return (
    <div className="page flex flex-col gap-3 py-3">
      <Breadcrumb crumbs={[{ label: '找工作', href: paths.jobs() }, { label: '职位对比' }]} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="text-24">职位对比</h1>
        <p className="mr-auto text-13 text-ink-3">最多 {mostCompared} 个放在一起看，薪资都折算成月薪</p>
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
        <Table posts={posts} />
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
    </div>
  );
}
