import { type RoleCode, roles } from '#contract/taxonomy/roles.ts';
import { day, hour, minute, plus, startOfDay } from '../moments.ts';
import { leadPostTitle } from '../posts/demo-posts.ts';
import type { Opening } from '../posts/load-posts.ts';
import type { Random } from '../random.ts';
import { readData } from '../read-data.ts';
import type { Sent } from './draw-deliveries.ts';
import { closeOpen, drawHistory, type Plan, silentPlans } from './draw-history.ts';
import { type History, historyOf } from './history.ts';
import { takenBetween, tookAt } from './opening-index.ts';

/** What became of the demo seeker's other deliveries, and how many days ago each was sent. */
const others =
  readData<readonly (readonly [title: string, plan: Plan, daysAgo: number, refusal?: string])[]>('own-deliveries');

/** The invitation to the lead post, which waits for an answer: times as the page is shown with. */
function leadHistory(now: Date, contact: string): History {
  const morning = (daysAgo: number, at: number) => plus(startOfDay(now), -daysAgo * day + at * hour);
  const startsAt = morning(-6, 14);
  const place = { mode: 'onsite', place: '上城区校区博学楼 302', link: '' } as const;
  const note = '试讲 10 分钟，答辩 15 分钟，提前 20 分钟签到。课题：人教 A 版必修一《函数的奇偶性》';
  const invitedAt = new Date(Math.min(morning(0, 10.35).getTime(), now.getTime() - 5 * minute));
  return historyOf(
    { move: 'deliver', at: morning(7, 9.2) },
    { move: 'open', at: morning(7, 15.67) },
    { move: 'shortlist', at: morning(5, 10.08) },
    { move: 'invite', at: invitedAt, terms: { startsAt, ...place, contact, note } },
  );
}

/** In the evening of that day, as people send who have a job. */
function sentAt(random: Random, now: Date, daysAgo: number): Date {
  const evening = plus(startOfDay(plus(now, -daysAgo * day)), 19 * hour + random.int(0, 200) * minute);
  return evening < plus(now, -hour) ? evening : plus(now, -daysAgo * day);
}

/** Weeks that the delivery she was taken on by lies before its plan's day, on the same weekday: the longest time of pay first. */
const weeksEarlier = [2, 1, 0, -1, -2, -3];

const byTheHour = new Set(['hourly', 'substitute']);
/** Not for a young teacher. */
const unfit = new Set(['retired', 'intern', 'special-post', 'dispatch']);
const isMath = ({ subjects, tenure }: Opening['post']) => subjects?.[0] === 'math' && !unfit.has(tenure);

/** Who teaches mathematics in 杭州 all day teaches it there on the side, too: by the hour first. */
function besideWork(openings: readonly Opening[]): Opening[] {
  const rank = ({ post }: Opening) => (byTheHour.has(post.tenure) ? 2 : 0) + (post.stages?.[0] === 'senior' ? 1 : 0);
  const teaches = ({ post }: Opening) => roles[post.role as RoleCode].group === 'teaching' && isMath(post);
  return openings
    .filter((opening) => teaches(opening) && opening.post.cityCode === '330100')
    .filter(({ post }) => post.experience !== 'graduate')
    .sort((a, b) => rank(b) - rank(a));
}

interface Options {
  own: readonly Opening[];
  famous: readonly Opening[];
  openings: readonly Opening[];
  now: Date;
}

/** The demo seeker's deliveries: one in every state, the first waiting for her answer. */
export function drawOwnDeliveries(random: Random, { own, famous, openings, now }: Options): Sent[] {
  const sent = new Map<string, Sent>();
  const contactOf = ({ employer }: Opening) => employer.members[0]?.row.name ?? '';
  const add = (opening: Opening | undefined, draw: (contact: string) => History) => {
    if (!opening || sent.has(opening.post.id)) return;
    sent.set(opening.post.id, { opening, history: draw(contactOf(opening)) });
  };
  const lead = own.find(({ post }) => post.title === leadPostTitle);
  add(lead, (contact) => leadHistory(now, contact));
  const near = ({ post }: Opening) => Number(post.regionCode.startsWith('33'));
  const fitting = random
    .sample(openings, openings.length)
    .filter(({ post }) => post.stages?.[0] === 'senior' && isMath(post))
    .sort((a, b) => near(b) - near(a));
  const ended = openings.filter(({ employer }) => employer.company.suspendedAt);
  const beside = besideWork(openings);
  for (const [title, plan, daysAgo, refusal] of others) {
    // Whoever took her on has to be there to pay her.
    const pays = plan.includes('accept-offer');
    const drawnAt = sentAt(random, now, daysAgo);
    const takesAt = (at: Date) => (opening: Opening) => {
      const { company, members } = opening.employer;
      const mayPay = company.row.status === 'approved' && members.length > 0;
      return (mayPay || !pays) && tookAt(opening, at, now) && !sent.has(opening.post.id);
    };
    const times = pays ? weeksEarlier.map((weeks) => plus(drawnAt, -weeks * 7 * day)) : [];
    const submittedAt = times.find((at) => beside.some(takesAt(at))) ?? drawnAt;
    const takes = takesAt(submittedAt);
    const named = famous.find((opening) => opening.post.title === title && takes(opening));
    const free = () => (pays && beside.find(takes)) || fitting.find(takes) || openings.find(takes);
    add(named ?? free(), (contact) =>
      drawHistory(random, plan, { submittedAt, now, contact, replyMinutes: 600, refusal }),
    );
  }
  const suspended = fitting.find((opening) => ended.includes(opening)) ?? ended[0];
  const span = suspended && takenBetween(suspended, new Date(0), now);
  if (!suspended || !span) return [...sent.values()];
  const [start, until] = span;
  const submittedAt = plus(until, -Math.min(2 * day, (until.getTime() - start.getTime()) / 2));
  add(suspended, (contact) => {
    const plan = random.weighted(silentPlans);
    const history = drawHistory(random, plan, { submittedAt, now: until, contact, replyMinutes: 600 });
    return closeOpen(history, suspended.employer.company.suspendedAt ?? until);
  });
  return [...sent.values()];
}
