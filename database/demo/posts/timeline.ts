import type { PostMove, PostStatus } from '#contract/posts/post-states.ts';
import { day, freshness, hour, minute, officeMoment, plus } from '../moments.ts';
import type { Random, Weighted } from '../random.ts';
import { readData } from '../read-data.ts';

interface PostMoment {
  fromStatus: PostStatus;
  move: PostMove;
  toStatus: PostStatus;
  by: 'recruiter' | 'operator' | 'clock';
  note: string | null;
  at: Date;
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
  moments: PostMoment[];
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

/** Deadlines are written as days: they fall at 23:59:59 in Asia/Shanghai. */
function endOfDay(at: Date): Date {
  const shifted = at.getTime() + 8 * hour;
  return new Date(shifted - (shifted % day) + day - 8 * hour - 1000);
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

type Step = Omit<PostMoment, 'note'> & { note?: string };

function introduced(random: Random, trusted: boolean, publishedAt: Date): Step[] {
  if (trusted) return [{ fromStatus: 'draft', move: 'publish', toStatus: 'open', by: 'recruiter', at: publishedAt }];
  const submittedAt = plus(publishedAt, -random.int(20, 600) * minute);
  return [
    { fromStatus: 'draft', move: 'submit', toStatus: 'pending', by: 'recruiter', at: submittedAt },
    { fromStatus: 'pending', move: 'approve', toStatus: 'open', by: 'operator', at: publishedAt },
  ];
}

function finish(status: PostStatus, steps: Step[], times: Partial<Timeline> & { createdAt: Date }): Timeline {
  const moments = steps.map((step) => ({ ...step, note: step.note ?? null }));
  const updatedAt = moments[moments.length - 1]?.at ?? times.createdAt;
  return { publishedAt: null, refreshedAt: null, closedAt: null, deadline: null, ...times, status, updatedAt, moments };
}

function unpublished(random: Random, status: PostStatus, now: Date): Timeline {
  // Operators review within a day; a few wait longer.
  const ago = status === 'pending' ? Math.floor(random.next() ** 4 * 3) : random.int(1, 25);
  const createdAt = officeMoment(random, now, ago);
  const latest = now.getTime() - createdAt.getTime();
  const submittedAt = plus(createdAt, Math.min(random.int(5, 90) * minute, latest * 0.5));
  const deadline = deadlineAhead(random, now);
  if (status === 'draft') return finish(status, [], { createdAt, deadline });
  const submit: Step = { fromStatus: 'draft', move: 'submit', toStatus: 'pending', by: 'recruiter', at: submittedAt };
  if (status === 'pending') return finish(status, [submit], { createdAt, deadline });
  const at = plus(submittedAt, Math.min(random.int(30, 900) * minute, (now.getTime() - submittedAt.getTime()) * 0.7));
  const note = random.pick(rejections);
  const reject: Step = { fromStatus: 'pending', move: 'reject', toStatus: 'rejected', by: 'operator', note, at };
  return finish(status, [submit, reject], { createdAt, deadline });
}

function ended(random: Random, status: PostStatus, options: Options): Timeline {
  const { now, trusted } = options;
  const endedAt =
    status === 'expired' ? endOfDay(plus(now, -random.int(2, 50) * day)) : officeMoment(random, now, random.int(1, 60));
  const refreshedAt = officeMoment(random, endedAt, random.int(1, 12));
  const publishedAt = plus(refreshedAt, -random.int(0, 20) * day);
  const steps = introduced(random, trusted, publishedAt);
  if (status === 'expired')
    steps.push({ fromStatus: 'open', move: 'expire', toStatus: status, by: 'clock', at: endedAt });
  if (status === 'closed')
    steps.push({ fromStatus: 'open', move: 'close', toStatus: status, by: 'recruiter', at: endedAt });
  if (status === 'removed') {
    steps.push({
      fromStatus: 'open',
      move: 'remove',
      toStatus: status,
      by: 'operator',
      note: random.pick(removals),
      at: endedAt,
    });
  }
  const createdAt = plus((steps[0] as Step).at, -random.int(10, 300) * minute);
  const deadline =
    status === 'expired' ? endedAt : random.chance(0.3) ? null : endOfDay(plus(endedAt, random.int(3, 30) * day));
  return finish(status, steps, { createdAt, publishedAt, refreshedAt, closedAt: endedAt, deadline });
}

/** Draws the life of a post up to `now`. */
export function drawTimeline(random: Random, options: Options): Timeline {
  const { now, trusted } = options;
  const status = options.status ?? random.weighted(states);
  if (status === 'draft' || status === 'pending' || status === 'rejected') return unpublished(random, status, now);
  if (status !== 'open') return ended(random, status, options);
  const daysAgo = options.refreshedDaysAgo ?? freshness(random);
  const refreshedAt = officeMoment(random, now, daysAgo);
  // Most of what is fresh was published before: as many posts begin on one day as on another.
  const refreshed = random.chance(daysAgo < 2 ? 0.93 : daysAgo < 7 ? 0.88 : 0.62);
  const publishedAt = refreshed ? plus(refreshedAt, -random.int(1, 55) * day) : refreshedAt;
  const steps = introduced(random, trusted, publishedAt);
  if (refreshed)
    steps.push({ fromStatus: 'open', move: 'refresh', toStatus: 'open', by: 'recruiter', at: refreshedAt });
  const createdAt = plus((steps[0] as Step).at, -random.int(10, 300) * minute);
  const deadline = options.deadline === undefined ? deadlineAhead(random, now) : options.deadline;
  return finish(status, steps, { createdAt, publishedAt, refreshedAt, deadline });
}
