import { sql } from 'drizzle-orm';
import { post, postDay, postEvent } from '#database/schema/posts.ts';
import { type DemoTransaction, openBatch } from '../bulk-insert.ts';
import type { Employer } from '../companies/load-companies.ts';
import type { Random } from '../random.ts';
import { readData } from '../read-data.ts';
import type { PostRow } from '../rows.ts';
import { demoPosts } from './demo-posts.ts';
import { type DrawnPost, drawOwner, drawPost } from './draw-post.ts';
import { drawDays, drawNumbers } from './numbers.ts';
import { kindsOfCompany } from './post-kind.ts';
import { drawScripted, type ScriptedPost } from './scripted-post.ts';
import { drawTimeline, type Timeline } from './timeline.ts';

/** How many posts a company that is not approved has; the approved ones share the rest. */
const fixed: Readonly<Record<string, readonly [number, number]>> = {
  unclaimed: [4, 8],
  suspended: [8, 14],
  pending: [1, 3],
  rejected: [0, 2],
  draft: [0, 0],
};

/** What shares are rounded up to, where a company has so many in a load of the usual size. */
const fewest = 3;

/** Shares `total` posts out, the first employer's number being given: whole numbers whose sum is the total. */
export function sharePosts(random: Random, employers: readonly Employer[], total: number, first: number): number[] {
  const counts = employers.map(({ company }, index) => {
    if (index === 0) return Math.min(first, total);
    const range = fixed[company.row.status];
    return range ? random.int(...range) : 0;
  });
  let left = Math.max(0, total - counts.reduce((sum, n) => sum + n, 0));
  const open = employers.map(({ company }, index) => (index > 0 && !fixed[company.row.status] ? company.posts : 0));
  let weight = open.reduce((sum, n) => sum + n, 0);
  open.forEach((own, index) => {
    if (own === 0) return;
    const share = Math.min(left, Math.max(Math.min(own, fewest), Math.round((left * own) / weight)));
    counts[index] = share;
    left -= share;
    weight -= own;
  });
  return counts;
}

/** Posts that the famous companies have in every load, so that the first pages of a demo read well. By company name. */
const famousPosts = readData<Readonly<Record<string, readonly ScriptedPost[]>>>('famous-posts');

const batchSize = 1000;
/** Enough openings for every delivery of a load, few enough to keep in memory. */
const realOpenings = 8000;
/** Posts whose last 14 days are written; more would be rows that nobody looks at. */
const mostTrends = 3000;

/** A post that deliveries may be made to. */
export interface Opening {
  post: PostRow;
  employer: Employer;
}

/** What a company that is not approved may still have: drafts while it waits, closed posts once suspended. */
function statusIn(companyStatus: string): Timeline['status'] | undefined {
  if (companyStatus === 'unclaimed') return 'open';
  if (companyStatus === 'suspended') return 'closed';
  return companyStatus === 'approved' ? undefined : 'draft';
}

function* postsOf(random: Random, { company, members }: Employer, count: number, now: Date): Generator<DrawnPost> {
  const kinds = kindsOfCompany(company.kind, company.stages);
  const taken = new Set<string>();
  const status = statusIn(company.row.status);
  const scripts = (famousPosts[company.row.name] ?? []).slice(0, count);
  for (const script of scripts) {
    const memberId = members[0]?.row.id ?? null;
    const { row, timeline } = drawScripted(random, script, { company, memberId, now, taken });
    yield { row: { ...row, ...drawNumbers(random, row, now, 3) }, timeline };
  }
  for (let n = scripts.length; n < count; n++) {
    const timeline = drawTimeline(random, { now, trusted: random.chance(0.75), status });
    const memberId = drawOwner(random, members);
    const row = drawPost(random, { company, kinds, now, timeline, memberId, taken });
    yield { row: { ...row, ...drawNumbers(random, row, now) }, timeline };
  }
}

const isReached = ({ publishedAt, status }: PostRow) => publishedAt && status !== 'removed';

interface Options {
  employers: readonly Employer[];
  operatorId: string;
  total: number;
  now: Date;
  onProgress(done: number): void;
}

export interface LoadedPosts {
  /** Where people may deliver, but for the demo recruiter's company: an even sample where they are many. */
  openings: readonly Opening[];
  /** That company's own. */
  own: readonly Opening[];
  /** Those of the famous companies that are told rather than drawn. */
  famous: readonly Opening[];
}

/** Writes the posts with their events and trends, a batch at a time, and tells where people may deliver. */
export async function loadPosts(tx: DemoTransaction, random: Random, options: Options): Promise<LoadedPosts> {
  const { employers, operatorId, total, now, onProgress } = options;
  const batch = openBatch(tx, { post, postEvent, postDay });
  const sampling = random.fork('openings');
  const openings: Opening[] = [];
  const famous: Opening[] = [];
  const own: Opening[] = [];
  const drawnOwn = demoPosts(random.fork('demo posts'), employers[0] as Employer, now);
  const counts = sharePosts(random, employers, total, drawnOwn.length);
  let [done, trends, offered] = [0, 0, 0];
  const offer = (opening: Opening) => {
    offered += 1;
    const at = openings.length < realOpenings ? openings.length : Math.floor(sampling.next() * offered);
    if (at < realOpenings) openings[at] = opening;
  };
  for (const [index, employer] of employers.entries()) {
    const { name, status } = employer.company.row;
    const count = counts[index] ?? 0;
    const accountOf = new Map(employer.members.map((member) => [member.row.id, member.account.id]));
    // Unclaimed companies take no deliveries; suspended ones took some before.
    const takes = status === 'approved' || status === 'suspended';
    for (const { row, timeline } of index === 0 ? drawnOwn.slice(0, count) : postsOf(random, employer, count, now)) {
      const opening = { post: row, employer };
      const actors = { recruiter: accountOf.get(row.memberId ?? '') ?? null, operator: operatorId, clock: null };
      batch.add('post', row);
      for (const { by, ...moment } of row.source ? [] : timeline.moments)
        batch.add('postEvent', { id: random.id(), postId: row.id, actorId: actors[by], ...moment });
      if (index === 0 && isReached(row)) own.push(opening);
      if (index > 0 && takes && isReached(row)) offer(opening);
      if (famousPosts[name]?.some((script) => script.title === row.title)) famous.push(opening);
      if (index > 0 && trends < mostTrends && random.chance(0.2)) {
        batch.add('postDay', ...drawDays(random, row, now));
        trends += 1;
      }
      done += 1;
      if (done % batchSize > 0) continue;
      await batch.send();
      onProgress(done);
    }
  }
  await batch.end();
  await tx.execute(sql`
    update company set open_posts = (select count(*) from post where company_id = company.id and status = 'open')`);
  onProgress(done);
  return { openings, famous, own };
}
