import { sql } from 'drizzle-orm';
import type { ExamRequirements } from '#contract/exams/exam-requirements.ts';
import type { RuleCheck } from '#contract/exams/exam-shapes.ts';
import type { RegistrationState } from '#contract/exams/registration-state.ts';
import { type ResumeContent, resumeSnapshot } from '#contract/resumes/resumes.ts';
import { examRegistration, examRegistrationEvent } from '#database/schema/exam-registrations.ts';
import { demoPeople } from '../accounts.ts';
import { bulkInsert } from '../bulk-insert.ts';
import type { DemoTransaction } from '../demo-transaction.ts';
import { hour, plus } from '../moments.ts';
import type { Random, Weighted } from '../random.ts';

interface Plan {
  examId: string;
  posts: readonly { id: string; requirements: ExamRequirements }[];
  count: number;
  /** The decision on the demo's seeker, who registers first; absent where they do not register. */
  seeker: 'paid' | undefined;
  /** Fen; where a fee is asked everybody has a decision. */
  fee: number;
  reviewer: string;
  from: Date;
  until: Date;
}

interface Person extends Record<string, unknown> {
  jober: Record<string, unknown>;
  content: ResumeContent;
  own: boolean;
}

const outcomes: Weighted<RegistrationState> = [
  ['approved', 62],
  ['submitted', 38],
];
const settled: Weighted<RegistrationState> = [
  ['paid', 94],
  ['lapsed', 6],
];

const peopleOf = async (tx: DemoTransaction, count: number): Promise<Person[]> => {
  const { rows } = await tx.execute<Person>(sql`
    select jsonb_build_object('id', j.id::text, 'name', j.name, 'gender', j.gender, 'birthday', j.birthday,
        'education', j.education, 'identity', j.identity, 'cityCode', j.city_code, 'avatarUrl', j.avatar_url, 'phone', a.phone) as jober,
      r.content, a.phone = ${demoPeople.seeker.phone} as own
    from jober j join account a on a.id = j.account_id join resume r on r.jober_id = j.id and r.is_default
    order by own desc, j.id limit ${8 * count}`);
  return rows;
};

const fits = (rule: string, label: string, required: string, has: string): RuleCheck => ({
  ...{ rule, label, required, has, reason: '', section: null, verdict: 'fits' },
});

/** The subject that a major of the rules is about: '数学类' and '学科教学（数学）' are both about 数学. */
const stemOf = (major: string) =>
  major
    .replace(/^学科教学（(.*)）$/, '$1')
    .replace('外国语言文学类', '英语')
    .replace('中国语言文学类', '汉语')
    .replace(/学?类$/, '');

const studied = ({ majors = [] }: ExamRequirements, { educations }: ResumeContent): string | undefined =>
  educations.map(({ major }) => major).find((major) => majors.some((one) => major.includes(stemOf(one))));

/** The rules as they would have been compared. */
function checksOf(requirements: ExamRequirements, content: ResumeContent): RuleCheck[] {
  const { words } = requirements;
  const own = studied(requirements, content);
  const major = fits('major', '专业', words.majors ?? '', own ?? content.educations[0]?.major ?? '');
  return [
    fits('education', '学历', words.education ?? '', content.educations[0]?.school ?? ''),
    own ? major : { ...major, verdict: 'unfit', reason: '专业不在要求之内' },
    fits('age', '年龄', words.age ?? '', ''),
    fits('certificate', '教师资格', words.certificate ?? '', ''),
  ];
}

/** Registrations of a project between two moments; the demo's have neither an identity number nor evidence. */
export async function loadRegistrations(tx: DemoTransaction, random: Random, plan: Plan): Promise<void> {
  if (plan.count === 0) return;
  const found = (await peopleOf(tx, plan.count)).filter(({ own }) => !own || plan.seeker);
  const suits = ({ own, content }: Person) =>
    own || plan.posts.some(({ requirements }) => studied(requirements, content));
  // One in eight has a major that no post asks for.
  const people = found.filter((person) => suits(person) || random.chance(0.08)).slice(0, plan.count);
  const span = plan.until.getTime() - plan.from.getTime();
  const rows = people.map(({ jober, content, own }, at) => {
    const snapshot = resumeSnapshot.parse({ jober, resumeName: '默认简历', content });
    const fitting = plan.posts.filter(({ requirements }) => studied(requirements, snapshot.content));
    const post = (own && plan.posts[0]) || random.pick(fitting.length > 0 ? fitting : plan.posts);
    const checks = checksOf(post.requirements, snapshot.content);
    const unfit = checks.some(({ verdict }) => verdict === 'unfit');
    const unfitOutcome = plan.fee > 0 ? 'refused' : random.pick(['submitted', 'refused'] as const);
    const outcome = unfit ? unfitOutcome : random.weighted(plan.fee > 0 ? settled : outcomes);
    const status = (own && plan.seeker) || outcome;
    const submittedAt = plus(plan.from, Math.round((span * (at + 1)) / (people.length + 1)));
    const decided =
      status === 'submitted' ? null : new Date(Math.min(plan.until.getTime(), plus(submittedAt, 5 * hour).getTime()));
    return {
      ...{ id: random.id(), examId: plan.examId, postId: post.id, joberId: snapshot.jober.id, status },
      ...{ name: snapshot.jober.name, snapshot, checks, standing: unfit ? 'unfit' : 'fits' },
      identityMasked: `33**************${10 + (at % 90)}`,
      fee: status === 'paid' ? BigInt(plan.fee) : null,
      ...{ reason: status === 'refused' ? '专业不在岗位要求之内' : null, submittedAt },
      ...{ decidedBy: decided ? plan.reviewer : null, decidedAt: decided },
    };
  });
  await bulkInsert(tx, examRegistration, rows);
  const events = rows.flatMap(({ id, status, submittedAt, decidedAt, reason }) => [
    event(id, { fromStatus: null, move: 'submit', toStatus: 'submitted', side: 'seeker', at: submittedAt }),
    ...(decidedAt
      ? decisions(id, status as RegistrationState, { reviewer: plan.reviewer, reason, at: decidedAt })
      : []),
  ]);
  await bulkInsert(tx, examRegistrationEvent, events);
}

type EventRow = typeof examRegistrationEvent.$inferInsert;

const event = (registrationId: string, row: Omit<EventRow, 'registrationId'>): EventRow => ({
  ...{ actorId: null, note: '' },
  ...row,
  registrationId,
});

interface Decided {
  reviewer: string;
  reason: string | null;
  at: Date;
}

/** What led to a state: the decision and, after it, what became of the fee. */
function decisions(id: string, status: RegistrationState, { reviewer, reason, at }: Decided): EventRow[] {
  const by = { side: 'recruiter', actorId: reviewer };
  if (status === 'refused')
    return [event(id, { fromStatus: 'submitted', move: 'refuse', toStatus: status, note: reason ?? '', ...by, at })];
  const approved = event(id, { fromStatus: 'submitted', move: 'approve', toStatus: 'approved', ...by, at });
  if (status === 'approved') return [approved];
  const later = plus(at, 24 * hour);
  const paid = { fromStatus: 'approved', move: status === 'paid' ? 'pay' : 'lapse', toStatus: status, at: later };
  return [approved, event(id, status === 'paid' ? { ...paid, ...by } : { ...paid, side: 'clock' })];
}
