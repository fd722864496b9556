import type { PostMove, PostStatus } from '#contract/posts/post-states.ts';
import { day, endOfDay, freshness, hour, minute, officeMoment, plus } from '../moments.ts';
import type { Random, Weighted } from '../random.ts';
import { readData } from '../read-data.ts';

const moves = {
  publish: ['draft', 'open', 'recruiter'],
  submit: ['draft', 'pending', 'recruiter'],
  approve: ['pending', 'open', 'operator'],
  reject: ['pending', 'rejected', 'operator'],
  refresh: ['open', 'open', 'recruiter'],
  expire: ['open', 'expired', 'clock'],
  close: ['open', 'closed', 'recruiter'],
  remove: ['open', 'removed', 'operator'],
} as const satisfies Partial<
  Record<PostMove, readonly [from: PostStatus, to: PostStatus, by: 'recruiter' | 'operator' | 'clock']>
>;

/** A move of a post, made at a moment. */
export function moment(move: keyof typeof moves, at: Date, note: string | null = null) {
  const [fromStatus, toStatus, by] = moves[move];
  return { fromStatus, move, toStatus, by, note, at };
}

/** How a post came to its state: its times agree with its moves, and its moves with the state machine. */
export interface Timeline {
  status: PostStatus;
  createdAt: Date;
  publishedAt: Date | null;
  refreshedAt: Date | null;
  closedAt: Date | null;
  deadline: Date | null;
  updatedAt: Date;
  moments: ReturnType<typeof moment>[];
}

interface Data {
  states: Weighted<PostStatus>;
  rejections: readonly string[];
  removals: readonly string[];
}

const { states, rejections, removals } = readData<Data>('post-lives');

function deadlineAhead(random: Random, now: Date): Date | null {
  const band = random.next();
  if (band < 0.2) return null;
  if (band < 0.22) return plus(now, random.int(2, 23) * hour + random.int(0, 59) * minute);
  const days = band < 0.34 ? random.int(1, 7) : band < 0.75 ? random.int(8, 35) : random.int(36, 75);
  return endOfDay(plus(now, days * day));
}

interface Options {
  now: Date;
  /** A company in good standing publishes without review. */
  trusted: boolean;
  status?: PostStatus;
  /** Days since the last refresh. */
  refreshedDaysAgo?: number;
  deadline?: Date | null;
}

type Moments = Timeline['moments'];

function introduced(random: Random, trusted: boolean, publishedAt: Date): Moments {
  if (trusted) return [moment('publish', publishedAt)];
  const submittedAt = plus(publishedAt, -random.int(20, 600) * minute);
  return [moment('submit', submittedAt), moment('approve', publishedAt)];
}

function finish(status: PostStatus, moments: Moments, times: Partial<Timeline> & { createdAt: Date }): Timeline {
  const updatedAt = moments.at(-1)?.at ?? times.createdAt;
  return { publishedAt: null, refreshedAt: null, closedAt: null, deadline: null, ...times, status, updatedAt, moments };
}

/** Some hours before the first of its moves. */
const beganBefore = (random: Random, [first]: Moments): Date => plus(first?.at as Date, -random.int(10, 300) * minute);

function unpublished(random: Random, status: PostStatus, now: Date): Timeline {
  // Operators review within a day; a few wait longer.
  const ago = status === 'pending' ? Math.floor(random.next() ** 4 * 3) : random.int(1, 25);
  const createdAt = officeMoment(random, now, ago);
  const left = (since: Date, share: number) => (now.getTime() - since.getTime()) * share;
  const submittedAt = plus(createdAt, Math.min(random.int(5, 90) * minute, left(createdAt, 0.5)));
  const times = { createdAt, deadline: deadlineAhead(random, now) };
  if (status === 'draft') return finish(status, [], times);
  const submit = moment('submit', submittedAt);
  if (status === 'pending') return finish(status, [submit], times);
  const at = plus(submittedAt, Math.min(random.int(30, 900) * minute, left(submittedAt, 0.7)));
  return finish(status, [submit, moment('reject', at, random.pick(rejections))], times);
}

function ended(random: Random, status: PostStatus, { now, trusted }: Options): Timeline {
  const isExpired = status === 'expired';
  const endedAt = isExpired
    ? endOfDay(plus(now, -random.int(2, 50) * day))
    : officeMoment(random, now, random.int(1, 60));
  const refreshedAt = officeMoment(random, endedAt, random.int(1, 12));
  const publishedAt = plus(refreshedAt, -random.int(0, 20) * day);
  const moments = introduced(random, trusted, publishedAt);
  if (status === 'removed') moments.push(moment('remove', endedAt, random.pick(removals)));
  else moments.push(moment(isExpired ? 'expire' : 'close', endedAt));
  const createdAt = beganBefore(random, moments);
  const deadlineAfter = () => (random.chance(0.3) ? null : endOfDay(plus(endedAt, random.int(3, 30) * day)));
  const deadline = isExpired ? endedAt : deadlineAfter();
  return finish(status, moments, { createdAt, publishedAt, refreshedAt, closedAt: endedAt, deadline });
}

/** Draws the life of a post up to `now`. */
export function drawTimeline(random: Random, options: Options): Timeline {
  const { now, trusted } = options;
  const status = options.status ?? random.weighted(states);
  if (status === 'draft' || status === 'pending' || status === 'rejected') return unpublished(random, status, now);
  if (status !== 'open') return ended(random, status, options);
  const daysAgo = options.refreshedDaysAgo ?? freshness(random);
  const drawnAt = officeMoment(random, now, daysAgo);
  // Scripted posts lead the lists: no drawn one was refreshed in the last minutes.
  const refreshedAt = plus(drawnAt, drawnAt > plus(now, -5 * minute) ? -5 * minute : 0);
  // Most of what is fresh was published before: as many posts begin on one day as on another.
  const refreshed = random.chance(daysAgo < 2 ? 0.93 : daysAgo < 7 ? 0.88 : 0.62);
  const publishedAt = refreshed ? plus(refreshedAt, -random.int(1, 55) * day) : refreshedAt;
  const moments = introduced(random, trusted, publishedAt);
  if (refreshed) moments.push(moment('refresh', refreshedAt));
  const createdAt = beganBefore(random, moments);
  const deadline = options.deadline === undefined ? deadlineAhead(random, now) : options.deadline;
  return finish(status, moments, { createdAt, publishedAt, refreshedAt, deadline });
}
