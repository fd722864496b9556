import type { PostState } from '#contract/posts/post-state.ts';
import type { Employer } from '../companies/load-companies.ts';
import { day, isoMonth, monthDay, plus } from '../moments.ts';
import type { Random } from '../random.ts';
import { readData } from '../read-data.ts';
import type { PostRow } from '../rows.ts';
import { type DrawnPost, drawOwner, drawPost } from './draw-post.ts';
import { drawNumbers } from './numbers.ts';
import { kindsOfCompany } from './post-kind.ts';
import { drawScripted, type ScriptedPost } from './scripted-post.ts';
import { drawTimeline } from './timeline.ts';

/** The post that the demo walks through: title of the first of `scripts`. */
export const leadPostTitle = '高中数学教师';

const scripts = readData<readonly ScriptedPost[]>('demo-posts');

const others = { open: 28, pending: 1, draft: 4, closed: 12, expired: 5, rejected: 1 };

/** What the page of the lead post tells, to the letter: it is the one people are shown. `{day 3}` is three days after its deadline. */
function leadPost(row: PostRow, now: Date): PostRow {
  const deadline = row.deadline ?? plus(now, 15 * day);
  const told = JSON.stringify(readData('lead-post'))
    .replace(/\{day (\d+)\}/g, (_, days) => monthDay(plus(deadline, Number(days) * day)))
    .replace('{year}', isoMonth(now).slice(0, 4))
    .replace('{arrival}', isoMonth(now, 9))
    .replace('{signing}', isoMonth(deadline, 1));
  return { ...row, ...JSON.parse(told) };
}

/** The posts of the demo recruiter's company: some told, the rest drawn, in every state of a post. */
export function demoPosts(random: Random, { company, members }: Employer, now: Date): DrawnPost[] {
  const taken = new Set<string>();
  const memberId = members[0]?.row.id ?? null;
  const entries = scripts.map((script, index) => {
    const { row, timeline } = drawScripted(random, script, { company, memberId, now, taken });
    return { row: index === 0 ? leadPost(row, now) : { ...row, ...drawNumbers(random, row, now) }, timeline };
  });
  const kinds = kindsOfCompany(company.kind, company.stages);
  const drawn = (Object.entries(others) as [PostState, number][]).flatMap(([status, count]) =>
    Array.from({ length: count }, () => {
      const timeline = drawTimeline(random, { now, trusted: true, status });
      const ownerId = drawOwner(random, members);
      const row = drawPost(random, { company, kinds, now, timeline, memberId: ownerId, taken });
      return { row: { ...row, ...drawNumbers(random, row, now) }, timeline };
    }),
  );
  // How many delivered here is counted, not drawn: the recruiter sees every one of them.
  return [...entries, ...drawn].map(({ row, timeline }) => ({ row: { ...row, deliveryCount: 0 }, timeline }));
}
