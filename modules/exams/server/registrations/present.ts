import type { z } from 'zod';
import { movesFor } from '#contract/machine.ts';
import { evidenceKinds } from '../../contract/evidence.ts';
import type { ExamSettings } from '../../contract/exam-settings.ts';
import { registration as machine, type RegistrationMove } from '../../contract/registration-state.ts';
import type { registrationShape } from '../../contract/registrations.ts';
import type { PostRow } from '../store.ts';
import type { EvidenceRow, partsOf, RegistrationRow } from './store.ts';

type Parts = Awaited<ReturnType<typeof partsOf>>;

const kinds = Object.keys(evidenceKinds);
const byKind = (one: EvidenceRow, other: EvidenceRow) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind);

/** Moves between two reviewers: until both agree, the applicant's registration waits. */
const internal: readonly string[] = ['propose', 'dispute'] satisfies RegistrationMove[];

/** What an applicant sees of a registration. Reviewers see their own moves and words as well. */
export function presentRegistration(
  row: RegistrationRow,
  post: PostRow,
  { evidence, events }: Parts,
): z.input<typeof registrationShape> {
  return {
    ...row,
    post,
    reason: row.status === 'checking' ? null : row.reason,
    fee: row.fee === null ? null : Number(row.fee),
    identity: row.identityMasked,
    evidence: (evidence.get(row.id) ?? []).toSorted(byKind),
    events: (events.get(row.id) ?? []).filter(({ move }) => !internal.includes(move)),
  };
}

const feeMoves: readonly RegistrationMove[] = ['pay', 'waive', 'lapse'];

/** What a reviewer may do with one registration; the second one confirms or disputes what the first proposed; a post falls with all of its registrations at once. */
export const reviewerMoves = (row: RegistrationRow, settings: ExamSettings, accountId: string) =>
  movesFor(machine, row.status, 'recruiter').filter((move) => {
    if (move === 'fall' || move === 'propose' || move === 'reseat') return false;
    if (row.status === 'checking' && move !== 'dispute') return move === row.proposed && row.proposedBy !== accountId;
    if (move === 'refund') return Boolean(row.fee) && row.refundedAt === null;
    return settings.fee > 0 || !feeMoves.includes(move);
  });
