import { HotWords } from '#web/features/search/hot-words.tsx';
import { SearchBox } from '#web/features/search/search-box.tsx';
import { useSession } from '#web/session/session-store.ts';
import { Stat } from '#web/ui/stat.tsx';
import type { HomeData } from './load-home.ts';

/** The site's claim, the search, and key figures. */
export function Hero({ data: { stats, hotWords, ...data } }: { data: HomeData }) {
  // The header's city: from the URL, else the last chosen one.
  const chosen = useSession((state) => state.cityCode);
  const cityCode = data.cityCode ?? chosen ?? undefined;
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
