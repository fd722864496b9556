import { isCode } from '#contract/taxonomy/list.ts';
import { roles } from '#contract/taxonomy/roles.ts';
import { day, isoDay, plus } from '../moments.ts';
import type { Random } from '../random.ts';
import type { PostDayRow, PostRow } from '../rows.ts';

/** A post on the payroll draws many; few look for an office. */
function appealOf({ tenure, role }: PostRow): number {
  const group = isCode(roles, role) ? roles[role].group : 'agency';
  const teaching = group === 'teaching' || group === 'college' ? 1 : 0.4;
  return teaching * (tenure === 'establishment' ? 1.6 : 1);
}

/** Looks and deliveries of a post so far: a few are much sought, most are not; they grow with its time on the site. */
export function drawNumbers(random: Random, post: PostRow, now: Date, fame = 1) {
  const since = post.publishedAt;
  if (!since) return { viewCount: 0, deliveryCount: 0 };
  const days = Math.max(0.1, ((post.closedAt ?? now).getTime() - since.getTime()) / day);
  // About normal, mean 0 and deviation 1: the sum of six draws.
  let sum = -3;
  for (let i = 0; i < 6; i++) sum += random.next();
  const viewCount = Math.round(Math.exp(3.1 + sum * Math.SQRT2 * 0.9) * days ** 0.55 * appealOf(post) * fame);
  const deliveryCount = Math.round(viewCount * (0.02 + random.next() * 0.07));
  return { viewCount, deliveryCount: post.applyBy ? 0 : deliveryCount };
}

/** The last 14 days of a post that is open, of which its totals are at least the sum. */
export function drawDays(random: Random, post: PostRow, now: Date): PostDayRow[] {
  const { publishedAt, status, viewCount = 0, deliveryCount = 0, id } = post;
  if (!publishedAt || status !== 'open') return [];
  const lived = Math.max(1, Math.ceil((now.getTime() - publishedAt.getTime()) / day));
  const length = Math.min(14, lived);
  let [views, deliveries] = [viewCount, deliveryCount].map((n) => Math.floor((n * length) / lived)) as [number, number];
  return Array.from({ length }, (_, ago) => {
    const left = length - ago;
    const share = (n: number, times: () => number) => (left === 1 ? n : Math.min(n, Math.round((n / left) * times())));
    const seen = share(views, () => 0.5 + random.next());
    const sent = share(deliveries, () => 0.4 + random.next() * 1.2);
    [views, deliveries] = [views - seen, deliveries - sent];
    return { postId: id, day: isoDay(plus(now, -ago * day)), views: seen, deliveries: sent };
  });
}
