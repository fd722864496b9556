import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { MemberRole } from '#contract/actor.ts';
import type { BoxDetail, BoxRow } from '#contract/deliveries/box-rows.ts';
import type { ResumeSnapshot } from '#contract/resumes/resumes.ts';
import { delivery } from '#database/schema/deliveries.ts';
import { post } from '#database/schema/posts.ts';
import { type Check, checkRequirements, summarise } from '#server/domains/resumes/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { pick } from '#server/platform/pick.ts';
import { aliasOf, anonymised, anonymiseSnapshot, resumeClosed } from '../anonymise.ts';
import { hasFixedTime, type InterviewRow, newestInterview } from '../interview/interview-store.ts';
import { presentForCompany } from '../interview/interviewers.ts';
import { recruiterMoves } from '../moves.ts';
import { mayMoveDeliveries, seesContact } from '../policy.ts';
import { presentSnapshot, presentStep, waitingOf } from '../present.ts';
import { stepsOf } from '../steps.ts';
import type { Recruiter } from './lock-in-box.ts';
import { statusColumns } from './status-columns.ts';

const columns = {
  ...pick(delivery, 'id', 'joberId', 'viewedAt', 'tags', 'snapshot'),
  ...statusColumns,
  anonymised: anonymised.as('anonymised'),
  closed: resumeClosed.as('closed'),
  notes: sql<number>`(select count(*)::int from delivery_note where delivery_note.delivery_id = ${delivery.id})`,
  postId: post.id,
  ...pick(post, 'title', 'description', 'tenure', 'education', 'certificate', 'titleLevel', 'experience', 'stages'),
  ...pick(post, 'subjects', 'requirements', 'salaryMin', 'salaryMax', 'salaryUnit'),
};

/** Deliveries of the box with the data of their rows, newest first; `due` sorts by the longest waiting. */
export const findInBox = (db: Database, which: SQL | undefined, sort: 'new' | 'due' = 'new') =>
  db
    .select(columns)
    .from(delivery)
    .innerJoin(post, eq(post.id, delivery.postId))
    .where(which)
    .orderBy(
      ...(sort === 'due'
        ? [delivery.submittedAt, delivery.id].map(asc)
        : [delivery.submittedAt, delivery.id].map(desc)),
    );

type Found = Awaited<ReturnType<typeof findInBox>>[number];

interface Look {
  interview: InterviewRow | null;
  role: MemberRole;
  now: Date;
}

/** A closed resume shows only an alias. */
const nobody = (deliveryId: string): BoxRow['person'] => ({
  joberId: '',
  name: aliasOf(deliveryId),
  gender: 'undisclosed',
  avatarUrl: null,
  age: null,
  education: '',
  school: '',
  major: '',
  teachingMonths: 0,
  certificate: null,
  lastEmployer: '',
});

function personOf(row: Found, now: Date): BoxRow['person'] {
  if (row.closed) return nobody(row.id);
  const shown = row.anonymised ? anonymiseSnapshot(row.snapshot, row.id) : row.snapshot;
  const { name, gender, avatarUrl } = shown.jober;
  return { joberId: row.anonymised ? '' : row.joberId, name, gender, avatarUrl, ...summarise(shown, now) };
}

const metOf = (checks: readonly Check[]): BoxRow['fit'] => ({
  met: checks.filter(({ result }) => result === 'fit').length,
  of: checks.length,
});

function presentWith(checks: readonly Check[], row: Found, { interview, role, now }: Look): BoxRow {
  const status = { ...row, interviewStatus: interview?.status ?? null };
  const invited = row.status === 'interview' ? interview : null;
  return {
    ...pick(row, 'id', 'status', 'anonymised', 'closed', 'notes', 'tags'),
    ...waitingOf(row, now),
    submittedAt: row.submittedAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    post: { id: row.postId, title: row.title },
    person: personOf(row, now),
    fit: row.closed ? { met: 0, of: 0 } : metOf(checks),
    interviewAt: invited && hasFixedTime(invited) ? invited.startsAt.toISOString() : null,
    interviewStatus: invited?.status ?? null,
    unread: row.status === 'submitted' && row.viewedAt === null,
    reserve: row.status === 'interview' ? row.reserve : null,
    moves: mayMoveDeliveries(role) ? recruiterMoves(status, now) : [],
  };
}

/** A row of the box. */
export const presentRow = (row: Found, look: Look): BoxRow =>
  presentWith(checkRequirements(row, row.snapshot, look.now), row, look);

/** The resume as this member may read it; null if it is closed. */
function snapshotOf(row: Found, role: MemberRole): ResumeSnapshot | null {
  if (row.closed) return null;
  return row.anonymised
    ? anonymiseSnapshot(row.snapshot, row.id)
    : presentSnapshot(row.snapshot, seesContact(role, row.status));
}

const fenOf = (amount: bigint | null) => (amount === null ? null : Number(amount));

/** One delivery in full. @throws AppError NOT_FOUND for an absent or foreign one */
export async function boxDetail(db: Database, { member }: Recruiter, id: string, now: Date): Promise<BoxDetail> {
  const [row] = await findInBox(db, and(eq(delivery.id, id), eq(delivery.companyId, member.companyId)));
  if (!row) throw appError('NOT_FOUND', { message: '投递不存在或已被删除' });
  const interview = await newestInterview(db, id);
  const steps = (await stepsOf(db, [id])).get(id) ?? [];
  const checks = checkRequirements(row, row.snapshot, now);
  const shown = presentWith(checks, row, { interview, role: member.role, now });
  const snapshot = snapshotOf(row, member.role);
  return {
    ...shown,
    reason: row.reason,
    phone: snapshot?.jober.phone ?? '',
    snapshot,
    steps: steps.map((step) => {
      const seen = presentStep(step, 'recruiter');
      return (row.anonymised || row.closed) && seen.side === 'seeker'
        ? { ...seen, actorName: shown.person.name }
        : seen;
    }),
    interview: interview && (await presentForCompany(db, interview, now)),
    offer: row.offer,
    checks: (row.closed ? [] : checks).map(({ name, has, result, note }) => ({ name, has, result, note })),
    salary: { min: fenOf(row.salaryMin), max: fenOf(row.salaryMax), unit: row.salaryUnit },
  };
}
