import ChevronRight from 'lucide-react/icons/chevron-right';
import { Fragment, useState } from 'react';
import { useRevalidator } from 'react-router';
import { answerText } from '#web/features/answers/answer-words.ts';
import { agoText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { Slot } from '#web/slots.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CityButton } from '../shell/city-button.tsx';
import { MobileJob } from '../shell/mobile-job.tsx';
import { MobileSearch } from '../shell/mobile-search.tsx';
import { PullToRefresh } from '../shell/pull-to-refresh.tsx';
import { AnswerBreak } from './answer-break.tsx';
import { CheckCard } from './check-card.tsx';
import type { MobileHomeData } from './load-home.ts';
import { Shortcuts } from './shortcuts.tsx';
import { useForYou } from './use-for-you.ts';

type Kind = 'forYou' | 'hot' | 'newest';

const labels: Record<Kind, string> = { forYou: '为你推荐', hot: '热门职位', newest: '最新职位' };

/** What modules add and the latest answers stand after so many posts. */
const PART_AFTER = 4;
const ANSWERS_AFTER = 8;

/** The mobile home: search with the words others use, the 30-second check, eight shortcuts, the newest answer, and posts for the person or of the city. */
export function MobileHomePage({ data }: { data: MobileHomeData }) {
  const { cityCode, hotWords, strips, answers, loaded, now } = data;
  const [newestAnswer, ...earlier] = answers;
  const [chosen, setKind] = useState<Kind>();
  const { revalidate } = useRevalidator();
  const forYou = useForYou();
  const kinds: Kind[] = forYou.length > 0 ? ['forYou', 'hot', 'newest'] : ['hot', 'newest'];
  const kind = chosen && kinds.includes(chosen) ? chosen : (kinds[0] ?? 'hot');
  const posts = { ...data, forYou: forYou.slice(0, data.hot.length || undefined) }[kind];
  const sort = kind === 'newest' ? 'newest' : undefined;
  return (
    <PullToRefresh onRefresh={revalidate}>
      <header className="m-bar">
        <CityButton />
        <MobileSearch keep={{ cityCode }} />
      </header>
      {hotWords.length > 0 && (
        <nav className="scroll-line gap-5 border-b border-line bg-surface px-4 text-13" aria-label="大家在搜">
          {hotWords.map((word) => (
            <a
              key={word}
              className="inline-flex min-h-11 flex-none items-center text-ink-2"
              href={paths.mobileList({ keyword: word, cityCode })}
            >
              {word}
            </a>
          ))}
        </nav>
      )}
      <div className="m-page space-y-3 pt-3">
        <h1 className="sr-only">教育人才网</h1>
        <CheckCard data={data} />
        <Shortcuts {...data} />
        {newestAnswer && (
          <a className="flex min-h-11 items-center gap-2 text-13 text-ink-1" href={paths.answers({ cityCode })}>
            <span className="size-2 flex-none rounded-full bg-ok" aria-hidden />
            <span className="flex-none text-ink-3">{agoText(newestAnswer.at, now)}</span>
            <span className="cut">{answerText(newestAnswer)}</span>
            <ChevronRight size={16} className="ml-auto flex-none text-ink-4" aria-hidden />
          </a>
        )}
        <section aria-labelledby="posts">
          <div className="flex flex-wrap items-center gap-y-0 gap-x-5">
            <h2 id="posts" className="sr-only">
              推荐职位
            </h2>
            {kinds.map((each) => (
              <button
                key={each}
                type="button"
                className="m-head"
                aria-pressed={each === kind}
                onClick={() => setKind(each)}
              >
                {labels[each]}
              </button>
            ))}
            <a
              className="inline-flex items-center min-h-11 ml-auto text-[0.875rem] text-ink-3"
              href={paths.mobileList({ cityCode, sort })}
            >
              全部
              <ChevronRight size={16} aria-hidden />
            </a>
          </div>
          {posts.length === 0 ? (
            <EmptyState
              compact
              title="这里暂时没有职位"
              action={
                <a className="btn btn-tint" href={paths.mobileList()}>
                  看全国的职位
                </a>
              }
            />
          ) : (
            <ul className="m-jobs">
              {posts.map((post, at) => (
                <Fragment key={post.id}>
                  {at === PART_AFTER && <Slot name="mobile.break" loaded={loaded} now={now} />}
                  {at === ANSWERS_AFTER && earlier.length > 0 && <AnswerBreak {...data} answers={earlier} />}
                  <MobileJob post={post} now={now} strip={strips[post.company.id]} dated={kind === 'newest'} />
                </Fragment>
              ))}
            </ul>
          )}
        </section>
      </div>
    </PullToRefresh>
  );
}
