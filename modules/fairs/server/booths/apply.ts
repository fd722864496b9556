import { eq, sql } from 'drizzle-orm';
import { newId } from '#database/new-id.ts';
import { type Database, rowsOf } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { BoothPerson } from '../../contract/fair-shapes.ts';
import { fairBooth, fairExhibitor, fairExhibitorPost } from '../../schema.ts';
import { publishPageChanges } from '../page-tags.ts';
import { type LockedFair, record } from '../store.ts';
import { boothsOf } from './booth-rows.ts';
import { type BoothActor, joinWaiting, letGo, moveBooth, settleFullness } from './booths.ts';
import { type ExhibitorRow, exhibitorOf, isIn, moveExhibitor } from './exhibitor-rows.ts';
import { boothFor, type CompanyActor, reserveForApplying } from './reserve-booth.ts';

interface ApplyCommand {
  fairId: string;
  posts: readonly string[];
  people: BoothPerson[];
  boothId?: string | undefined;
  wish: string;
}

/** @throws AppError NOT_FOUND for an absent or foreign post, POST_CLOSED */
async function requireOwnOpenPosts(tx: Database, companyId: string, ids: readonly string[], now: Date): Promise<void> {
  const rows = await rowsOf(tx, { open: 'boolean' })`
    select status = 'open' and (deadline is null or deadline > ${now}) as open from post
    where id = any(${sql.param(ids)}::bigint[]) and company_id = ${companyId} and exam_id is null`;
  if (rows.length !== new Set(ids).size) throw appError('NOT_FOUND', { message: '所选职位不存在' });
  if (rows.some(({ open }) => !open)) throw appError('POST_CLOSED', { message: '所选职位中有已停止招聘的' });
}

async function setPosts(tx: Database, exhibitorId: string, posts: readonly string[]): Promise<void> {
  await tx.delete(fairExhibitorPost).where(eq(fairExhibitorPost.exhibitorId, exhibitorId));
  const rows = [...new Set(posts)].map((postId, place) => ({ exhibitorId, postId, place }));
  await tx.insert(fairExhibitorPost).values(rows);
}

/** The row of an application: a new one, or a previously refused or withdrawn one. */
async function applied(
  { db: tx, actor, now }: DbContext<{ actor: CompanyActor }>,
  before: ExhibitorRow | null,
  order: ApplyCommand,
) {
  const values = { people: order.people, wish: order.wish, appliedAt: now, reason: null, decidedAt: null };
  const step = { who: 'recruiter', actorId: actor.accountId, now } as const;
  if (before) return moveExhibitor(tx, before, { ...step, move: 'apply', values });
  const id = newId();
  const [row] = await tx
    .insert(fairExhibitor)
    .values({ id, fairId: order.fairId, companyId: actor.companyId, status: 'applied', ...values })
    .returning();
  if (!row) throw new Error('no application was made');
  const event = { fairId: order.fairId, subject: 'exhibitor', subjectId: id, move: 'apply', toStatus: 'applied' };
  await record(tx, [{ ...event, actorId: actor.accountId, at: now }]);
  return row;
}

/**
 * Reserves a booth for the application until the decision: the requested one, else the first free one; false if there is none.
 */
async function keepBooth(
  { db: tx, actor, now }: DbContext<{ actor: CompanyActor }>,
  fair: LockedFair,
  boothId: string | undefined,
) {
  const { own: current, chosen: requested } = boothFor(await boothsOf(tx, fair.id), actor.companyId, boothId);
  const by: BoothActor = { who: 'recruiter', actorId: actor.accountId, now };
  if (!requested) return false;
  if (current && current.id !== requested.id) await letGo({ db: tx, actor: by }, fair, current, 'release');
  if (requested.id === current?.id)
    await tx.update(fairBooth).set({ heldUntil: null }).where(eq(fairBooth.id, requested.id));
  else await moveBooth({ db: tx, actor: by }, requested, 'hold', { companyId: actor.companyId });
  return true;
}

/**
 * Applies for a booth. Every application has a reserved booth or a position on the waiting list, so booths are never oversold.
 * Applying again changes people and posts of the existing application.
 * @throws AppError NOT_FOUND, POST_CLOSED, CONFLICT (the booth was taken), ILLEGAL_MOVE (the fair is not open)
 */
export async function applyForBooth(tx: Database, actor: CompanyActor, order: ApplyCommand, now: Date): Promise<void> {
  await requireOwnOpenPosts(tx, actor.companyId, order.posts, now);
  const fair = await reserveForApplying(tx, actor, order.fairId, now);
  const before = await exhibitorOf(tx, order.fairId, actor.companyId);
  if (isIn(before)) {
    await tx
      .update(fairExhibitor)
      .set({ people: order.people, wish: order.wish })
      .where(eq(fairExhibitor.id, before.id));
    await setPosts(tx, before.id, order.posts);
    if (before.status === 'approved') await publishPageChanges(tx, fair.id);
    return;
  }
  const row = await applied({ db: tx, actor, now }, before, order);
  await setPosts(tx, row.id, order.posts);
  if (!(await keepBooth({ db: tx, actor, now }, fair, order.boothId)))
    await joinWaiting({ db: tx, actor: { who: 'system', actorId: null, now } }, fair, row);
  await settleFullness(tx, fair, now);
}
