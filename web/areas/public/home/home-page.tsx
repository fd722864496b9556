import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { hotCities, hotCityList } from '#web/features/city/hot-cities.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { inside } from '#web/features/page/kept-markup.ts';
import { HotWords } from '#web/features/search/hot-words.tsx';
import { SearchBox } from '#web/features/search/search-box.tsx';
import { PortalLinks, RecruiterLink } from '#web/features/shell/portal-links.tsx';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stat } from '#web/ui/stat.tsx';
import { LinkTabs } from '#web/ui/tabs.tsx';
import { HomeColumns, homeMore } from '../content/home-columns.tsx';
import { Banners } from './banner.tsx';
import { FairTiles } from './fairs-section.tsx';
import { homeHref } from './home-href.ts';
import { HotCard } from './hot-card.tsx';
import type { HomeData } from './load-home.ts';
import { Rail } from './rail.tsx';

interface SectionProps {
  title: string;
  tabs?: ReactNode;
  more: { label: string; href: string };
  children: ReactNode;
}

function Section({ title, tabs, more, children }: SectionProps) {
  return (
    <section aria-label={title} className="mt-8">
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="flex-none text-20">{title}</h2>
        <div className="scroll-tabs max-sm:order-1 max-sm:basis-full">{tabs}</div>
        <a className="quiet ml-auto flex flex-none items-center text-13" href={more.href}>
          {more.label}
          <ChevronRight size={14} aria-hidden />
        </a>
      </div>
      {children}
    </section>
  );
}

function Hero({ data: { stats, hotWords, cityCode } }: { data: HomeData }) {
  return (
    <div className="home-hero border-b border-line bg-surface">
      <div className="page flex items-end justify-between gap-10 py-7 max-sm:py-4">
        <div className="w-194 max-w-full min-w-0">
          <h1 className="mb-3 text-24 max-sm:text-20">好老师，值得一份有回音的投递</h1>
          <SearchBox size="l" keep={{ cityCode }} />
          <div className="mt-3">
            <HotWords words={hotWords} cityCode={cityCode} />
          </div>
        </div>
        <div className="flex flex-none divide-x divide-line pb-9 *:px-8 *:last:pr-0 max-lg:hidden">
          <Stat large value={stats.posts.toLocaleString('en-US')} label="在招岗位" />
          <Stat large value={stats.companies.toLocaleString('en-US')} label="认证单位" />
          <Stat large value={`${stats.replyRate}%`} label="平均回复率" />
        </div>
      </div>
    </div>
  );
}

function Famous({ data }: { data: HomeData }) {
  const { tabs, tab, companies } = data.famous;
  const links = tabs.map((name) => ({ label: name, href: homeHref(data, { famous: name }), current: name === tab }));
  return (
    <Section
      title="名校名企"
      tabs={<LinkTabs label="单位类型" tabs={links} keepScroll />}
      more={{ label: '全部单位', href: paths.companies({ cityCode: data.cityCode }) }}
    >
      <ul
        className="famous card"
        {...inside(
          () => `famous ${JSON.stringify(companies)}`,
          () => companies.map((company) => <FamousLine key={company.id} company={company} />),
        )}
      />
    </Section>
  );
}

function FamousLine({ company }: { company: HomeData['famous']['companies'][number] }) {
  const { id, name, logoUrl, cityName, openPosts } = company;
  return (
    <li>
      <a className="famous-link" href={paths.company(id)}>
        <CompanyLogo name={name} src={logoUrl} size={48} />
        <span className="cut mt-2 block max-w-full font-medium text-ink-1">{name}</span>
        <span className="text-12 text-ink-3">
          {cityName} · 在招 <span className="text-brand">{openPosts}</span>
        </span>
      </a>
    </li>
  );
}

function Cities() {
  return (
    <Section title="按城市找" more={{ label: '全国职位', href: paths.jobs() }}>
      <p className="card flex flex-wrap gap-x-6 gap-y-2 px-5 py-4 text-14">
        {hotCityList.map(([code, name]) => (
          <a key={code} className="hover:text-brand" href={paths.jobs({ cityCode: code })}>
            {name}教师招聘
          </a>
        ))}
      </p>
    </Section>
  );
}

