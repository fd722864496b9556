import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useState } from 'react';
import { hoursText } from '#contract/answers/answer-time.ts';
import { AnswerStrip } from '#web/features/answers/answer-strip.tsx';
import { answerText } from '#web/features/answers/answer-words.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { HomeSection } from '#web/features/page/home-section.tsx';
import { agoText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { Slot } from '#web/slots.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkTabs } from '#web/ui/tabs.tsx';
import { Hero } from './hero.tsx';
import { HotCard } from './hot-card.tsx';
import type { HomeData } from './load-home.ts';

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

/** Schools with most posts, by kind of school. */
function Famous({ data }: { data: HomeData }) {
  const { tabs, tab, companies } = data.famous;
  const links = tabs.map((name) => ({ label: name, href: homeHref(data, { famous: name }), current: name === tab }));
  return (
    <HomeSection
      title="名校名企"
      tabs={<LinkTabs label="单位类型" tabs={links} keepScroll />}
      more={{ label: '全部单位', href: paths.companies({ cityCode: data.cityCode }) }}
    >
      <ul className="card grid grid-cols-4 overflow-hidden max-lg:grid-cols-2 max-md:grid-cols-1">
        {companies.map((company) => (
          <FamousLine key={company.id} company={company} />
        ))}
      </ul>
    </HomeSection>
  );
}

function FamousLine({ company }: { company: HomeData['famous']['companies'][number] }) {
  const { id, name, logoUrl, cityName, openPosts } = company;
  return (
    <li className="-mr-px -mb-px border-r border-b border-line max-md:nth-[n+7]:hidden">
      <a className="flex items-center gap-3 px-5 py-3.5 hover:bg-fill" href={paths.company(id)}>
        <CompanyLogo name={name} src={logoUrl} size={40} />
        <span className="min-w-0">
          <span className="cut block font-semibold text-ink-1">{name}</span>
          <span className="text-12 text-ink-3">
            {cityName} · 在招 <span className="text-brand">{openPosts}</span>
          </span>
        </span>
      </a>
    </li>
  );
}

/** The home page with another tab open; the rest stays unchanged. */
function homeHref(data: HomeData, change: { hot?: string; famous?: string }): string {
  const query = new URLSearchParams();
  if (data.cityCode) query.set('cityCode', data.cityCode);
  const hot = change.hot ?? data.hot.tab;
  const famous = change.famous ?? data.famous.tab;
  if (hot !== data.hot.tabs[0]) query.set('hot', hot);
  if (famous !== data.famous.tabs[0]) query.set('famous', famous);
  const text = query.toString();
  return text ? `/?${text}` : '/';
}

/** The schools that answered best, in the city or the country. */
function RedListCard({ data: { redList, strips, cityCode } }: { data: HomeData }) {
  if (!redList || redList.items.length === 0) return null;
  const where = redList.isOwn ? cityCode : undefined;
  const label = `近 90 天 · ${redList.isOwn ? '本市' : '全国'}`;
  return (
    <HomeSection title="回复率红榜" more={{ label, href: paths.answers({ cityCode: where }) }}>
      <div className="card px-5 pt-2 pb-3">
        <ol className="divide-y divide-line">
          {redList.items.map(({ id, name, logoUrl, cityName, rate, medianHours }, at) => (
            <li key={id} className="red-line relative flex items-center gap-2.5 py-2.25">
              <span className={`num w-4 flex-none text-14 ${at < 3 ? 'text-brand' : 'text-ink-3'}`}>{at + 1}</span>
              <CompanyLogo name={name} src={logoUrl} size={28} bare />
              <span className="min-w-0 flex-1">
                <a className="tile-link cut block text-14 text-ink-1 max-sm:whitespace-normal" href={paths.company(id)}>
                  {name}
                </a>
                <span className="text-12 text-ink-3">
                  {cityName}
                  {rate < 100 && `，答复 ${rate}%`}
                </span>
              </span>
              {strips[id] && <AnswerStrip days={strips[id].days} />}
              <span className="num w-14 flex-none text-right text-ink-1">{hoursText(medianHours)}</span>
            </li>
          ))}
        </ol>
        <p className="mt-1 border-t border-line pt-3 text-12 text-ink-3">
          按 7 天答复率排名，未注明的都是
          100%；并列时收到投递多的在前；时间是一般多久答复。每根柱子是一天：越高答复越快，最高是当天，灰色是没有投递
        </p>
      </div>
    </HomeSection>
  );
}

const SHOWN = 3;
const TURN_MS = 6_000;
/** With fewer lines the day's count stands alone. */
const FEWEST = 3;

/** The place of the first line shown; moves on every six seconds unless the reader points at it or wants no motion. */
function useTurn(length: number) {
  const [first, setFirst] = useState(0);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || length <= SHOWN || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setFirst((at) => (at + 1) % length), TURN_MS);
    return () => clearInterval(timer);
  }, [held, length]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return { first, hold: { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release } };
}

/** 回音: today's answers, without schools and persons. Nothing while there are too few. */
function AnswersLine({ data: { answers, now, cityCode } }: { data: HomeData }) {
  const lines = answers && answers.recent.length >= FEWEST ? answers.recent : [];
  const { first, hold } = useTurn(lines.length);
  if (!answers || (answers.today === null && lines.length === 0)) return null;
  const shown = lines.slice(0, SHOWN).map((_, at) => lines[(first + at) % lines.length] as (typeof lines)[number]);
  return (
    <section className="border-b border-line bg-surface" aria-label="回音" {...hold}>
      <div className="page flex h-11 items-center gap-6 text-14">
        <p className="flex flex-none items-center gap-2 text-ink-3">
          <span className="size-2 rounded-full bg-ok" aria-hidden />
          <b className="text-14 text-ink-1">回音</b>
          {answers.today !== null && <span>今天 {answers.today.toLocaleString('en-US')} 份答复</span>}
        </p>
        <ul className="flex h-6 min-w-0 flex-1 flex-wrap gap-x-8 overflow-hidden leading-6 text-ink-1 max-md:hidden">
          {shown.map((answer) => (
            <li key={`${answer.at}${answer.cityName}${answer.subject}`}>
              <span className="text-12 text-ink-3">{agoText(answer.at, now)}</span> {answerText(answer)}
            </li>
          ))}
        </ul>
        <a className="quiet ml-auto flex flex-none items-center text-14" href={paths.answers({ cityCode })}>
          看回复率红榜
          <ChevronRight size={14} aria-hidden />
        </a>
      </div>
    </section>
  );
}
