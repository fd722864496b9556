import BadgeCheck from 'lucide-react/icons/badge-check';
import { HotWords } from '#web/features/search/hot-words.tsx';
import { SearchBox } from '#web/features/search/search-box.tsx';
import type { HomeData } from './load-home.ts';
import { QuickCheck } from './quick-check.tsx';
import { Rail } from './rail.tsx';

/** The site's claim and key figures, the search, the categories, and the quick check. */
export function Hero({ data }: { data: HomeData }) {
  const { cityCode } = data;
  const { posts, companies, replyRate } = data.stats;
  return (
    <div className="home-hero border-b border-line bg-surface">
      <div className="page grid grid-cols-[minmax(0,1fr)_440px] gap-9 pt-5.5 pb-4.5 max-[1199px]:grid-cols-[minmax(0,1fr)_400px] max-[1199px]:gap-6 max-lg:grid-cols-[minmax(0,1fr)] max-md:gap-4 max-md:py-4">
        <div className="min-w-0">
          <h1 className="text-32 max-sm:text-24">好老师，值得一份有回音的投递</h1>
          <p className="mt-1 mb-4 flex flex-wrap items-center gap-x-6 text-13 max-sm:gap-x-3 text-ink-2">
            <span>
              <b className="num text-ink-1">{posts.toLocaleString('en-US')}</b> 个在招岗位
            </span>
            <span>
              <b className="num text-ink-1">{companies.toLocaleString('en-US')}</b> 家单位
            </span>
            <span className="flex items-center gap-1">
              <BadgeCheck size={15} className="text-ok" aria-hidden />
              <span className="max-sm:hidden">近 90 天平均</span>回复率 <b className="num text-ink-1">{replyRate}%</b>
            </span>
          </p>
          <SearchBox size="l" keep={{ cityCode }} />
          <div className="mt-2">
            <HotWords words={data.hotWords} cityCode={cityCode} />
          </div>
          <Rail data={data} />
        </div>
        <QuickCheck data={data} />
      </div>
    </div>
  );
}
