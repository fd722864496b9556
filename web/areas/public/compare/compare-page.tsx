import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { comparePath, mostCompared } from '#web/features/compare/compared.ts';
import { DeliverLink } from '#web/features/deliveries/apply/deliver-link.tsx';
import { ShareButton } from '#web/features/page/share-button.tsx';
import { paths, postPath } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Head } from '#web/ui/head.tsx';
import { type CompareRow, compareRows, groups, isSame } from './compare-rows.tsx';
import type { CompareData } from './load-compare.ts';

/** Two to four posts side by side, at an address that can be passed on. What is the same for all is left out. */
export function ComparePage({ data: { posts, missing } }: { data: CompareData }) {
  const more = useAddHref();
  return (
    <div className="page space-y-3">
      <Head
        back={{ label: '找工作', href: paths.jobs() }}
        title="职位对比"
        text={`最多 ${mostCompared} 个，薪资折算成月薪`}
        act={
          <>
            {posts.length > 0 && posts.length < mostCompared && (
              <a href={more} className="btn btn-tint">
                <Plus size={15} aria-hidden />
                再加一个
              </a>
            )}
            {posts.length > 1 && <ShareButton path={comparePath(posts.map(({ id }) => id))} title="职位对比" />}
          </>
        }
      />
      {missing > 0 && <p className="text-14 text-ink-3">有 {missing} 个职位已经看不到了，没有列出来。</p>}
      {posts.length > 0 ? (
        <CompareTable posts={posts} rows={compareRows(posts)} />
      ) : (
        <EmptyState
          title="还没有要对比的职位"
          text="在收藏或浏览记录里勾选 2 到 4 个职位，放在一起看"
          next={{ label: more === paths.jobs() ? '去找职位' : '去收藏里选', href: more, look: 'filled' }}
        />
      )}
    </div>
  );
}

/** Where another post is found: among a seeker's own, for a visitor among all. */
const useAddHref = () => useSession((state) => (state.jober ? paths.favourites() : paths.jobs()));

type Posts = CompareData['posts'];

/** A phone sets a row's name above its values, so that three posts stand beside each other. */
const line = 'max-sm:grid max-sm:grid-cols-[repeat(var(--posts),minmax(0,1fr))]';
const first =
  'sticky left-0 z-1 bg-surface px-4 text-left align-top max-sm:col-span-full max-sm:w-[calc(100vw-34px)] max-sm:px-3';
const column =
  'snap-start border-line px-4 align-top break-words sm:border-l max-sm:px-2 max-sm:text-14 max-sm:nth-[2]:pl-3';

function TableHead({ posts, corner }: { posts: Posts; corner: ReactNode }) {
  const without = (id: string) => comparePath(posts.flatMap((post) => (post.id === id ? [] : post.id)));
  return (
    <thead className="max-sm:block">
      <tr className={line}>
        <td rowSpan={2} className={`${first} w-36 py-4 max-sm:border-b max-sm:border-line max-sm:py-2`}>
          {corner}
        </td>
        {posts.map((post) => (
          <th key={post.id} scope="col" className={`${column} pt-4 text-left font-normal max-sm:pt-3`}>
            <span className="flex items-start gap-3 max-sm:flex-wrap max-sm:gap-1">
              <CompanyLogo name={post.company.name} src={post.company.logoUrl} size={40} />
              <span className="min-w-0 flex-1 max-sm:order-1 max-sm:basis-full">
                <a
                  href={postPath(post)}
                  className="line-clamp-2 text-20 leading-6 font-semibold text-ink-1 hover:text-brand max-sm:line-clamp-3 max-sm:text-14 max-sm:leading-5"
                >
                  {post.title}
                </a>
                <a href={paths.company(post.company.id)} className="cut block text-14 text-ink-3 hover:text-brand">
                  {post.company.name}
                </a>
              </span>
              <a
                href={without(post.id)}
                className="-mt-2.5 -mr-2.5 p-3.5 text-ink-3 hover:text-brand max-sm:ml-auto"
                aria-label={`移出对比：${post.title}`}
              >
                <X size={16} aria-hidden />
              </a>
            </span>
          </th>
        ))}
      </tr>
      <tr className={line}>
        {posts.map((post) => (
          <td key={post.id} className={`${column} pt-3 pb-4 max-sm:nth-[1]:pl-3 max-sm:nth-[2]:pl-2`}>
            {post.status === 'open' ? (
              <DeliverLink post={post} look="tint" className="w-26 max-sm:w-full max-sm:px-1!" isNamed />
            ) : (
              <span className="tag">已停止招聘</span>
            )}
          </td>
        ))}
      </tr>
    </thead>
  );
}

