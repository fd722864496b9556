import { type RoleCode, roles } from '#contract/taxonomy/roles.ts';
import { day, hour, minute, plus, startOfDay } from '../moments.ts';
import { leadPostTitle } from '../posts/demo-posts.ts';
import type { Opening } from '../posts/reservoir.ts';
import type { Random } from '../random.ts';
import { readData } from '../read-data.ts';
import { closeOpen, drawHistory } from './draw-history.ts';
import { History } from './history.ts';
import { takenBetween } from './opening-index.ts';
import { type Plan, silentPlans } from './plans.ts';

/** What became of the demo seeker's other deliveries, and how many days ago each was sent. */
const others =
  readData<readonly (readonly [title: string, plan: Plan, daysAgo: number, refusal?: string])[]>('own-deliveries');

/** The invitation to the lead post, which waits for an answer: times as the page is shown with. */
function leadHistory(now: Date, contact: string): History {
  const morning = (daysAgo: number, at: number) => plus(startOfDay(now), -daysAgo * day + at * hour);
  const invitedAt = Math.min(morning(0, 10.35).getTime(), now.getTime() - 5 * minute);
  const terms = {
    startsAt: plus(startOfDay(now), 6 * day + 14 * hour),
    mode: 'onsite',
    place: '上城区校区博学楼 302',
    link: '',
    contact,
    note: '试讲 10 分钟，答辩 15 分钟，提前 20 分钟签到。课题：人教 A 版必修一《函数的奇偶性》',
  } as const;
  return new History()
    .add({ move: 'deliver', by: 'seeker', at: morning(7, 9.2) })
    .add({ move: 'open', by: 'recruiter', at: morning(7, 15.67) })
    .add({ move: 'shortlist', by: 'recruiter', at: morning(5, 10.08) })
    .add({ move: 'invite', by: 'recruiter', at: new Date(invitedAt), terms });
}

interface Options {
  own: readonly Opening[];
  famous: readonly Opening[];
  openings: readonly Opening[];
  now: Date;
}

interface OwnEntry {
  opening: Opening;
  history: History;
}

/** In the evening of that day, as people send who have a job. */
function sentAt(random: Random, now: Date, daysAgo: number): Date {
  const evening = plus(startOfDay(plus(now, -daysAgo * day)), 19 * hour + random.int(0, 200) * minute);
  return evening < plus(now, -hour) ? evening : plus(now, -daysAgo * day);
}

/** Weeks that the delivery she was taken on by lies before its plan's day, on the same weekday: the longest time of pay first. */
const weeksEarlier = [2, 1, 0, -1, -2, -3];

/** Who teaches mathematics in 杭州 all day teaches it there on the side, too: by the hour first. */
function besideWork(openings: readonly Opening[]): Opening[] {
  const rank = ({ post }: Opening) => (byTheHour.has(post.tenure) ? 2 : 0) + (post.stages?.[0] === 'senior' ? 1 : 0);
  const fits = ({ post }: Opening) =>
    post.cityCode === '330100' &&
    post.subjects?.[0] === 'math' &&
    roles[post.role as RoleCode].group === 'teaching' &&
    !unfit.has(post.tenure) &&
    post.experience !== 'graduate';
  return openings.filter(fits).sort((a, b) => rank(b) - rank(a));
}
const byTheHour = new Set(['hourly', 'substitute']);

/** Not for a young teacher. */
const unfit = new Set(['retired', 'intern', 'special-post', 'dispatch']);

/** The demo seeker's deliveries: one in every state, the first waiting for her answer. */
export function drawOwnDeliveries(random: Random, { own, famous, openings, now }: Options): OwnEntry[] {
  const entries: OwnEntry[] = [];
  const taken = new Set<string>();
  const add = (opening: Opening | undefined, draw: (opening: Opening) => History) => {
    if (!opening || taken.has(opening.post.id)) return;
    taken.add(opening.post.id);
    entries.push({ opening, history: draw(opening) });
  };
  const contactOf = ({ employer }: Opening) => employer.members[0]?.row.name ?? '';
  add(
    own.find(({ post }) => post.title === leadPostTitle),
    (opening) => leadHistory(now, contactOf(opening)),
  );
  const fitting = random
    .sample(openings, openings.length)
    .filter(({ post }) => post.stages?.[0] === 'senior' && post.subjects?.[0] === 'math' && !unfit.has(post.tenure))
    .sort((a, b) => Number(b.post.regionCode.startsWith('33')) - Number(a.post.regionCode.startsWith('33')));
  const ended = openings.filter(({ employer }) => employer.company.suspendedAt);
  const suspended = fitting.find((opening) => ended.includes(opening)) ?? ended[0];
  for (const [title, plan, daysAgo, refusal] of others) {
    // Whoever took her on has to be there to pay her.
    const pays = plan.includes('accept-offer');
    const drawnAt = sentAt(random, now, daysAgo);
    const takesAt = (submittedAt: Date) => (opening: Opening) => {
      const { company, members } = opening.employer;
      if (pays && (company.row.status !== 'approved' || members.length === 0)) return false;
      const span = takenBetween(opening, new Date(0), now);
      return span !== null && span[0] <= submittedAt && submittedAt < span[1] && !taken.has(opening.post.id);
    };
    const times = pays ? weeksEarlier.map((weeks) => plus(drawnAt, -weeks * 7 * day)) : [];
    const beside = besideWork(openings);
    const submittedAt = times.find((at) => beside.some(takesAt(at))) ?? drawnAt;
    const takes = takesAt(submittedAt);
    const named = famous.find((opening) => opening.post.title === title && takes(opening));
    const free = () => (pays && beside.find(takes)) || fitting.find(takes) || openings.find(takes);
    add(named ?? free(), (opening) =>
      drawHistory(random, plan, { submittedAt, now, contact: contactOf(opening), replyMinutes: 600, refusal }),
    );
  }
  const span = suspended && takenBetween(suspended, new Date(0), now);
  if (span && suspended) {
    const [submittedAt, until] = [
      plus(span[1], -Math.min(2 * day, (span[1].getTime() - span[0].getTime()) / 2)),
      span[1],
    ];
    add(suspended, (opening) => {
      const history = drawHistory(random, random.weighted(silentPlans), {
        submittedAt,
        now: until,
        contact: contactOf(opening),
        replyMinutes: 600,
      });
      return closeOpen(history, opening.employer.company.suspendedAt ?? until, '单位已暂停招聘');
    });
  }
  return entries;
}
