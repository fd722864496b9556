import { and, desc, eq, sql } from 'drizzle-orm';
import { dayMs } from '#contract/months.ts';
import type { ApplyBy } from '#contract/posts/apply-by.ts';
import { type PostState, postStateAt } from '#contract/posts/post-state.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { company } from '#database/schema/companies.ts';
import { resume } from '#database/schema/deliveries.ts';
import { account, jober } from '#database/schema/identity.ts';
import { post } from '#database/schema/posts.ts';
import { notifyAccount } from '#server/domains/notifications/public.ts';
import { publicPost } from '#server/domains/posts/public.ts';
import { type Database, rowsOf } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { askAfterDays } from '../contract/application-answers.ts';
import type { OwnApplication } from '../contract.ts';
import { outsideApplication } from '../schema.ts';

/** What an announcement may ask for in the subject of a mail. */
interface SubjectFacts {
  name: string;
  phone: string;
  education: string;
  school: string;
  major: string;
  post: string;
}

/** The longer name first: 应聘岗位 is not 应聘 and a 岗位. */
const names: [RegExp, keyof SubjectFacts][] = [
  [/(?:本人|应聘者?|报考者?|考生)?姓名/g, 'name'],
  [/(?:应聘|报考|拟聘|申请|意向)?(?:岗位|职位)(?:名称)?(?!代码|编号|序号)/g, 'post'],
  [/(?:最高)?学历(?:学位)?/g, 'education'],
  [/(?:毕业)?(?:院校|学校)(?:名称)?/g, 'school'],
  [/(?:所学)?专业(?:名称)?/g, 'major'],
  [/(?:手机号?码?|联系电话|联系方式|电话)/g, 'phone'],
];

/**
 * The subject of a mail as the announcement wants it, with the person's facts in place of their names; what is not known here,
 * such as 岗位代码, stays for the person to fill in.
 */
export function subjectOf(pattern: string, facts: SubjectFacts): string {
  const found = names
    .flatMap(([name, fact]) => [...pattern.matchAll(name)].map(({ index, 0: token }) => ({ index, token, fact })))
    .sort((one, other) => one.index - other.index || other.token.length - one.token.length);
  let [text, at] = ['', 0];
  for (const { index, token, fact } of found) {
    if (index < at) continue;
    text += pattern.slice(at, index) + (facts[fact] || token);
    at = index + token.length;
  }
  return text + pattern.slice(at);
}

const MAX_LISTED = 100;

type Answer = NonNullable<OwnApplication['answer']>;

const ofSeeker = (joberId: string, postId: string) =>
  and(eq(outsideApplication.joberId, joberId), eq(outsideApplication.postId, postId));

interface WayOfPost {
  /** Null: the post takes resumes here. */
  applyBy: ApplyBy | null;
  title: string;
  isOpen: boolean;
}

/** Of a public post; null for any other. */
async function wayOf(db: Database, postId: string, now: Date): Promise<WayOfPost | null> {
  const [row] = await db
    .select({
      applyBy: post.applyBy,
      title: post.title,
      status: sql<PostState>`${post.status}`,
      deadline: post.deadline,
    })
    .from(post)
    .innerJoin(company, eq(company.id, post.companyId))
    .where(and(eq(post.id, postId), publicPost));
  return row ? { ...row, isOpen: postStateAt(row.status, row.deadline, now) === 'open' } : null;
}

const absent = () => appError('NOT_FOUND', { message: '该职位不存在或已下架' });

/** What the page of a post's way to apply shows its seeker. @throws AppError NOT_FOUND */
export async function applicationOf(db: Database, joberId: string, postId: string, now: Date) {
  const channel = await wayOf(db, postId, now);
  const [applied] = await db.select().from(outsideApplication).where(ofSeeker(joberId, postId));
  // One's own note outlives the post.
  if (!channel && !applied) throw absent();
  const resumes = await db
    .select({ id: resume.id, name: resume.name, content: resume.content })
    .from(resume)
    .where(eq(resume.joberId, joberId))
    .orderBy(desc(resume.isDefault), resume.createdAt, resume.id);
  const [person] = await db
    .select({ name: jober.name, education: jober.education, phone: account.phone })
    .from(jober)
    .innerJoin(account, eq(account.id, jober.accountId))
    .where(eq(jober.id, joberId));
  const [latest] = resumes[0]?.content.educations ?? [];
  const facts = {
    name: person?.name ?? '',
    phone: person?.phone ?? '',
    education: labelOf(educations, person?.education),
    school: latest?.school ?? '',
    major: latest?.major ?? '',
    post: channel?.title ?? '',
  };
  return {
    application: applied ? { appliedAt: applied.appliedAt, answer: applied.answer as Answer | null } : null,
    subject: channel?.applyBy?.subject ? subjectOf(channel.applyBy.subject, facts) : null,
    resumes: resumes.map(({ id, name }) => ({ id, name })),
  };
}