/** Rows of one group; a group of a single row needs no heading. */
function Rows({ title, rows, posts }: { title: string; rows: CompareRow[]; posts: Posts }) {
  return (
    <tbody className="max-sm:block">
      {rows.length > 1 && (
        <tr className="border-t border-line bg-fill max-sm:block">
          <th
            scope="rowgroup"
            colSpan={posts.length + 1}
            className="px-4 py-1.5 text-left text-14 text-ink-2 max-sm:block max-sm:px-3"
          >
            <span className="sticky left-4">{title}</span>
          </th>
        </tr>
      )}
      {rows.map((row) => (
        <tr key={row.name} className={`border-t border-line ${line}`}>
          <th scope="row" className={`${first} py-3 font-normal text-ink-3 max-sm:pt-2 max-sm:pb-0 max-sm:text-12`}>
            {row.name}
          </th>
          {row.cells.map(({ text, shown }, at) => (
            <td
              key={posts[at]?.id}
              className={`${column} py-3 max-sm:py-1.5 ${isSame(row) && posts.length > 1 ? 'text-ink-3' : 'text-ink-1'}`}
            >
              {shown || text}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** A column a post, a row a fact; a person may leave out what is the same for all. */
function CompareTable({ posts, rows }: { posts: Posts; rows: CompareRow[] }) {
  const isAlone = posts.length === 1;
  const [isShort, setShort] = useState(!isAlone);
  const same = isAlone ? [] : rows.filter(isSame);
  const shown = isShort ? rows.filter((row) => !same.includes(row)) : rows;
  return (
    <section className="card min-w-0 overflow-hidden" aria-label="职位对比">
      <div className="snap-x snap-mandatory scroll-pl-36 overflow-x-auto max-sm:scroll-pl-0">
        <table
          className="w-full min-w-[calc(144px+var(--posts)*176px)] table-fixed text-14 max-sm:block max-sm:min-w-[calc(var(--posts)*108px)]"
          style={{ '--posts': posts.length } as React.CSSProperties}
        >
          <TableHead
            posts={posts}
            corner={
              <>
                {!isAlone && (
                  <p className="mb-2 text-14 text-ink-2">
                    {same.length < rows.length ? `${rows.length - same.length} 项不同` : '每一项都一样'}
                  </p>
                )}
                {same.length > 0 && (
                  <Checkbox
                    className="whitespace-nowrap"
                    checked={isShort}
                    onChange={({ target }) => setShort(target.checked)}
                  >
                    只看不同
                  </Checkbox>
                )}
              </>
            }
          />
          {groups.map((group) => (
            <Rows key={group} title={group} rows={shown.filter((row) => row.group === group)} posts={posts} />
          ))}
        </table>
      </div>
      {isShort && same.length > 0 && (
        <p className="border-t border-line bg-fill px-4 py-3 text-14 leading-6 text-ink-3 max-sm:px-3">
          <b className="mr-2 font-semibold text-ink-2">都一样 {same.length} 项</b>
          {same.map(({ name, cells }) => `${name} ${cells[0]?.text}`).join('；')}
        </p>
      )}
    </section>
  );
}
