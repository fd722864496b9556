import { eq, sql } from 'drizzle-orm';
import { type MembershipMove, membership } from '#contract/companies/membership-state.ts';
import type { Who } from '#contract/machine.ts';
import { companyMember, memberEvent } from '#database/schema/companies.ts';
import { type Database, rowOf } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { flowOf, transition } from '#server/platform/transition.ts';

export type MemberRow = typeof companyMember.$inferSelect;

/** A member of the company, locked. @throws AppError NOT_FOUND, alike for an absent and a foreign one */
export async function lockMember(tx: Database, companyId: string, id: string): Promise<MemberRow> {
  await tx.execute(sql`select 1 from company where id = ${companyId} for no key update`);
  const [row] = await tx.select().from(companyMember).where(eq(companyMember.id, id)).for('no key update');
  if (row?.companyId !== companyId) throw appError('NOT_FOUND', { message: '成员不存在' });
  return row;
}

/** A member's previous state according to the events; null without one. */
async function stateBefore(db: Database, memberId: string): Promise<string | null> {
  const row = await rowOf(db, { before: 'string?' })`
    select member_event.from_status as before from member_event
    where member_event.member_id = ${memberId} and member_event.from_status is distinct from member_event.to_status
    order by member_event.at desc, member_event.id desc limit 1`;
  return row?.before ?? null;
}

interface Step {
  move: MembershipMove;
  who: Extract<Who, 'owner' | 'member'>;
  actorId: string;
  note?: string;
  now: Date;
}

export const recordMemberMove = (
  tx: Database,
  row: Pick<MemberRow, 'id' | 'companyId'>,
  step: Omit<Step, 'who' | 'move'> & { move: string; from: string | null; to: string },
) =>
  tx.insert(memberEvent).values({
    memberId: row.id,
    companyId: row.companyId,
    fromStatus: step.from,
    move: step.move,
    toStatus: step.to,
    actorId: step.actorId,
    note: step.note ?? '',
    at: step.now,
  });

const memberFlow = {
  ...flowOf(membership, companyMember, async (db, moves) => {
    for (const { row, from, move, to, actorId, note, at } of moves)
      await recordMemberMove(db, row, { move, from, to, actorId: actorId ?? '', note, now: at });
  }),
  stateBefore: (db: Database, { id }: MemberRow) => stateBefore(db, id),
};

/** Moves a locked membership, see `transition`. @throws AppError ILLEGAL_MOVE */
export const moveMember = (tx: Database, row: MemberRow, { now, ...step }: Step): Promise<MemberRow> =>
  transition({ db: tx, now }, memberFlow, row, step);
