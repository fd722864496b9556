import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import { latestBirthday, leastAge } from '#contract/people/age.ts';
import { birthdayWithin, identityKinds, maskedIdentity } from '#contract/people/identity-number.ts';
import { formatDateTime } from '#contract/text.ts';
import { newId } from '#database/new-id.ts';
import { account, jober } from '#database/schema/identity.ts';
import { buildSnapshot, candidateOf } from '#server/domains/resumes/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { seal, unseal } from '#server/platform/secret-box.ts';
import { evidenceKinds, lackingEvidence } from '../../contract/evidence.ts';
import { isRunning } from '../../contract/exam-state.ts';
import type { registrationEndpoints } from '../../contract/registrations.ts';
import { examRegistration } from '../../schema/exam-registrations.ts';
import { exam, examPost } from '../../schema/exams.ts';
import { keepFollow } from '../announce.ts';
import { fitOfPost, type Project, standingOf } from '../fit/fit-of-post.ts';
import { isPublic } from '../read-exam.ts';
import { rowOf, rowsIn } from '../rows.ts';
import { type ExamRow, examAbsent, illegal, type PostRow, refuseReported, stepOf } from '../store.ts';
import { addEvidence, moveRegistration, type RegistrationRow } from './store.ts';

type Secrets = Pick<Deps, 'secret'>;

/** What is stored of an identity number: masked, encrypted for its registration, and as a keyed hash by which it is recognised. */
export const storedIdentity = ({ secret }: Secrets, registrationId: string, number: string) => ({
  identityMasked: maskedIdentity(number),
  identitySealed: seal(secret('exam-identity'), registrationId, number),
  identityHash: createHmac('sha256', secret('exam-identity-hash')).update(number).digest('base64url'),
});

/** The number itself. The caller has checked the rights and records the look. */
export const openIdentity = ({ secret }: Secrets, registrationId: string, sealed: Buffer): string =>
  unseal(secret('exam-identity'), registrationId, sealed);

/** A person and the default resume as they are now, frozen and compared with a post. @throws AppError NOT_FOUND */
export async function fileAnew(
  tx: Database,
  { joberId, post, project, now }: { joberId: string; post: PostRow; project: Project; now: Date },
) {
  const [person] = await tx
    .select({ jober, phone: account.phone })
    .from(jober)
    .innerJoin(account, eq(account.id, jober.accountId))
    .where(eq(jober.id, joberId));
  const candidate = await candidateOf(tx, joberId);
  if (!person || !candidate) throw appError('NOT_FOUND');
  const { birthday, household, name } = person.jober;
  const fit = fitOfPost(post, { ...candidate, birthday, household }, project, now);
  const resume = { name: '默认简历', content: candidate.content };
  const snapshot = buildSnapshot({ ...person.jober, phone: person.phone }, resume);
  return { birthday, filed: { name, snapshot, checks: fit.checks, standing: standingOf(fit) } };
}

interface Form extends BodyOf<typeof registrationEndpoints, 'POST /api/exams/:id/registrations'> {
  examId: string;
  accountId: string;
  joberId: string;
  now: Date;
}

/** A project that takes registrations at this moment; its timetable cannot change before the transaction ends. */
export async function openExam(tx: Database, examId: string, now: Date): Promise<ExamRow> {
  const row = await rowOf(tx, exam, { id: examId, absent: examAbsent, lock: 'share' });
  if (!isPublic(row.status)) throw examAbsent();
  refuseReported(row);
  if (row.status !== 'published') throw illegal('项目已暂停或结束，不能报名');
  const step = await stepOf(tx, examId, 'register');
  if (step && isRunning(step, now)) return row;
  if (step && now < step.startsAt) throw illegal(`报名还没有开始，${formatDateTime(step.startsAt)} 开始`);
  throw illegal(`报名已于 ${step ? formatDateTime(step.endsAt) : '此前'} 截止`);
}

/** An open post of a project. @throws AppError INVALID_INPUT */
export async function postOf(tx: Database, examId: string, postId: string): Promise<PostRow> {
  const [post] = await rowsIn(tx, examPost, { id: postId, examId });
  if (!post) throw fieldError('body.postId', '这个项目里没有该岗位，请刷新后重新选择');
  if (post.status !== 'open') throw fieldError('body.postId', '这个岗位已取消，请选择其他岗位');
  return post;
}

/** @throws AppError INVALID_INPUT that names the kinds that are missing */
export function requireEvidence(
  { requirements }: PostRow,
  { settings }: ExamRow,
  evidence: readonly { kind: string }[],
  now: Date,
): void {
  const kinds = evidence.map(({ kind }) => kind);
  const missing = lackingEvidence({ requirements, settings, kinds }, now);
  if (missing.length > 0)
    throw fieldError('body.evidence', `还缺材料：${missing.map((kind) => evidenceKinds[kind]).join('、')}`);
}

/**
 * Registers a seeker for a post with the resume as it is now. The deadline is the time at which the request reached the server.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE outside the time for it, CONFLICT for a second registration, INVALID_INPUT
 */
export async function register(deps: Pick<Deps, 'secret'>, tx: Database, form: Form): Promise<RegistrationRow> {
  const { examId, accountId, joberId, now, identityKind, identityNumber, accessible } = form;
  const project = await openExam(tx, examId, now);
  if (!project.settings.identities.includes(identityKind))
    throw fieldError(
      'body.identityKind',
      `本项目不接受用${identityKinds[identityKind]}报名，请换一种证件或咨询组织单位`,
    );
  const post = await postOf(tx, examId, form.postId);
  requireEvidence(post, project, form.evidence, now);
  const { birthday, filed } = await fileAnew(tx, { joberId, post, project, now });
  if ((birthdayWithin(identityNumber) ?? birthday) !== birthday)
    throw fieldError('body.identityNumber', `证件号码里的出生日期与基本信息里的 ${birthday} 不一致，请先改正`);
  if (birthday > latestBirthday(now))
    throw appError('CONFLICT', { message: `须年满 ${leastAge} 周岁才能报名，请核对基本信息里的出生日期 ${birthday}` });
  const id = newId();
  const row = await moveRegistration({ db: tx, now }, null, {
    move: 'submit',
    who: 'seeker',
    actorId: accountId,
    create: async (status) => {
      const identity = { identityKind, ...storedIdentity(deps, id, identityNumber) };
      const values = { id, examId, postId: post.id, joberId, status, accessible, submittedAt: now, ...filed };
      const row = { ...values, ...identity };
      const [made] = await tx.insert(examRegistration).values(row).onConflictDoNothing().returning();
      if (!made) throw appError('CONFLICT', { message: '一个项目只能报一个岗位，你已经报名' });
      return made;
    },
  });
  await addEvidence(tx, { accountId, registrationId: id, files: form.evidence, photo: project.settings.photo, now });
  await keepFollow(tx, joberId, examId, now);
  return row;
}
