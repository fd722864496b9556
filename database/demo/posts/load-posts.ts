import { sql } from 'drizzle-orm';
import { post, postDay, postEvent } from '#database/schema/posts.ts';
import { Batch } from '../batch.ts';
import type { Employer } from '../companies/load-companies.ts';
import type { DemoTransaction } from '../demo-transaction.ts';
import type { Random } from '../random.ts';
import { readData } from '../read-data.ts';
import type { PostEventRow, PostRow } from '../rows.ts';
import { demoPosts } from './demo-posts.ts';
import { drawOwner } from './draw-owner.ts';
import { drawPost } from './draw-post.ts';
import { kindsOfCompany } from './kinds/kinds-of-company.ts';
import { drawDays, drawNumbers } from './numbers.ts';
import { type Opening, Reservoir } from './reservoir.ts';
import { drawScripted, type ScriptedPost } from './scripted-post.ts';
import { sharePosts } from './share-posts.ts';
import { drawTimeline, type Timeline } from './timeline.ts';

/** Posts that the famous companies have in every load, so that the first pages of a demo read well. By company name. */
const famousPosts = readData<Readonly<Record<string, readonly ScriptedPost[]>>>('famous-posts');

const batchSize = 1000;
/** Enough openings for every delivery of a load, few enough to keep in memory. */
const realOpenings = 8000;
/** Posts whose last 14 days are written; more would be rows that nobody looks at. */
const mostTrends = 3000;

interface Options {
  employers: readonly Employer[];
  operatorId: string;
  total: number;
  now: Date;
  onProgress(done: number): void;
}

interface Drawn {
  row: PostRow;
  timeline: Timeline;
}

function eventsOf(
  random: Random,
  { row, timeline }: Drawn,
  recruiterId: string | null,
  operatorId: string,
): PostEventRow[] {
  if (row.source) return [];
  const actors = { recruiter: recruiterId, operator: operatorId, clock: null };
  return timeline.moments.map(({ by, ...moment }) => ({
    id: random.id(),
    postId: row.id,
    actorId: actors[by],
    ...moment,
  }));
}

/** Unclaimed companies take none; suspended ones took some before. */
const takesDeliveries = new Set(['approved', 'suspended']);

/** What a company that is not approved may still have: drafts while it waits, closed posts once suspended. */
function statusIn(companyStatus: string): Timeline['status'] | undefined {
  if (companyStatus === 'unclaimed') return 'open';
  if (companyStatus === 'suspended') return 'closed';
  return companyStatus === 'approved' ? undefined : 'draft';
}

function* postsOf(random: Random, { company, members }: Employer, count: number, now: Date): Generator<Drawn> {
  const kinds = kindsOfCompany(company.kind.type, company.stages).map((kind) => [kind, kind.weight] as const);
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

async function countOpenPosts(tx: DemoTransaction, open: ReadonlyMap<string, number>): Promise<void> {
  await tx.execute(sql`
    update company set open_posts = counted.n
    from unnest(${sql.param([...open.keys()])}::bigint[], ${sql.param([...open.values()])}::int[]) as counted (id, n)
    where company.id = counted.id`);
}

export interface LoadedPosts {
  /** Where people may deliver, but for the demo recruiter's company. */
  openings: readonly Opening[];
  /** That company's own. */
  own: readonly Opening[];
  /** Those of the famous companies that are told rather than drawn. */
  famous: readonly Opening[];
}

/** Writes the posts with their events and trends, a batch at a time, and tells where people may deliver. */
export async function loadPosts(tx: DemoTransaction, random: Random, options: Options): Promise<LoadedPosts> {
  const { employers, operatorId, total, now, onProgress } = options;
  const batch = new Batch(tx, { post, postEvent, postDay });
  const openings = new Reservoir(random.fork('openings'), realOpenings);
  const openByCompany = new Map<string, number>();
  const own = demoPosts(random.fork('demo posts'), employers[0] as Employer, now);
  const counts = sharePosts(random, employers, total, own.length);
  const famous: Opening[] = [];
  let done = 0;
  let trends = 0;
  for (const [index, employer] of employers.entries()) {
    const count = counts[index] ?? 0;
    const drawn = index === 0 ? own.slice(0, count) : postsOf(random, employer, count, now);
    const accountOf = new Map(employer.members.map((member) => [member.row.id, member.account.id]));
    for (const one of drawn) {
      const { row } = one;
      batch.add('post', row);
      batch.add('postEvent', ...eventsOf(random, one, accountOf.get(row.memberId ?? '') ?? null, operatorId));
      if (row.status === 'open') openByCompany.set(row.companyId, (openByCompany.get(row.companyId) ?? 0) + 1);
      if (
        index > 0 &&
        row.publishedAt &&
        row.status !== 'removed' &&
        takesDeliveries.has(employer.company.row.status)
      ) {
        openings.offer({ post: row, employer });
      }
      if (famousPosts[employer.company.row.name]?.some((script) => script.title === row.title))
        famous.push({ post: row, employer });
      if (index > 0 && trends < mostTrends && random.chance(0.2)) {
        batch.add('postDay', ...drawDays(random, row, now));
        trends += 1;
      }
      done += 1;
      if (done % batchSize === 0) {
        await batch.send();
        onProgress(done);
      }
    }
  }
  await batch.end();
  await countOpenPosts(tx, openByCompany);
  onProgress(done);
  const first = employers[0] as Employer;
  const reached = own.slice(0, counts[0]).filter(({ row }) => row.publishedAt && row.status !== 'removed');
  return { openings: openings.openings, famous, own: reached.map(({ row }) => ({ post: row, employer: first })) };
}
