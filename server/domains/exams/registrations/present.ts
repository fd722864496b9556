import type { z } from 'zod';
import { evidenceKinds } from '#contract/exams/evidence.ts';
import type { ExamSettings } from '#contract/exams/exam-settings.ts';
import { registration as machine, type RegistrationMove } from '#contract/exams/registration-state.ts';
import type { registrationShape } from '#contract/exams/registrations.ts';
import { movesFor } from '#contract/machine.ts';
import type { PostRow } from '../store.ts';
import type { EvidenceRow, partsOf, RegistrationRow } from './store.ts';

type Parts = Awaited<ReturnType<typeof partsOf>>;

const kinds = Object.keys(evidenceKinds);
const byKind = (one: EvidenceRow, other: EvidenceRow) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind);

/** What applicant and reviewer both see of a registration. */
export function presentRegistration(
  row: RegistrationRow,
  post: PostRow,
  { evidence, events }: Parts,
): z.input<typeof registrationShape> {
  const { id, code, title, employer, headcount } = post;
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    post: { id, code, title, employer, headcount },
    submittedAt: row.submittedAt.toISOString(),
    completeBy: row.completeBy?.toISOString() ?? null,
    asked: row.asked,
    reason: row.reason,
    fee: row.fee === null ? null : Number(row.fee),
    refundedAt: row.refundedAt?.toISOString() ?? null,
    checks: row.checks,
    identity: row.identityMasked,
    evidence: (evidence.get(row.id) ?? []).toSorted(byKind).map(({ id: file, kind, name, type, at }) => ({
      ...{ id: file, kind, name, type, at: at.toISOString() },
    })),
    events: (events.get(row.id) ?? []).map(({ move, side, note, at }) => ({ move, side, note, at: at.toISOString() })),
  };
}

const feeMoves: readonly RegistrationMove[] = ['pay', 'waive', 'lapse'];

/** What a reviewer may do with one registration; a post falls with all of its registrations at once. */
export const reviewerMoves = ({ status, fee, refundedAt }: RegistrationRow, settings: ExamSettings) =>
  movesFor(machine, status, 'recruiter').filter((move) => {
    if (move === 'fall') return false;
    if (move === 'refund') return Boolean(fee) && refundedAt === null;
    return settings.fee > 0 || !feeMoves.includes(move);
  });