/** A seeker's applications elsewhere, the latest first. */
export async function listApplications(db: Database, joberId: string, now: Date) {
  const rows = await db
    .select({
      applied: outsideApplication,
      title: post.title,
      status: sql<PostState>`${post.status}`,
      deadline: post.deadline,
      company: company.name,
    })
    .from(outsideApplication)
    .innerJoin(post, eq(post.id, outsideApplication.postId))
    .innerJoin(company, eq(company.id, post.companyId))
    .where(eq(outsideApplication.joberId, joberId))
    .orderBy(desc(outsideApplication.appliedAt), desc(outsideApplication.postId))
    .limit(MAX_LISTED);
  return rows.map(({ applied, title, status, deadline, company: name }) => ({
    appliedAt: applied.appliedAt,
    answer: applied.answer as Answer | null,
    way: applied.way as OwnApplication['way'],
    isAsked: applied.answer === null && now.getTime() - applied.appliedAt.getTime() >= askAfterDays * dayMs,
    post: { id: applied.postId, title, company: name, status: postStateAt(status, deadline, now) },
  }));
}

/**
 * Keeps that the seeker applied; a second call changes nothing.
 * @throws AppError NOT_FOUND, POST_CLOSED for one that takes resumes here or has ended
 */
export async function keepApplication(db: Database, joberId: string, postId: string, now: Date): Promise<void> {
  const channel = await wayOf(db, postId, now);
  if (!channel) throw absent();
  const { applyBy, isOpen } = channel;
  if (!applyBy) throw appError('POST_CLOSED', { message: '该职位在本站接收简历，请直接投递' });
  if (!isOpen) throw appError('POST_CLOSED');
  await db
    .insert(outsideApplication)
    .values({ joberId, postId, way: applyBy.way, appliedAt: now })
    .onConflictDoNothing();
}

/** @throws AppError NOT_FOUND where nothing was kept */
export async function answerApplication(db: Database, joberId: string, postId: string, answer: Answer): Promise<void> {
  const kept = await db.update(outsideApplication).set({ answer }).where(ofSeeker(joberId, postId)).returning();
  if (kept.length === 0) throw appError('NOT_FOUND', { message: '没有这个职位的报名记录' });
}

export async function dropApplication(db: Database, joberId: string, postId: string): Promise<void> {
  await db.delete(outsideApplication).where(ofSeeker(joberId, postId));
}

const ASKED_AT_ONCE = 500;

/** Asks once, some days after an application, whether there was an answer: the person, since the school is not here. */
export async function askForAnswers(tx: Database, now: Date): Promise<void> {
  const rows = await rowsOf(tx, { postId: 'string', accountId: 'string', title: 'string', company: 'string' })`
    with due as (
      select jober_id, post_id from outside_application
      where answer is null and requested_at is null and applied_at <= ${new Date(now.getTime() - askAfterDays * dayMs)}
      order by applied_at limit ${ASKED_AT_ONCE} for no key update skip locked
    ), asked as (
      update outside_application set requested_at = ${now} from due
      where outside_application.jober_id = due.jober_id and outside_application.post_id = due.post_id
      returning outside_application.jober_id, outside_application.post_id
    )
    select asked.post_id as "postId", jober.account_id as "accountId", post.title, company.name as company
    from asked join jober on jober.id = asked.jober_id join post on post.id = asked.post_id
      join company on company.id = post.company_id`;
  for (const { postId, accountId, title, company: name } of rows)
    await notifyAccount(tx, {
      accountId,
      kind: 'post.applied-elsewhere',
      title: `报名已 ${askAfterDays} 天，有回音吗？`,
      body: `${name} · ${title}`,
      link: `/jobs/apply?id=${postId}`,
      effectKey: `applied-elsewhere:${postId}:${accountId}`,
      now,
    });
}
