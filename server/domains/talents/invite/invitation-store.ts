import { sql } from 'drizzle-orm';
import { next } from '#contract/machine.ts';
import {
  talentInvitation as machine,
  type TalentInvitationMove,
  type TalentInvitationState,
} from '#contract/talents/invitation-state.ts';
import { talentInvitationEvent } from '#database/schema/talents.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';

interface Step {
  id: string;
  from: string | null;
  move: TalentInvitationMove;
  side: 'recruiter' | 'seeker' | 'clock';
  actorId: string | null;
  note?: string;
  at: Date;
}

/** The state that a move leads to. @throws AppError ILLEGAL_MOVE */
export function afterMove(from: string | null, move: TalentInvitationMove, side: Step['side']): TalentInvitationState {
  const to = next(machine, from, { move, who: side });
  if (!to) throw appError('ILLEGAL_MOVE', { message: '该邀请已经答复或过期' });
  return to;
}

export const recordInvitationMove = (tx: Database, { id, from, move, side, actorId, note = '', at }: Step) =>
  tx.insert(talentInvitationEvent).values({
    invitationId: id,
    fromStatus: from,
    move,
    toStatus: afterMove(from, move, side),
    side,
    actorId,
    note,
    at,
  });

interface End {
  status: TalentInvitationState;
  reason?: string;
  conversationId?: string | null;
  at: Date;
}

export const endInvitations = (
  tx: Database,
  ids: readonly string[],
  { status, reason = '', conversationId = null, at }: End,
) =>
  tx.execute(sql`
    update talent_invitation set status = ${status}, reason = ${reason}, conversation_id = ${conversationId}, ended_at = ${at}
    where talent_invitation.id = any(${sql.param([...ids])}::bigint[]) and talent_invitation.status = 'invited'`);
