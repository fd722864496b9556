import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import type { DeliveryGroup } from '#contract/deliveries/delivery-groups.ts';
import { mayTell } from '#contract/deliveries/experience-parts.ts';
import type { PostCard } from '#contract/posts/post-card.ts';
import { delivery, type deliveryEvent } from '#database/schema/deliveries.ts';
import { postCards } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { beyond, cappedTotal, cursorParts, cutPage, type PageRequest, pageOf } from '#server/platform/paging.ts';
import { pick } from '#server/platform/pick.ts';
import { statusColumns } from '../box/status-columns.ts';
import { type InterviewRow, newestInterviews } from '../interview/interview-store.ts';
import { freeSlots } from '../interview/slots.ts';
import { ownMoves } from '../moves.ts';
import { presentInterview, presentStep, waitingOf } from '../present.ts';
import { stepsOf } from '../steps.ts';
import { groupSql, ownCounts } from './own-counts.ts';

interface OwnDeliveryQuery extends PageRequest {
  group?: DeliveryGroup | undefined;
}

const columns = {
  id: delivery.id,
  postId: delivery.postId,
  ...statusColumns,
  resumeName: sql<string>`${delivery.snapshot} ->> 'resumeName'`,
};

const find = (db: Database, which: SQL | undefined) =>
  db.select(columns).from(delivery).where(which).orderBy(desc(delivery.submittedAt), desc(delivery.id));

type OwnDeliveryRow = Awaited<ReturnType<typeof find>>[number];

interface Beside {
  cards: Map<string, PostCard>;
  steps: Map<string, (typeof deliveryEvent.$inferSelect)[]>;
  interviews: Map<string, InterviewRow>;
  /** By interview. */
  slots: Map<string, string[]>;
}

function present(row: OwnDeliveryRow, { cards, steps, interviews, slots }: Beside, now: Date): OwnDelivery[] {
  const card = cards.get(row.postId);
  if (!card) return [];
  const interview = interviews.get(row.id);
  return [
    {
      ...pick(row, 'id', 'status', 'reason', 'resumeName', 'offer'),
      overdue: waitingOf(row, now).overdue,
      submittedAt: row.submittedAt.toISOString(),
      changedAt: row.changedAt.toISOString(),
      post: card,
      steps: (steps.get(row.id) ?? []).map((step) => presentStep(step, 'seeker')),
      interview: interview ? presentInterview(interview, slots.get(interview.id)) : null,
      moves: ownMoves({ ...row, interviewStatus: interview?.status ?? null }),
      reserve: row.status === 'interview' && row.reserve !== null,
      mayTell: mayTell(row.status, interview, now),
    },
  ];
}

async function presentAll(db: Database, rows: readonly OwnDeliveryRow[], now: Date): Promise<OwnDelivery[]> {
  const ids = rows.map(({ id }) => id);
  const cards = await postCards(db, [...new Set(rows.map(({ postId }) => postId))], undefined, now);
  const interviews = await newestInterviews(db, ids);
  const slots = await freeSlots(db, [...interviews.values()], now);
  const related = { cards, steps: await stepsOf(db, ids), interviews, slots };
  return rows.flatMap((row) => present(row, related, now));
}

/** A seeker's deliveries, newest first, with a constant number of statements. */
export async function ownDeliveries(db: Database, joberId: string, query: OwnDeliveryQuery, now: Date) {
  const page = pageOf(query, [cursorParts.time, cursorParts.id]);
  const group = query.group ?? 'all';
  const after = beyond(page, sql`${delivery.submittedAt}, ${delivery.id}`);
  const inGroup = group === 'all' ? undefined : sql`${groupSql(now)} = ${group}`;
  const found = await find(db, and(eq(delivery.joberId, joberId), inGroup, after))
    .limit(page.size + 1)
    .offset(page.offset);
  const { rows, nextCursor } = cutPage(found, page, (row) => [row.submittedAt.toISOString(), row.id]);
  const counts = await ownCounts(db, joberId, now);
  return { items: await presentAll(db, rows, now), nextCursor, ...cappedTotal(counts[group]), counts };
}

/** One of the seeker's own deliveries. @throws AppError NOT_FOUND for an absent or foreign one */
export async function ownDelivery(db: Database, joberId: string, id: string, now: Date): Promise<OwnDelivery> {
  const rows = await find(db, and(eq(delivery.id, id), eq(delivery.joberId, joberId)));
  const [item] = await presentAll(db, rows, now);
  if (!item) throw appError('NOT_FOUND', { message: '投递不存在或已被删除' });
  return item;
}

/** The resume as it was sent. @throws AppError NOT_FOUND for an absent or foreign delivery */
export async function ownSnapshot(db: Database, joberId: string, id: string) {
  const [row] = await db
    .select({ snapshot: delivery.snapshot })
    .from(delivery)
    .where(and(eq(delivery.id, id), eq(delivery.joberId, joberId)));
  if (!row) throw appError('NOT_FOUND', { message: '投递不存在或已被删除' });
  return row.snapshot;
}
