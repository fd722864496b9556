import { eq } from 'drizzle-orm';
import { type ResumeSnapshot, resumeSnapshot } from '#contract/resumes/resumes.ts';
import { demoPeople } from '#database/demo/accounts.ts';
import { bulkInsert, type DemoTransaction } from '#database/demo/bulk-insert.ts';
import { day, hour, isoDay, plus, startOfDay } from '#database/demo/moments.ts';
import type { Random, Weighted } from '#database/demo/random.ts';
import { rowOf, rowsOf, typed } from '#server/platform/database/database.ts';
import { neededEvidence } from '../contract/evidence.ts';
import type { RuleCheck } from '../contract/exam-shapes.ts';
import type { RegistrationState } from '../contract/registration-state.ts';
import type { Standing } from '../contract/review.ts';
import { examRegistration, examRegistrationEvent } from '../schema/exam-registrations.ts';
import { exam, examPost } from '../schema/exams.ts';
import { type ExamPlan, examPlans } from './exam-plans.ts';
import { loadSeats } from './load-seats.ts';
import { loadAppeal, loadStaff } from './load-staff.ts';

type ExamRow = typeof exam.$inferSelect;
type PostRow = typeof examPost.$inferSelect;

interface Judged {
  checks: RuleCheck[];
  standing: Standing;
}

/** Compares a person with a post by the rules that registrations are compared by. */
export type Judge = (
  post: PostRow,
  person: ResumeSnapshot,
  project: Pick<ExamRow, 'settings' | 'regionCode'>,
) => Judged;

interface Person {
  snapshot: ResumeSnapshot;
  own: boolean;
}

/** Somebody with the post that they apply for. */
interface Applicant extends Person, Judged {
  post: PostRow;
}

const outcomes: Record<'open' | 'settled', Weighted<RegistrationState>> = {
  open: [['approved', 55] as const, ['submitted', 38] as const, ['returned', 7] as const],
  settled: [['paid', 94] as const, ['lapsed', 6] as const],
};

async function peopleOf(tx: DemoTransaction, most: number): Promise<Person[]> {
  const rows = await rowsOf(tx, { jober: typed<unknown>(), content: typed<unknown>(), own: 'boolean' })`
    select jsonb_build_object('id', j.id::text, 'name', j.name, 'gender', j.gender, 'birthday', j.birthday,
        'education', j.education, 'identity', j.identity, 'cityCode', j.city_code, 'avatarUrl', j.avatar_url, 'phone', a.phone) as jober,
      r.content, a.phone = ${demoPeople.seeker.phone} as own
    from jober j join account a on a.id = j.account_id join resume r on r.jober_id = j.id and r.is_default
    order by own desc, j.id limit ${most}`;
  return rows.map(({ jober, content, own }) => ({
    snapshot: resumeSnapshot.parse({ jober, resumeName: '默认简历', content }),
    own,
  }));
}

/** Whether a person could attach what a post asks for: registrations without it are not taken. */
function holds({ content }: ResumeSnapshot, post: PostRow): boolean {
  const needed = neededEvidence(post.requirements);
  const [top] = content.educations;
  if (!top || top.to === 'now' || !['bachelor', 'master', 'doctor'].includes(top.education)) return false;
  return !needed.includes('certificate') || content.certificates.length > 0;
}

/** Of posts that fit nobody's whole resume, the one with the fewest rules against it. */
const nearestOf = <T extends Judged>(judged: readonly T[]): T => {
  const against = ({ checks }: T) =>
    checks.filter(({ verdict }) => verdict === 'unfit' || verdict === 'missing').length;
  return [...judged].sort((one, other) => against(one) - against(other))[0] as T;
};

/** A post that fits a person. Who fits none applies all the same one time in nine, where a single rule is against it or unclear. */
function applicantOf(random: Random, person: Person, posts: readonly PostRow[], judge: (post: PostRow) => Judged) {
  const open = posts.filter((post) => holds(person.snapshot, post)).map((post) => ({ post, ...judge(post) }));
  const fitting = open.filter(({ standing }) => standing === 'fits');
  if (person.own) return { ...person, ...(fitting[0] ?? nearestOf(posts.map((post) => ({ post, ...judge(post) })))) };
  const near = open.filter(({ checks }) => checks.filter(({ verdict }) => verdict !== 'fits').length === 1);
  const chosen = fitting.length > 0 ? random.pick(fitting) : random.chance(0.11) ? random.pick(near) : undefined;
  return chosen && { ...person, ...chosen };
}

function outcomeOf(random: Random, { own, standing }: Applicant, plan: ExamPlan): RegistrationState {
  if (own && plan.seeker) return plan.seeker;
  if (standing === 'unfit' || standing === 'missing')
    return plan.fee ? 'refused' : random.pick(['submitted', 'refused'] as const);
  return random.weighted(outcomes[plan.fee ? 'settled' : 'open']);
}

/**
 * Who applies for the demo's projects, with what became of it, and the seats of one that is drawn. Identity numbers and evidence
 * are the caller's to add: they are encrypted.
 */
