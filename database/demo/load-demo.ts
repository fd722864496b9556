import { hash } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import { demoPassword } from './accounts.ts';
import type { DemoDatabase, DemoTransaction } from './bulk-insert.ts';
import { loadChat } from './chat/load-chat.ts';
import { loadCompanies } from './companies/load-companies.ts';
import { loadPhotos } from './companies/load-photos.ts';
import { loadSignIns } from './companies/load-sign-ins.ts';
import { loadBox } from './deliveries/load-box.ts';
import { loadDiscovery } from './discovery/load-discovery.ts';
import { loadPosts } from './posts/load-posts.ts';
import { loadQueries } from './queries/load-queries.ts';
import { Random } from './random.ts';
import { loadReviews } from './reviews/load-reviews.ts';
import { loadPeople } from './seekers/load-people.ts';

/** Makes a part of the data of what is there. */
interface DemoPart {
  name: string;
  loadDemo?(tx: DemoTransaction, random: Random, now: Date): Promise<void>;
}

export interface DemoOptions {
  posts: number;
  companies: number;
  resumes: number;
  /** The same seed, sizes and `now` give the same rows, ids included. */
  seed: number;
  now: Date;
  /** Of what is not the core's. */
  modules: readonly DemoPart[];
  onProgress?(stage: string, done: number, total: number): void;
}

/** What is made of the companies, posts and people that are there: each part has its own stream. */
const parts = {
  box: loadBox,
  chat: loadChat,
  discovery: loadDiscovery,
  photos: loadPhotos,
  queries: loadQueries,
  reviews: loadReviews,
  'sign-ins': loadSignIns,
} as const;

const fewestCompanies = 20;
/** How many companies so many posts need: 600 for the usual 4,000, more for a large load, though each has more posts too. */
export function companiesFor(posts: number): number {
  const few = Math.min(600, Math.max(300, Math.round(posts * 0.15)));
  return Math.max(few, Math.round(300 * (posts / 20_000) ** 0.8));
}

/** Everyone has the same well-known password, so one hash serves all; its salt is fixed to keep loads alike. */
const hashOnce = () => hash(demoPassword, { salt: Buffer.from('jiaoyu-rencai-01') });

/**
 * Fills an empty database with a lively, plausible site. All organisations and people are invented; places and codes are
 * real. One transaction: a load that is cut off leaves nothing behind. The search index is the caller's to make.
 * @throws Error when there is a company already
 */
export async function loadDemo(db: DemoDatabase, options: DemoOptions): Promise<void> {
  const { posts, resumes, now, seed, modules } = options;
  const onProgress = options.onProgress ?? (() => undefined);
  const random = new Random(String(seed));
  const passwordHash = await hashOnce();
  let phones = 0;
  const nextPhone = () => phones++;
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ filled: boolean }>(sql`select exists (select from company) as filled`);
    if (rows[0]?.filled) throw new Error('demo data go into an empty database only: it has companies already');
    // A batch of a large load may take longer than what a page may wait for.
    await tx.execute(sql`set local statement_timeout = 0`);
    const count = Math.max(fewestCompanies, options.companies);
    onProgress('单位', 0, count);
    const companies = await loadCompanies(tx, random.fork('companies'), { count, now, passwordHash, nextPhone });
    onProgress('职位', 0, posts);
    const loaded = await loadPosts(tx, random.fork('posts'), {
      ...companies,
      total: posts,
      now,
      onProgress: (done) => onProgress('职位', done, posts),
    });
    onProgress('简历与投递', 0, resumes);
    await loadPeople(tx, random.fork('people'), {
      posts: loaded,
      resumes,
      now,
      passwordHash,
      nextPhone,
      onProgress: (done) => onProgress('简历与投递', done, resumes),
    });
    // Without statistics the planner joins tens of thousands of new rows by nested loops: half a minute for one list of talks.
    await tx.execute(sql`analyze`);
    for (const [name, load] of Object.entries(parts)) await load(tx, random.fork(name), now);
    for (const { name, loadDemo: load } of modules) await load?.(tx, random.fork(name), now);
    await tx.execute(sql`insert into system_fact (name) values ('demo') on conflict do nothing`);
  });
}
