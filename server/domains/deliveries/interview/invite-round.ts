import { and, eq, inArray, sql } from 'drizzle-orm';
import type { InterviewRound, RoundResult } from '#contract/deliveries/interview-rounds.ts';
import { newId } from '#database/new-id.ts';
import { delivery } from '#database/schema/deliveries.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { AppError, appError, fieldError } from '#server/platform/http/app-error.ts';
import { aliasOf, anonymous } from '../anonymise.ts';
import { moveInBox } from '../box/box-move.ts';
import type { BoxActor } from '../box/lock-in-box.ts';
import type { InviteOrder } from './interview-terms.ts';

interface Invited {
  id: string;
  status: string;
  name: string;
}

/** @throws AppError NOT_FOUND if any delivery is absent or foreign */
async function readInvited(tx: Database, companyId: string, ids: readonly string[]): Promise<Invited[]> {
  const found = await tx
    .select({
      id: delivery.id,
      status: delivery.status,
      name: sql<string>`delivery.snapshot -> 'jober' ->> 'name'`,
      anonymous: anonymous.as('anonymous'),
    })
    .from(delivery)
    .where(and(inArray(delivery.id, [...ids]), eq(delivery.companyId, companyId)))
    .orderBy(delivery.submittedAt, delivery.id);
  if (found.length < ids.length) throw appError('NOT_FOUND', { message: '投递不存在或已被删除' });
  return found.map(({ anonymous: hidden, ...row }) => ({ ...row, name: hidden ? aliasOf(row.id) : row.name }));
}

/** An unopened delivery is shortlisted first, as in a conversation. */
async function inviteOne(
  context: DbContext<{ actor: BoxActor }>,
  { id, status }: Invited,
  order: Omit<InviteOrder, 'id'>,
) {
  if (status === 'submitted') await moveInBox(context, { id, status: 'shortlisted' }, 'body');
  await moveInBox(context, { ...order, id }, 'body');
}

/**
 * Invites several people to one round: they share its slots, and each slot goes to who chooses it first. Deliveries are locked in
 * the global order; one that may not be invited any more is refused by itself.
 * @throws AppError NOT_FOUND; INVALID_INPUT for invalid terms, and for fewer slots than people
 */
export function inviteRound(
  { db, actor, now }: DbContext<{ actor: BoxActor }>,
  { ids, ...terms }: InterviewRound,
): Promise<RoundResult> {
  const requested = [...new Set(ids)];
  const slots = new Set(terms.slots.map((slot) => Date.parse(slot)));
  if (slots.size < requested.length)
    throw fieldError('body.slots', `可选时段至少要 ${requested.length} 个，才够每人选到一个`);
  const order = { ...terms, status: 'interview' as const, roundId: newId() };
  return db.transaction(async (tx) => {
    const invited = await readInvited(tx, actor.member.companyId, requested);
    const results: RoundResult['results'] = [];
    for (const person of invited) {
      const { id, name } = person;
      try {
        await tx.transaction((inner) => inviteOne({ db: inner, actor, now }, person, order));
        results.push({ id, name, outcome: 'invited', message: '' });
      } catch (error) {
        if (!(error instanceof AppError) || error.code === 'INVALID_INPUT') throw error;
        results.push({ id, name, outcome: 'refused', message: error.message });
      }
    }
    return { results };
  });
}
