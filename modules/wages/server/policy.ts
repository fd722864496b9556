import type { MemberRole } from '#contract/actor.ts';
import { movesFor } from '#contract/machine.ts';
import { type WageSlipMove, type WageSlipState, wageSlip } from '../contract/wage-slip-state.ts';
import { FOUR_EYES_FEN } from '../contract/wage-units.ts';
import type { AgreementParty } from './agreement-party.ts';

interface Slip {
  status: WageSlipState;
  grossFen: bigint;
  writtenBy: string;
  approvedBy: string | null;
}

/** Only 财务 and 主管理员 approve and pay. */
const handlesMoney = (role: MemberRole): boolean => role === 'owner' || role === 'finance';

export const needsApproval = ({ grossFen }: Pick<Slip, 'grossFen'>): boolean => grossFen > BigInt(FOUR_EYES_FEN);

/** Whether a draft waits for a second approval. */
const awaitsApproval = (slip: Slip): boolean =>
  slip.status === 'draft' && needsApproval(slip) && slip.approvedBy === null;

/** A teacher sees a slip once it is issued. */
export const seesSlip = (side: AgreementParty['side'], status: WageSlipState): boolean =>
  side === 'recruiter' || status !== 'draft';

/** Why this party may not make a move that the machine has, as a message; null where it may. */
export function slipRefusal(party: AgreementParty, move: WageSlipMove, slip: Slip): string | null {
  if (party.side === 'seeker') return null;
  if (move === 'approve') {
    if (!awaitsApproval(slip)) return '这张工资条不需要复核';
    if (!handlesMoney(party.role)) return '由财务或主管理员复核';
    return slip.writtenBy === party.accountId ? '复核须由另一位成员进行' : null;
  }
  if (move === 'issue' && awaitsApproval(slip)) return '应发超过 5,000 元，须由另一位财务或主管理员复核后发出';
  return move === 'pay' && !handlesMoney(party.role) ? '由财务或主管理员标为已发放' : null;
}

/** The moves that a party's buttons offer. */
export const slipMoves = (party: AgreementParty, slip: Slip): WageSlipMove[] =>
  movesFor(wageSlip, slip.status, party.side).filter((move) => slipRefusal(party, move, slip) === null);
