import { useSession } from '#web/session/session-store.ts';
import { CalendarCard } from './calendar-card.tsx';
import { CompletenessCard } from './completeness-card.tsx';
import { FollowedNews } from './followed-news.tsx';
import type { SeekerHomeData } from './load-home.ts';
import { NoticesCard } from './notices-card.tsx';
import { ProgressCard } from './progress-card.tsx';
import { Recommended } from './recommended.tsx';

/** The seeker's home: deliveries, upcoming entries, recommendations, and resume completeness. */
export function SeekerHomePage({ data }: { data: SeekerHomeData }) {
  const name = useSession((state) => state.jober?.name);
  return (
    <>
      <h1 className="mb-3 text-20 font-semibold text-ink-1">{name ? `${name}，你好` : '求职首页'}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)_320px] items-start gap-4 max-lg:grid-cols-1">
        <div className="min-w-0 space-y-3">
          <ProgressCard deliveries={data.deliveries} />
          {data.recommended && <Recommended recommended={data.recommended} now={data.now} />}
          <FollowedNews posts={data.news} now={data.now} />
        </div>
        <aside className="min-w-0 space-y-3">
          <CalendarCard items={data.calendar} now={data.now} />
          {data.resume && <CompletenessCard resume={data.resume} />}
          <NoticesCard notices={data.notices} />
        </aside>
      </div>
    </>
  );
}
