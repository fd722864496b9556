import { type ReactNode, useState } from 'react';
import { dayMs } from '#contract/months.ts';
import { call } from '#web/api/browser-call.ts';
import { CompareBar, CompareChoice } from '#web/features/compare/compare-choice.tsx';
import { useCompared } from '#web/features/compare/compared.ts';
import { deliverState } from '#web/features/deliveries/apply/deliver-state.ts';
import { setFavourite, useDeliveryStatus } from '#web/features/own-posts/own-posts.ts';
import { postTags } from '#web/features/posts/post-words.ts';
import { monthDay } from '#web/features/time/day-parts.ts';
import { daysUntil } from '#web/features/time/time-text.ts';
import { paths, postPath } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { CrestColumns } from '../crests/crest-columns.tsx';
import type { ListOf } from './load-favourites.ts';
import { MoreButton } from './more-button.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { FactsHead, PostLine, type Scale, yearly } from './post-line.tsx';
import { useMore } from './use-more.ts';

type FavouritePost = ListOf<'posts'>['items'][number];

const stateOf = ({ status, company, applyWay, deliveryStatus }: FavouritePost) =>
  deliverState({ status, claimed: company.claimed, applyWay, deliveryStatus });

/** The next step of a favourite post: deliver, or view the progress. */
function Next({ post }: { post: FavouritePost }) {
  const state = stateOf({ ...post, deliveryStatus: useDeliveryStatus(post.id) ?? post.deliveryStatus });
  if (state === 'closed' || state === 'unclaimed') return null;
  const sent = state === 'delivered';
  const text = post.exam ? '去报名' : sent ? '看进度' : state === 'again' ? '再次投递' : '投递';
  return (
    <ButtonLink
      size="s"
      look={sent ? 'outline' : 'tint'}
      className="sm:min-w-20"
      aria-label={`${text}：${post.title}`}
      href={post.exam ? postPath(post) : sent ? paths.deliveries() : `${paths.job(post.id)}&deliver=1`}
    >
      {text}
    </ButtonLink>
  );
}

const labels = ['截止', '回复率', '招聘'] as const;

/** What helps to choose among favourites: until when one may apply, and how well the school answers. */
const factsOf = ({ company, deadline, headcount, status }: FavouritePost) => [
  { label: labels[0], value: status !== 'open' ? null : deadline ? monthDay(deadline) : '招满为止' },
  { label: labels[1], value: company.replyRate === null ? null : `${company.replyRate}%` },
  { label: labels[2], value: `${headcount} 人` },
];

/** What closes first stands first. */
const byDeadline = (a: FavouritePost, b: FavouritePost) => (a.deadline ?? '9').localeCompare(b.deadline ?? '9');

/** Below this many posts nothing is said of them together. */
const FEWEST = 3;

/** The tags that every one of them has: said once over all, so that a row keeps what differs. */
function commonTags(posts: readonly FavouritePost[]): string[] {
  const [first, ...others] = posts.map((post) => postTags(post).map(({ label }) => label));
  return posts.length < FEWEST ? [] : (first ?? []).filter((label) => others.every((tags) => tags.includes(label)));
}

const WEEK = 7;
const WEEKS = 8;

/** The week in which each closes, those applied for in green; what closes first leads. */
function Deadlines({ posts, now }: { posts: readonly FavouritePost[]; now: number }) {
  const dated = posts.flatMap((post) =>
    post.deadline === null ? [] : [{ ...post, days: daysUntil(post.deadline, now) }],
  );
  const isSent = (post: FavouritePost) => stateOf(post) === 'delivered';
  const first = dated.find((post) => !isSent(post));
  if (!first) return null;
  const dayIn = (days: number) => monthDay(new Date(now + days * dayMs).toISOString());
  const weeks = Array.from({ length: WEEKS }, (_, at) => ({
    label: `${dayIn(at && WEEK * at + 1)}${at < WEEKS - 1 ? `–${dayIn(WEEK * (at + 1))}` : ' 起'}`,
    crests: dated
      .filter(({ days }) => Math.min(WEEKS - 1, Math.max(0, Math.floor((days - 1) / WEEK))) === at)
      .map((post) => ({ id: post.id, title: post.title, company: post.company, ringed: isSent(post) })),
  }));
  return (
    <section
      aria-label="截止日"
      className="card mb-4 grid items-end gap-x-8 gap-y-4 px-6 pt-5 pb-2 max-sm:px-4 sm:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div className="sm:self-center">
        <p className="text-14 text-ink-3">最先截止，{first.deliveryStatus ? '可以再投' : '还没投'}</p>
        <p className="num text-28 leading-10 text-warm-ink">
          {first.days <= 0 ? '今天' : first.days}
          {first.days > 0 && <span className="ml-1 text-14 font-normal text-ink-3">天后</span>}
        </p>
        <a href={paths.job(first.id)} className="block truncate text-16 font-semibold text-ink-1 hover:text-brand">
          {first.title}
        </a>
        <p className="truncate text-14 text-ink-3">{first.company.name}</p>
        <p className="mt-3 flex items-center gap-2 text-12 text-ink-3">
          <span className="size-3 rounded-full ring-2 ring-ok" aria-hidden="true" />
          已投递
        </p>
      </div>
      <CrestColumns columns={weeks} unit="个" />
    </section>
  );
}

