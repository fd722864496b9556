import type { FileAnswer } from '#contract/endpoint.ts';
import { readFileBytes } from '#server/domains/files/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { liveRegistrationStates } from '../../contract/registration-state.ts';
import type { examReviewEndpoints } from '../../contract/review.ts';
import { mayDo, type StaffAct } from '../../contract/staff-roles.ts';
import { examEvidence, examRegistration } from '../../schema/exam-registrations.ts';
import { examPost } from '../../schema/exams.ts';
import { actOf, type ExamAccess, examAccess, reads, registrationAccess, type StaffCaller, writes } from '../policy.ts';
import { presentRegistration, reviewerMoves } from '../registrations/own-registrations.ts';
import { openIdentity } from '../registrations/register.ts';
import {
  type EventRow,
  type EvidenceRow,
  evidenceAbsent,
  partsOf,
  recordLooks,
  registrationAbsent,
  twinsOf,
} from '../registrations/store.ts';
import { rowOf } from '../rows.ts';
import { dropClaim, nameOfReviewer, staffNames, takeClaim } from './claims.ts';
import { approveAll, decide, isAnswer, mayAnswer } from './decide.ts';
import { registrationRows, reviewQueue } from './queue.ts';

/** The caller's access to a piece of evidence. */
async function evidenceAccess(db: Database, caller: StaffCaller, { id, act }: { id: string; act: StaffAct }) {
  const found = await rowOf(db, examEvidence, { id, absent: evidenceAbsent });
  return {
    ...(await registrationAccess(db, caller, { id: found.registrationId, act, absent: evidenceAbsent })),
    found,
  };
}

/** What the reviewers of a project call. */
export const reviewRoutes = (deps: Deps): Handlers<typeof examReviewEndpoints> => ({
  'GET /api/company/exams/:id/registrations': reads(examAccess, 'readRegistrations', reviewQueue),
  'GET /api/company/exams/:id/registrationRows': writes(examAccess, 'readRegistrations', registrationRows),
  'GET /api/company/examRegistrations/:id': reads(registrationAccess, 'readRegistrations', (db, access, { params }) =>
    openRegistration(db, params.id, access),
  ),
  'POST /api/company/examRegistrations/:id/moves': writes(
    registrationAccess,
    ({ body }) => actOf(body.move),
    async (tx, access, { params: { id }, body }) => {
      await decide(tx, access, { ...body, id });
      return openRegistration(tx, id, access);
    },
  ),
  'POST /api/company/examRegistrations/:id/claim': reads(registrationAccess, 'review', (db, { caller }, { params }) =>
    takeClaim(db, params.id, caller),
  ),
  'DELETE /api/company/examRegistrations/:id/claim': reads(registrationAccess, 'review', (db, { caller }, { params }) =>
    dropClaim(db, params.id, caller),
  ),
  'POST /api/company/exams/:id/approvals': writes(examAccess, 'review', approveAll),
  'POST /api/company/examRegistrations/:id/identity': writes(
    registrationAccess,
    'readRegistrations',
    (tx, { caller }, { params, body }) => lookAtIdentity(deps, tx, caller, params.id, body.reason),
  ),
  'GET /api/company/examEvidence/:id': writes(evidenceAccess, 'readRegistrations', (tx, { found, caller }) =>
    lookAtEvidence(deps, tx, found, caller),
  ),
});

async function eventsWithNames(db: Database, rows: readonly EventRow[]) {
  const actors = rows.flatMap(({ side, actorId }) => (side === 'recruiter' && actorId ? [actorId] : []));
  const names = await staffNames(db, actors);
  return rows.map((event) => ({ ...event, by: names.get(event.actorId ?? '') ?? null }));
}

/** A registration as its staff see it, with the moves of their role. @throws AppError NOT_FOUND */
async function openRegistration(db: Database, id: string, access: ExamAccess) {
  const { accountId } = access.caller;
  const row = await rowOf(db, examRegistration, { id, absent: registrationAbsent });
  const { proposedBy } = row;
  const post = await rowOf(db, examPost, { id: row.postId, absent: registrationAbsent });
  const parts = await partsOf(db, [id]);
  return {
    ...presentRegistration(row, post, parts),
    reason: row.reason,
    standing: row.standing,
    snapshot: row.snapshot,
    twins: await twinsOf(db, row, liveRegistrationStates),
    proposal:
      row.proposed === null
        ? null
        : { move: row.proposed, by: await nameOfReviewer(db, proposedBy ?? '0'), mine: proposedBy === accountId },
    events: await eventsWithNames(db, parts.events.get(id) ?? []),
    moves: reviewerMoves(row, access.row.settings, accountId).filter(
      (move) => mayDo(access.role, actOf(move)) && (!isAnswer(move) || mayAnswer(row, access)),
    ),
  };
}

/** The whole identity number; the look is recorded with its reason. @throws AppError NOT_FOUND */
async function lookAtIdentity(
  deps: Pick<Deps, 'secret'>,
  tx: Database,
  { accountId: actorId, now: at }: StaffCaller,
  id: string,
  reason: string,
): Promise<{ number: string }> {
  const row = await rowOf(tx, examRegistration, { id, absent: registrationAbsent });
  if (!row.identitySealed) throw appError('NOT_FOUND', { message: '身份证号已按规定删除' });
  await recordLooks(tx, [{ registrationId: id, actorId, what: 'identity', reason, at }]);
  return { number: openIdentity(deps, id, row.identitySealed) };
}

/** The bytes of a piece of evidence; the look is recorded. @throws AppError NOT_FOUND */
async function lookAtEvidence(
  deps: Pick<Deps, 'secret' | 'files'>,
  tx: Database,
  { registrationId, kind, fileId, name }: EvidenceRow,
  { accountId: actorId, now: at }: StaffCaller,
): Promise<FileAnswer> {
  const bytes = await readFileBytes({ ...deps, db: tx }, fileId);
  if (!bytes) throw evidenceAbsent();
  await recordLooks(tx, [{ registrationId, actorId, what: kind, reason: '资格审核', at }]);
  return { name, bytes };
}
