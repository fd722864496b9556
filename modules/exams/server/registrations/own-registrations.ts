import { desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { movesFor } from '#contract/machine.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { evidenceKinds } from '../../contract/evidence.ts';
import type { ExamSettings } from '../../contract/exam-settings.ts';
import { isRunning } from '../../contract/exam-state.ts';
import { registration as machine, type RegistrationMove } from '../../contract/registration-state.ts';
import type {
  registrationEndpoints,
  registrationShape,
  ownRegistration as shape,
} from '../../contract/registrations.ts';
import { examCandidate, examGroup } from '../../schema/candidates.ts';
import { examRegistration, examRoom, examSeat } from '../../schema/exam-registrations.ts';
import { examPost } from '../../schema/exams.ts';
import { type FullRow, fullRows, presentCard } from '../read-exam.ts';
import { matching } from '../rows.ts';
import { idsOf, type PostRow } from '../store.ts';
import { register } from './register.ts';
import { appealEnd, moveOwnRegistration, takesPayments, waitsUntouched } from './seeker-move.ts';
import { type EvidenceRow, partsOf, type RegistrationRow, registrationAbsent } from './store.ts';

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

const MAX_ROWS = 100;

type Own = z.input<typeof shape>;

/** A seeker's registrations, the latest first; with an id that one alone. */
async function ownRegistrations(db: Database, match: { joberId: string; id?: string }, now: Date): Promise<Own[]> {
  const { lot } = examCandidate;
  const rows = await db
    .select({ row: examRegistration, post: examPost, seat: examSeat, room: examRoom, lot, group: examGroup })
    .from(examRegistration)
    .innerJoin(examPost, eq(examPost.id, examRegistration.postId))
    .leftJoin(examSeat, eq(examSeat.registrationId, examRegistration.id))
    .leftJoin(examRoom, eq(examRoom.id, examSeat.roomId))
    .leftJoin(examCandidate, eq(examCandidate.id, examRegistration.id))
    .leftJoin(examGroup, eq(examGroup.id, examCandidate.groupId))
    .where(matching(examRegistration, match))
    .orderBy(desc(examRegistration.submittedAt))
    .limit(MAX_ROWS);
  const registrations = rows.map(({ row }) => row);
  const parts = await partsOf(db, idsOf(registrations));
  const ids = [...new Set(registrations.map(({ examId }) => examId))];
  const exams = await fullRows(db, ids);
  const byId = new Map(exams.map((full) => [full.row.id, full]));
  return rows.flatMap(({ row, post, seat, room, lot, group }) => {
    const full = byId.get(row.examId);
    if (!full) return [];
    const { id, title, status, organiser, step, steps } = presentCard(full, now);
    const { settings, chooseUntil } = full.row;
    return {
      ...presentRegistration(row, post, parts),
      exam: { id, title, status, organiser, step, steps, chooseUntil, ...settings },
      seat: seat && room && { ...room, ...seat, room: room.name, roomNumber: room.number },
      lot: group && lot !== null ? { ...group, lot, group: group.number } : null,
      appealBy: appealEnd(row, full.row),
      moves: seekerMoves(row, full, now),
    };
  });
}

/** What an applicant may do now: registration, appeals, the fee and another post have their own times. */
function seekerMoves(registration: RegistrationRow, { row, steps }: FullRow, now: Date) {
  const register = steps.find(({ step }) => step === 'register');
  const end = appealEnd(registration, row);
  const may: Partial<Record<RegistrationMove, boolean>> = {
    amend: waitsUntouched(registration) && row.status === 'published' && !!register && isRunning(register, now),
    appeal: end !== null && now < end,
    choose: row.status === 'published' && row.chooseUntil !== null && now < row.chooseUntil,
    remit: takesPayments(row, steps, now),
  };
  return movesFor(machine, registration.status, 'seeker').filter((move) => may[move] ?? true);
}

/** @throws AppError NOT_FOUND */
export async function ownRegistration(db: Database, joberId: string, id: string, now: Date): Promise<Own> {
  const [found] = await ownRegistrations(db, { joberId, id }, now);
  if (!found) throw registrationAbsent();
  return found;
}

export const registrationRoutes = (deps: Deps): Handlers<typeof registrationEndpoints> => ({
  'GET /api/exams/registrations': async (ctx) => ({
    items: await ownRegistrations(ctx.db, { joberId: seeker(ctx).joberId }, ctx.now),
  }),
  'POST /api/exams/:id/registrations': async (ctx, { params, body }) => {
    const { accountId, joberId } = seeker(ctx);
    const form = { ...body, examId: params.id, accountId, joberId, now: ctx.now };
    const { id } = await ctx.db.transaction((tx) => register(deps, tx, form));
    return ownRegistration(ctx.db, joberId, id, ctx.now);
  },
  'POST /api/exams/registrations/:id/moves': async (ctx, { params, body }) => {
    const { accountId, joberId } = seeker(ctx);
    const request = { ...body, id: params.id, accountId, joberId };
    await ctx.db.transaction((tx) => moveOwnRegistration(deps, tx, request, ctx.now));
    return ownRegistration(ctx.db, joberId, params.id, ctx.now);
  },
});