interface Group {
  name: string;
  posts: readonly FavouritePost[];
}

interface LinesProps {
  groups: readonly Group[];
  /** At the end of the first line. */
  choice?: ReactNode;
  line(post: FavouritePost, among: { common: readonly string[]; scale: Scale; delivered: boolean }): ReactNode;
}

const SENT = '已投递';

/** Open posts by what they ask for now: what closes within a week, what was not applied for, what is under way. */
function byUrgency(posts: readonly FavouritePost[], now: number): Group[] {
  const groups = Map.groupBy(posts, (post): string => {
    if (stateOf(post) === 'delivered') return SENT;
    return post.deadline !== null && daysUntil(post.deadline, now) <= WEEK ? '七天内截止' : '可以投递';
  });
  return ['七天内截止', '可以投递', SENT].flatMap((name) => ({ name, posts: groups.get(name) ?? [] }));
}

/** Posts in groups; the heading of a single one would say nothing. */
function Lines({ groups, choice, line }: LinesProps) {
  const filled = groups.filter(({ posts }) => posts.length > 0);
  const all = filled.flatMap(({ posts }) => posts);
  const common = commonTags(all);
  const pays = all.map(({ salary }) => yearly(salary)).filter((pay) => pay !== null);
  const scale: Scale = [Math.min(...pays.map(([low]) => low)), Math.max(...pays.map(([, high]) => high))];
  return (
    <div className="card overflow-clip">
      {(common.length > 0 || choice) && (
        <div className="flex min-h-12 items-center justify-between gap-3 border-b border-line px-5 text-14 text-ink-2 max-sm:px-4">
          <p>
            {common.length > 0 && (
              <>
                {all.length} 个都是 <b className="font-semibold text-ink-1">{common.join('、')}</b>，
              </>
            )}
            先截止的在前
          </p>
          {choice}
        </div>
      )}
      <FactsHead labels={labels} scale={scale} />
      {filled.map(({ name, posts }) => (
        <section key={name} aria-label={name}>
          {filled.length > 1 && (
            <h2 className="bg-ground px-5 py-1.5 text-12 font-semibold text-ink-3 max-sm:px-4">
              {name} · {posts.length} 个
            </h2>
          )}
          <ul>{posts.map((post) => line(post, { common, scale, delivered: filled.length > 1 && name === SENT }))}</ul>
        </section>
      ))}
    </div>
  );
}

/** Favourite posts. A removed one stays visible until the page is left, and can be restored. */
export function PostsPane({ list, now }: { list: ListOf<'posts'>; now: number }) {
  const { items, ...more } = useMore(list, (cursor) =>
    call('GET /api/favourites', { query: { cursor } }, { background: true }),
  );
  const [comparing, setComparing] = useState(useCompared(({ ids }) => ids.length > 0));
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const mark = (id: string, on: boolean) =>
    setGone((before) => new Set(on ? [...before].filter((other) => other !== id) : [...before, id]));
  const turn = async (id: string, on: boolean) => {
    mark(id, on);
    if (!(await setFavourite(id, on))) mark(id, !on);
  };
  if (items.length === 0)
    return <NothingYet title="还没有收藏职位" text="在职位上点“收藏”，截止日会记进你的日程，职位有变化也会告诉你" />;
  const line: LinesProps['line'] = (post, among) => {
    const off = gone.has(post.id);
    return (
      <PostLine
        key={post.id}
        post={post}
        now={now}
        faded={off}
        {...among}
        facts={factsOf(post)}
        actions={
          <>
            {!off && comparing && <CompareChoice id={post.id} title={post.title} />}
            {!off && <Next post={post} />}
            <IconButton
              label={`${off ? '重新收藏' : '取消收藏'}：${post.title}`}
              aria-pressed={!off}
              onClick={({ detail }) => detail < 2 && void turn(post.id, off)}
            >
              <span className={`i i-heart ${off ? 'bg-ink-4!' : 'bg-brand!'} text-16`} aria-hidden="true" />
            </IconButton>
          </>
        }
      />
    );
  };
  const open = items.filter(({ status }) => status === 'open').sort(byDeadline);
  const over = items.filter(({ status }) => status !== 'open');
  return (
    <>
      <CompareBar />
      {open.length >= FEWEST && <Deadlines posts={open} now={now} />}
      {open.length > 0 && (
        <Lines
          groups={byUrgency(open, now)}
          choice={
            <Button size="s" look="text" aria-pressed={comparing} onClick={() => setComparing(!comparing)}>
              {comparing ? '不对比了' : '选几个对比'}
            </Button>
          }
          line={line}
        />
      )}
      {over.length > 0 && (
        <section aria-labelledby="over">
          <h2 id="over" className="mt-5 mb-2 text-14 font-normal text-ink-3">
            已停止招聘，{over.length} 个
          </h2>
          <Lines groups={[{ name: '已停止招聘', posts: over }]} line={line} />
        </section>
      )}
      <MoreButton {...more} />
    </>
  );
}
