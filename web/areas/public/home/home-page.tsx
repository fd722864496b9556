import type { ListedPost } from '#web/features/posts/listed-post.ts';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkTabs } from '#web/ui/tabs.tsx';
import { AdmissionsSection } from './admissions-section.tsx';
import { Banners } from './banner.tsx';
import { ColumnsSection } from './columns-section.tsx';
import { EndLinks } from './end-links.tsx';
import { FairsSection } from './fairs-section.tsx';
import { Famous } from './famous.tsx';
import { Hero } from './hero.tsx';
import { Cities, newestCities } from './home-cities.tsx';
import { homeHref } from './home-href.ts';
import { HomeSection } from './home-section.tsx';
import { HotCard } from './hot-card.tsx';
import type { HomeData } from './load-home.ts';
import { Rail } from './rail.tsx';

/** The default banner. */
const ownBanner = ({ now, cityCode }: HomeData) => ({
  title: `${new Date(now).getFullYear()} 秋季教师招聘季`,
  text: '公办学校的在编岗位集中发布，资格一键自检，投递进度全程可查。',
  href: paths.jobs({ tenure: 'establishment', cityCode }),
  button: '查看专区',
});

function PostGrid({ posts, now, newest }: { posts: readonly ListedPost[]; now: number; newest?: boolean }) {
  return (
    <ul className={newest ? 'hot-grid newest-grid' : 'hot-grid'}>
      {posts.map((post) => (
        <li key={post.id} className="min-w-0">
          <HotCard post={post} now={now} />
        </li>
      ))}
    </ul>
  );
}

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

/** The home page: search, categories by 学段, hot and new posts, and schools with most posts. */
export function HomePage({ data }: { data: HomeData }) {
  const { hot, newest, now, cityCode } = data;
  const hotLinks = hot.tabs.map((name) => ({
    label: name,
    href: homeHref(data, { hot: name }),
    current: name === hot.tab,
  }));
  if (hot.posts.length === 0 && newest.length === 0) return <NothingHere data={data} />;
  return (
    <>
      <Hero data={data} />
      <div className="page pt-4 pb-12">
        <div className="home-top">
          <Rail data={data} />
          <Banners banners={data.columns.banners.length > 0 ? data.columns.banners : [ownBanner(data)]} />
        </div>
        <HomeSection
          title="热门岗位"
          tabs={<LinkTabs label="热门岗位分类" tabs={hotLinks} keepScroll />}
          more={{ label: '全部职位', href: paths.jobs({ cityCode }) }}
        >
          <PostGrid posts={hot.posts} now={now} />
        </HomeSection>
        <Famous data={data} />
        <FairsSection data={data} />
        <HomeSection
          title="最新岗位"
          tabs={<LinkTabs label="城市" tabs={newestCities(cityCode)} keepScroll />}
          more={{ label: '更多最新', href: paths.jobs({ cityCode, sort: 'newest' }) }}
        >
          <PostGrid posts={newest} now={now} newest />
        </HomeSection>
        <AdmissionsSection admissions={data.columns.admissions} />
        <ColumnsSection columns={data.columns} />
        <Cities />
        <EndLinks />
      </div>
    </>
  );
}
