import { HomeSection } from '#web/features/page/home-section.tsx';
import { paths } from '#web/paths.ts';
import { Slot } from '#web/slots.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkTabs } from '#web/ui/tabs.tsx';
import { AnswersLine } from './answers-line.tsx';
import { Famous } from './famous.tsx';
import { Hero } from './hero.tsx';
import { homeHref } from './home-href.ts';
import { HotCard } from './hot-card.tsx';
import type { HomeData } from './load-home.ts';
import { RedListCard } from './red-list-card.tsx';

function NothingHere({ data }: { data: HomeData }) {
  return (
    <>
      <Hero data={data} />
      <div className="page py-8">
        <div className="card">
          <EmptyState
            title="这里暂时没有在招岗位"
            text="换个城市，或者看看全国的职位"
            action={
              <a className="btn btn-filled" href={paths.jobs()}>
                看全国职位
              </a>
            }
          />
        </div>
      </div>
    </>
  );
}

function HotPosts({ data }: { data: HomeData }) {
  const { hot, strips, cityCode } = data;
  const tabs = hot.tabs.map((name) => ({
    label: name,
    href: homeHref(data, { hot: name }),
    current: name === hot.tab,
  }));
  return (
    <HomeSection
      title="热门岗位"
      tabs={<LinkTabs label="热门岗位分类" tabs={tabs} keepScroll />}
      note={hot.tab === '推荐' ? '先看回复率和新鲜度；每根柱子是一天，越高答复越快' : undefined}
      more={{ label: '全部职位', href: paths.jobs({ cityCode }) }}
    >
      <ul className="grid grid-cols-3 gap-3 max-lg:grid-cols-2 max-md:grid-cols-1 max-md:gap-2 max-md:[&>:nth-child(n+7)]:hidden">
        {hot.posts.map((post) => (
          <li key={post.id} className="min-w-0">
            <HotCard post={post} strip={strips[post.company.id]} />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

/** The home page: search, quick check, answers, hot posts, schools, fairs and what operators publish. */
export function HomePage({ data }: { data: HomeData }) {
  if (data.hot.posts.length === 0) return <NothingHere data={data} />;
  return (
    <>
      <Hero data={data} />
      <AnswersLine data={data} />
      <div className="page pb-8">
        <HotPosts data={data} />
        <Slot name="home.banners" loaded={data.loaded} rail={data.rail} />
        <Famous data={data} />
        <div className="home-pair grid grid-cols-[minmax(0,1fr)_392px] gap-4 max-lg:grid-cols-1 max-lg:gap-0 [&>:only-child]:col-span-full">
          <Slot name="home.section" loaded={data.loaded} now={data.now} />
          <RedListCard data={data} />
        </div>
        <Slot name="home.end" loaded={data.loaded} />
      </div>
    </>
  );
}