export async function loadRegistrations(tx: DemoTransaction, random: Random, now: Date, judge: Judge): Promise<void> {
  const exams = await tx.select().from(exam);
  for (const plan of examPlans()) {
    const row = exams.find(({ title }) => title.endsWith(plan.title));
    if (!row || plan.registrations === 0) continue;
    const posts = await tx.select().from(examPost).where(eq(examPost.examId, row.id)).orderBy(examPost.line);
    const people = (await peopleOf(tx, 24 * plan.registrations)).filter(({ own }) => !own || plan.seeker);
    const applicants: Applicant[] = [];
    for (const person of people) {
      if (applicants.length === plan.registrations) break;
      const applicant = applicantOf(random, person, posts, (post) => judge(post, person.snapshot, row));
      if (applicant) applicants.push(applicant);
    }
    const found = await rowOf(tx, { actor: 'string' })`
      select account_id::text as actor from company_member where company_id = ${row.companyId} and role = 'owner' and status = 'active'`;
    const actor = found?.actor ?? '';
    await insertApplicants(tx, random, { plan, row, applicants, reviewer: actor, now });
    if (plan.organiser !== 'bureau') await loadStaff(tx, row, actor);
    if (!plan.fee) await loadAppeal(tx, row);
    if (!plan.rooms) continue;
    // Ten days before the paper, or what is left of them.
    const written = plan.steps.find(([step]) => step === 'written')?.[1] ?? 0;
    const drawn = plus(startOfDay(now), 10 * hour + (written - 10) * day);
    const times = { committedAt: plus(drawn, -3 * day), revealedAt: drawn };
    await loadSeats(tx, random, { examId: row.id, rooms: plan.rooms, actor, year: isoDay(now).slice(2, 4), ...times });
  }
}

interface Filing {
  plan: ExamPlan;
  row: ExamRow;
  applicants: readonly Applicant[];
  reviewer: string;
  now: Date;
}

async function insertApplicants(
  tx: DemoTransaction,
  random: Random,
  { plan, row, applicants, reviewer, now }: Filing,
): Promise<void> {
  const from = row.registerFrom ?? now;
  const until = new Date(Math.min(now.getTime(), row.registerUntil?.getTime() ?? 0));
  const span = until.getTime() - from.getTime();
  const rows = applicants.map((applicant, at) => {
    const { snapshot, post, checks, standing } = applicant;
    const { id: joberId, name } = snapshot.jober;
    const status = outcomeOf(random, applicant, plan);
    const submittedAt = plus(from, Math.round((span * (at + 1)) / (applicants.length + 1)));
    const decidedAt = new Date(Math.min(until.getTime(), plus(submittedAt, 5 * hour).getTime()));
    const isReturned = status === 'returned';
    const wrong = checks.find(({ verdict }) => verdict === 'unfit' || verdict === 'missing');
    const refusal = `${wrong?.label ?? '条件'}不符合岗位要求：${wrong?.required ?? ''}`;
    return {
      ...{
        id: random.id(),
        examId: row.id,
        postId: post.id,
        joberId,
        status,
        name,
        snapshot,
        checks,
        standing,
        submittedAt,
      },
      identityMasked: '',
      fee: status === 'paid' ? BigInt(plan.fee ?? 0) : null,
      reason: isReturned ? '毕业证扫描件不清晰，请重新上传' : status === 'refused' ? refusal : null,
      completeBy: isReturned ? plus(startOfDay(now), 2 * day + 17 * hour) : null,
      decidedBy: status === 'submitted' ? null : reviewer,
      decidedAt: status === 'submitted' ? null : decidedAt,
    };
  });
  await bulkInsert(tx, examRegistration, rows);
  const events = rows.flatMap((row) => eventsOf(row, reviewer));
  await bulkInsert(tx, examRegistrationEvent, events);
}

type EventRow = typeof examRegistrationEvent.$inferInsert;
type Filed = Pick<typeof examRegistration.$inferInsert, 'status' | 'submittedAt' | 'decidedAt' | 'reason'>;

/** What led to a state: the decision and, after it, what became of the fee. */
function eventsOf(
  { id, status, submittedAt, decidedAt, reason }: Filed & { id: string },
  reviewer: string,
): EventRow[] {
  const common = { registrationId: id, actorId: null, note: '' };
  const by = { side: 'recruiter', actorId: reviewer };
  const filed = { ...common, fromStatus: null, move: 'submit', toStatus: 'submitted', side: 'seeker', at: submittedAt };
  if (!decidedAt) return [filed];
  const decision = { ...common, fromStatus: 'submitted', ...by, at: decidedAt };
  const move = status === 'refused' ? 'refuse' : status === 'returned' ? 'return' : null;
  if (move) return [filed, { ...decision, move, toStatus: status, note: reason ?? '' }];
  const approved = [filed, { ...decision, move: 'approve', toStatus: 'approved' }];
  if (status === 'approved') return approved;
  const later = { ...common, fromStatus: 'approved', toStatus: status, at: plus(decidedAt, 24 * hour) };
  const settled = status === 'paid' ? { move: 'pay', ...by } : { move: 'lapse', side: 'clock' };
  return [...approved, { ...later, ...settled }];
}
