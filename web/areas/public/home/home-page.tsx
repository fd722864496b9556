import { useFitsOf } from '#web/features/own-posts/fits.ts';
import { PostRow, PostRows } from '#web/features/posts/post-row.tsx';
import { HotWords } from '#web/features/search/hot-words.tsx';
import { SearchBox } from '#web/features/search/search-box.tsx';
import { paths } from '#web/paths.ts';
import { Slot } from '#web/slots.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkTabs } from '#web/ui/tabs.tsx';
import type { HomeData } from './load-home.ts';
import { QuickCheck } from './quick-check.tsx';

/** The site's claim and key figures, the search, and the quick check. */
function Hero({ data }: { data: HomeData }) {
  const { cityCode } = data;
  const { posts, companies, replyRate } = data.stats;
  return (
    <div className="home-hero border-b border-line bg-surface">
      <div className="page grid grid-cols-[minmax(0,1fr)_440px] gap-12 py-10 max-lg:grid-cols-[minmax(0,1fr)] max-md:gap-6 max-md:py-6">
        <div className="min-w-0">
          <h1 className="text-28">好老师，值得一份有回音的投递</h1>
          <p className="mt-1 mb-6 text-16 text-ink-3">
            {posts.toLocaleString('en-US')} 个在招岗位，{companies.toLocaleString('en-US')} 家单位，平均回复率{' '}
            {replyRate}%
          </p>
          <SearchBox size="l" keep={{ cityCode }} />
          <div className="mt-4">
            <HotWords words={data.hotWords} cityCode={cityCode} />
          </div>
        </div>
        <QuickCheck data={data} />
      </div>
    </div>
  );
}

/** The home page: search, quick check, and the posts that are looked at most. */
export function HomePage({ data }: { data: HomeData }) {
  const { hot, cityCode, now } = data;
  useFitsOf(hot.posts.map(({ id }) => id));
  return (
    <>
      <Hero data={data} />
      <div className="page py-6">
        {hot.posts.length === 0 ? (
          <div className="card">
            <EmptyState
              title="这里暂时没有在招岗位"
              text="换个城市，或者看看全国的职位"
              action={
                <a className="btn btn-tint" href={paths.jobs()}>
                  看全国职位
                </a>
              }
            />
          </div>
        ) : (
          <section aria-labelledby="hot">
            <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pb-4">
              <h2 id="hot" className="text-20">
                热门岗位
              </h2>
              <LinkTabs
                label="热门岗位分类"
                keepScroll
                className="scroll-line"
                tabs={hot.tabs.map((name) => ({ label: name, href: hotHref(data, name), current: name === hot.tab }))}
              />
              <a className="quiet ml-auto text-14" href={paths.jobs({ cityCode })}>
                全部职位
              </a>
            </div>
            <PostRows>
              {hot.posts.map((post) => (
                <PostRow key={post.id} post={post} now={now} />
              ))}
            </PostRows>
          </section>
        )}
        <Slot name="home.banners" loaded={data.loaded} />
      </div>
    </>
  );
}

/** The home page with another kind of hot posts open. */
function hotHref({ cityCode, hot }: HomeData, name: string): string {
  const query = new URLSearchParams();
  if (cityCode) query.set('cityCode', cityCode);
  if (name !== hot.tabs[0]) query.set('hot', name);
  const text = query.toString();
  return text ? `/?${text}` : '/';
}
