import { clsx } from 'clsx';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Fragment, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#web/api/browser-call.ts';
import { answerText } from '#web/features/answers/answer-words.ts';
import { type ListedPost, listedPost } from '#web/features/posts/listed-post.ts';
import { agoText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { isKnownLink } from '#web/safe-path.ts';
import { isSeekerSignedIn } from '#web/session/session-state.ts';
import { useSession } from '#web/session/session-store.ts';
import { firstOf, Slot } from '#web/slots.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CityButton } from '../shell/city-button.tsx';
import { MobileJob } from '../shell/mobile-job.tsx';
import { MobileSearch } from '../shell/mobile-search.tsx';
import { PullToRefresh } from '../shell/pull-to-refresh.tsx';
import { CheckCard } from './check-card.tsx';
import type { MobileHomeData } from './load-home.ts';

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
        <nav className="scroll-line gap-5 border-b border-line bg-surface px-4 text-14" aria-label="大家在搜">
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
          <a className="flex min-h-11 items-center gap-2 text-14 text-ink-1" href={paths.answers({ cityCode })}>
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
              className="inline-flex items-center min-h-11 ml-auto text-14 text-ink-3"
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

/** Posts recommended to the signed-in seeker; none for visitors, while they load, and where they cannot be read. */
function useForYou(): readonly ListedPost[] {
  const seeker = useSession((session) => (isSeekerSignedIn(session) ? (session.jober?.id ?? null) : null));
  const [posts, setPosts] = useState<readonly ListedPost[]>([]);
  useEffect(() => {
    setPosts([]);
    if (seeker === null) return;
    let current = true;
    call('GET /api/recommendations', {}, { background: true, quiet: true }).then(
      ({ personalised, items }) => current && personalised && setPosts(items.map(({ post }) => listedPost(post))),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [seeker]);
  return posts;
}

/** Among posts: the latest answers of schools, which name nobody. */
function AnswerBreak({ answers, answeredToday, cityCode, now }: Omit<MobileHomeData, 'hot' | 'newest'>) {
  return (
    <li className="rounded-card border border-ok-line bg-ok-tint">
      <a className="block px-4 py-3" href={paths.answers({ cityCode })}>
        <span className="flex items-center justify-between gap-2">
          <b className="text-16 font-semibold text-ink-1">
            {answeredToday ? `今天已有 ${answeredToday} 份答复` : '刚刚有回音'}
          </b>
          <span className="flex items-center text-14 text-ok-ink">
            回复率红榜
            <ChevronRight size={16} aria-hidden />
          </span>
        </span>
        {answers.map((answer) => (
          <span key={answer.at} className="mt-1.5 flex items-baseline gap-3 text-14">
            <span className="tabular w-17 flex-none text-ink-3">{agoText(answer.at, now)}</span>
            <span className="cut text-ink-1">{answerText(answer)}</span>
          </span>
        ))}
      </a>
    </li>
  );
}

/** The eight shortcuts on four columns: the upper ones with what stands there now. Those that lead to the wide site's pages are responsive there. */
function Shortcuts({ cityCode, established, stats, loaded }: MobileHomeData) {
  const count = (n: number) => n.toLocaleString('en-US');
  const noteOf = (href: string) => firstOf(({ linkNote }) => linkNote?.(href, loaded));
  const doors: [label: string, href: string, value?: string | undefined, unit?: string][] = [
    ['找工作', paths.mobileList({ cityCode }), count(stats.posts), '个'],
    [
      '事业编制',
      paths.mobileList({ cityCode, tenure: 'establishment' }),
      established === null ? '在招' : count(established),
      established === null ? '' : '个',
    ],
    ['找单位', paths.companies({ cityCode }), count(stats.companies), '所'],
    ['招聘会', paths.fairs(), noteOf(paths.fairs())],
    ['公开招聘', paths.exams()],
    ['高校人才', paths.mobileList({ cityCode, stage: 'undergraduate' })],
    ['薪酬行情', paths.userWages({ tab: 'market' })],
    ['人才政策', paths.talentPolicies()],
  ];
  return (
    <nav aria-label="常用" className="grid grid-cols-4 rounded-card border border-line bg-surface px-1">
      {doors
        .filter(([, href]) => isKnownLink(href))
        .map(([label, href, value, unit]) => (
          <a
            key={label}
            className={clsx(
              'px-2',
              value ? 'pt-2.5 pb-1.5' : 'flex min-h-11 items-center gap-0.5 border-t border-line',
            )}
            href={href}
          >
            <span className="block text-14 text-ink-2">{label}</span>
            {value ? (
              <span className="whitespace-nowrap">
                <b className="num text-20 leading-7">{value}</b>
                {unit && <span className="text-12 text-ink-3"> {unit}</span>}
              </span>
            ) : (
              <ChevronRight size={14} className="text-ink-4" aria-hidden />
            )}
          </a>
        ))}
    </nav>
  );
}