/** The whole country and its great cities, as many as a line holds; a chosen one that is not among them comes first. */
function newestCities(chosen: string | undefined) {
  const shown = hotCityList.slice(0, 9);
  const own =
    chosen && !shown.some(([code]) => code === chosen) ? [[chosen, hotCities[chosen] ?? '所选城市'] as const] : [];
  return [
    { label: '全国', href: '/', current: !chosen },
    ...[...own, ...shown].map(([code, label]) => ({ label, href: `/?cityCode=${code}`, current: code === chosen })),
  ];
}

/** What else a page without a footer should lead to. */
function EndLinks() {
  return (
    <p className="mt-8 flex flex-wrap justify-center gap-x-6 gap-y-2 text-12 text-ink-3">
      <PortalLinks linkClass="hover:text-brand" />
      <RecruiterLink linkClass="hover:text-brand" />
      <a className="hover:text-brand" href={paths.privacy()}>
        隐私政策
      </a>
      <a className="hover:text-brand" href={paths.agreement()}>
        用户服务协议
      </a>
    </p>
  );
}

/** What stands there while operators have put up no banner. */
const ownBanner = ({ now, cityCode }: HomeData) => ({
  title: `${new Date(now).getFullYear()} 秋季教师招聘季`,
  text: '公办学校的在编岗位集中发布，资格一键自检，投递进度全程可查。',
  href: paths.jobs({ tenure: 'establishment', cityCode }),
  button: '查看专区',
});

/** The home page: search, the rail by 学段, hot and new posts, and the schools that seek most. */
export function HomePage({ data }: { data: HomeData }) {
  const { hot, newest, now, cityCode } = data;
  const hotLinks = hot.tabs.map((name) => ({
    label: name,
    href: homeHref(data, { hot: name }),
    current: name === hot.tab,
  }));
  if (hot.posts.length === 0 && newest.length === 0) {
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
  return (
    <>
      <Hero data={data} />
      <div className="page pt-4 pb-12">
        <div className="home-top">
          <Rail data={data} />
          <Banners banners={data.columns.banners.length > 0 ? data.columns.banners : [ownBanner(data)]} />
        </div>
        <Section
          title="热门岗位"
          tabs={<LinkTabs label="热门岗位分类" tabs={hotLinks} keepScroll />}
          more={{ label: '全部职位', href: paths.jobs({ cityCode }) }}
        >
          <ul className="hot-grid">
            {hot.posts.map((post) => (
              <li key={post.id} className="min-w-0">
                <HotCard post={post} now={now} />
              </li>
            ))}
          </ul>
        </Section>
        <Famous data={data} />
        {data.fairs.length > 0 && (
          <Section title="招聘会" more={{ label: '招聘会日历', href: paths.fairs() }}>
            <FairTiles fairs={data.fairs} now={now} />
          </Section>
        )}
        <Section
          title="最新岗位"
          tabs={<LinkTabs label="城市" tabs={newestCities(cityCode)} keepScroll />}
          more={{ label: '更多最新', href: paths.jobs({ cityCode, sort: 'newest' }) }}
        >
          <ul className="hot-grid newest-grid">
            {newest.map((post) => (
              <li key={post.id} className="min-w-0">
                <HotCard post={post} now={now} />
              </li>
            ))}
          </ul>
        </Section>
        <HomeColumns
          columns={[
            { title: '新闻资讯', more: homeMore.articles, lines: data.columns.articles },
            { title: '人才政策', more: homeMore.policies, lines: data.columns.policies },
            { title: '专家讲座', more: homeMore.lectures, lines: data.columns.lectures },
            { title: '在线招生', more: homeMore.admissions, lines: data.columns.admissions },
          ]}
        />
        <Cities />
        <EndLinks />
      </div>
    </>
  );
}
