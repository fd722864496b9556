import CalendarIcon from 'lucide-react/icons/calendar';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { useDeliveries } from '#web/features/deliveries/list/use-deliveries.ts';
import { Completeness } from '#web/features/resume/completeness.tsx';
import { monthDay, weekday } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { inBrowser } from '#web/session/browser-storage.ts';
import { useSession } from '#web/session/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ComingUp } from '../deliveries/coming-up.tsx';
import { InvitationList } from '../invitations/invitation-list.tsx';
import { FirstRun } from './first-run/first-run.tsx';
import { isFirstRun, skippedKey } from './first-run/is-first-run.ts';
import { FollowedNews } from './followed-news.tsx';
import type { SeekerHomeData } from './load-home.ts';
import { Recommended } from './recommended.tsx';
import { ViewersCard } from './viewers-card.tsx';
import { WaitingCard } from './waiting-card.tsx';

/** The seeker's home: three steps for somebody who has just come, else what today asks. */
export function SeekerHomePage({ data }: { data: SeekerHomeData }) {
  const isNew = isFirstRun(data);
  const [skipped, setSkipped] = useState<boolean | null>(isNew ? null : true);
  useEffect(() => setSkipped(inBrowser.read(skippedKey) === '1'), []);
  const skip = () => {
    inBrowser.write(skippedKey, '1');
    setSkipped(true);
  };
  if (isNew && !skipped && data.resume) return <FirstRun resume={data.resume} onSkip={skip} />;
  return <Today data={data} isNew={isNew} onSteps={() => setSkipped(false)} />;
}

const FeedDialog = lazyPart(() => import('./feed-dialog.tsx').then(({ FeedDialog }) => FeedDialog));

interface Props {
  data: SeekerHomeData;
  /** The three first steps are not done; they were skipped. */
  isNew: boolean;
  onSteps(): void;
}

/** What today asks: first what waits for an answer, then the week, then recommendations. */
function Today({ data, isNew, onSteps }: Props) {
  const { now, resume, recommended, invited } = data;
  const { calendar } = data.deliveries;
  const name = useSession((state) => state.jober?.name);
  const { lists, change } = useDeliveries(data.deliveries);
  const [feed, setFeed] = useState(false);
  const waiting = lists.mine.length + invited.length;
  const today = new Date(now).toISOString();
  const title = waiting > 0 ? `有 ${waiting} 件事在等你` : '今天没有要答复的';
  return (
    <>
      <div className="mb-4 flex items-end justify-between gap-3">
        <div>
          <h1 className="text-28 font-semibold text-ink-1 max-sm:text-20">{name ? `${name}，${title}` : title}</h1>
          <p className="tabular mt-1 text-14 text-ink-3">
            {monthDay(today)} {weekday(today)}
            {waiting > 0 && '，先到期的在前'}
          </p>
        </div>
        <Button className="max-sm:hidden" onClick={() => setFeed(true)}>
          <CalendarIcon size={16} aria-hidden />
          订阅到日历
        </Button>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_312px] items-start gap-4 max-lg:grid-cols-1">
        <div className="min-w-0 space-y-4">
          {isNew && (
            <p className="flex flex-wrap items-center gap-2 text-14 text-ink-3">
              还没说想教什么、在哪里，推荐会不准。
              <button type="button" className="link cursor-pointer" onClick={onSteps}>
                用两分钟填好
              </button>
            </p>
          )}
          {lists.mine.map((delivery) => (
            <WaitingCard
              key={delivery.id}
              delivery={delivery}
              calendar={calendar}
              wish={resume?.content.intentions[0]}
              onChange={change}
            />
          ))}
          <InvitationList invitations={invited} />
          <ComingUp full lists={lists} calendar={calendar} now={now} />
        </div>
        <aside className="min-w-0 space-y-4">
          <ViewersCard views={data.views} now={now} />
          {resume && <Completeness resume={resume} page={paths.resumeVersion(resume.id)} />}
          <SearchesCard searches={data.searches} />
        </aside>
      </div>
      <div
        className={
          data.news.length > 0
            ? 'mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_312px]'
            : 'mt-4'
        }
      >
        {recommended && <Recommended recommended={recommended} now={now} />}
        <FollowedNews posts={data.news} now={now} />
      </div>
      {feed && (
        <Suspense fallback={null}>
          <FeedDialog onClose={() => setFeed(false)} />
        </Suspense>
      )}
    </>
  );
}

const shown = 4;

/** Saved searches and what they found last; nothing without any. */
function SearchesCard({ searches }: Pick<SeekerHomeData, 'searches'>) {
  if (searches.length === 0) return null;
  return (
    <Card
      space="side"
      heading="你的订阅"
      aside={
        <a href={paths.favourites({ tab: 'searches' })} className="link">
          {searches.length} 个
        </a>
      }
    >
      <ul className="space-y-2.5 text-14">
        {searches.slice(0, shown).map(({ id, name, query, last }) => (
          <li key={id} className="flex items-baseline justify-between gap-3">
            <a href={`${paths.jobs()}?${query}`} className="min-w-0 truncate text-ink-1 hover:text-brand">
              {name}
            </a>
            <span className={last ? 'shrink-0 text-brand' : 'shrink-0 text-ink-3'}>
              {last ? `${last.found} 个新职位` : '还没有新的'}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
