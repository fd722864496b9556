import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { mayTell } from '#contract/deliveries/experience-parts.ts';
import { monthAt } from '#contract/months.ts';
import { newId } from '#database/new-id.ts';
import { companyMember } from '#database/schema/companies.ts';
import { delivery } from '#database/schema/deliveries.ts';
import { jober } from '#database/schema/identity.ts';
import { post } from '#database/schema/posts.ts';
import { judgeWords, readCompany } from '#server/domains/companies/public.ts';
import { newestInterview } from '#server/domains/deliveries/public.ts';
import { publishPages } from '#server/platform/bus.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { member, seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { pick } from '#server/platform/pick.ts';
import type {
  ExperienceForm,
  experienceEndpoints,
  OwnExperience,
  PublicExperience,
} from '../../contract/experiences.ts';
import { experience } from '../../schema.ts';
import { type ExperienceRow, moveExperience } from './experience-store.ts';
import { answerExperience } from './judge-experience.ts';

interface Author {
  joberId: string;
  now: Date;
}

const present = ({ parts, questions, advice, status, reason }: ExperienceRow): OwnExperience => ({
  parts: parts as OwnExperience['parts'],
  questions,
  advice,
  status,
  reason,
});

/** @throws AppError NOT_FOUND, alike for an absent and a foreign one */
async function lockOwn(tx: Database, joberId: string, id: string) {
  const [row] = await tx
    .select({ id: delivery.id, status: delivery.status, companyId: delivery.companyId, postId: delivery.postId })
    .from(delivery)
    .where(and(eq(delivery.id, id), eq(delivery.joberId, joberId)))
    .for('no key update');
  if (!row) throw appError('NOT_FOUND', { message: '投递不存在或已被删除' });
  return row;
}

async function rowOf(db: Database, deliveryId: string): Promise<ExperienceRow | null> {
  const [row] = await db.select().from(experience).where(eq(experience.deliveryId, deliveryId));
  return row ?? null;
}

/** No text names its author or somebody of the school. @throws AppError INVALID_INPUT */
async function refuseNames(tx: Database, companyId: string, joberId: string, form: ExperienceForm): Promise<void> {
  const people = await tx
    .select({ name: companyMember.name })
    .from(companyMember)
    .where(and(eq(companyMember.companyId, companyId), eq(companyMember.status, 'active')));
  const own = await tx.select({ name: jober.name }).from(jober).where(eq(jober.id, joberId));
  const names = [...people, ...own].map(({ name }) => name).filter((name) => [...name].length >= 2);
  for (const field of ['questions', 'advice'] as const) {
    const said = names.find((name) => form[field]?.includes(name));
    if (said) throw fieldError(`body.${field}`, `请不要写姓名（“${said}”）`);
  }
}

/** One's own 面经 of a delivery; null before it was written. @throws AppError NOT_FOUND */
async function ownExperience(db: Database, joberId: string, id: string): Promise<OwnExperience | null> {
  const own = await db.$count(delivery, and(eq(delivery.id, id), eq(delivery.joberId, joberId)));
  if (own === 0) throw appError('NOT_FOUND', { message: '投递不存在或已被删除' });
  const row = await rowOf(db, id);
  return row && present(row);
}

/**
 * Stores what a seeker tells of an ended process; each version waits for an operator, and the school's answer to the one before goes.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE before the end; INVALID_INPUT for names and forbidden words
 */
async function writeExperience(
  tx: Database,
  { joberId, now }: Author,
  id: string,
  form: ExperienceForm,
): Promise<OwnExperience> {
  const { companyId, postId, status } = await lockOwn(tx, joberId, id);
  const interview = await newestInterview(tx, id);
  if (!interview || !mayTell(status, interview, now))
    throw appError('ILLEGAL_MOVE', { message: '面试过、流程结束之后才能写面经' });
  const { parts, questions, advice = '' } = form;
  await refuseNames(tx, companyId, joberId, form);
  await judgeWords(tx, { questions, advice });
  const values = { parts, questions, advice, reason: null, answer: '', answeredAt: null, updatedAt: now };
  const row = await rowOf(tx, id);
  const step = { companyId, move: 'write', who: 'seeker', actorId: joberId, values } as const;
  const saved = await moveExperience({ db: tx, now }, row, {
    ...step,
    create: async (to) => {
      const [about] = await tx.select({ subjects: post.subjects }).from(post).where(eq(post.id, postId));
      const what = { companyId, postId, joberId, subject: about?.subjects[0] ?? '' };
      const [made] = await tx
        .insert(experience)
        .values({ id: newId(), deliveryId: id, ...what, ...values, status: to, month: monthAt(interview.startsAt) })
        .returning();
      if (!made) throw new Error('the experience was not stored');
      return made;
    },
  });
  return present(saved);
}

/** Deletes one's own 面经. Idempotent. @throws AppError NOT_FOUND for an absent or foreign delivery */
async function dropExperience(tx: Database, { joberId }: Author, id: string): Promise<void> {
  const { companyId } = await lockOwn(tx, joberId, id);
  await tx.delete(experience).where(eq(experience.deliveryId, id));
  await publishPages(tx, [`company:${companyId}`]);
}

const PAGE_SIZE = 20;
const MAX_ROWS = 500;

/** What leaves the server, listed by hand: nothing of who wrote it. */
const columns = {
  ...pick(experience, 'id', 'subject', 'month', 'parts', 'questions', 'advice', 'answer'),
  postTitle: post.title,
};

const shownOf = (companyId: string) => and(eq(experience.companyId, companyId), eq(experience.status, 'public'));

const find = (db: Database) =>
  db.select(columns).from(experience).innerJoin(post, eq(post.id, experience.postId)).$dynamic();

/** A page of what was told of a company; the caller checks that the company is public. */
async function publicExperiences(
  db: Database,
  companyId: string,
  { subject, page = 1 }: { subject?: string[] | undefined; page?: number | undefined },
) {
  const shown = shownOf(companyId);
  const counts = await db
    .select({ subject: experience.subject, n: sql<number>`count(*)::int` })
    .from(experience)
    .where(shown)
    .groupBy(experience.subject);
  const items = await find(db)
    .where(and(shown, subject?.length ? inArray(experience.subject, subject) : undefined))
    .orderBy(desc(experience.updatedAt), desc(experience.id))
    .offset((page - 1) * PAGE_SIZE)
    .limit(PAGE_SIZE);
  const counted = counts.filter((count) => !subject?.length || subject.includes(count.subject));
  const total = counted.reduce((sum, { n }) => sum + n, 0);
  const bySubject = Object.fromEntries(counts.map((count) => [count.subject, count.n]));
  return { items, total, totalIsCapped: false, nextCursor: null, bySubject };
}

/** What was told of the own company, unanswered first. */
async function ownExperiences(db: Database, companyId: string): Promise<{ items: PublicExperience[] }> {
  const unanswered = sql`${experience.answer} <> ''`;
  const items = await find(db)
    .where(shownOf(companyId))
    .orderBy(asc(unanswered), desc(experience.updatedAt))
    .limit(MAX_ROWS);
  return { items };
}

/** 面经: written by seekers, reviewed by operators, answered by schools. */
export const experienceRoutes = (): Handlers<typeof experienceEndpoints> => ({
  'GET /api/companies/:id/experiences': async (ctx, { params: { id }, query }) => {
    ctx.dependsOn(`company:${id}`);
    await readCompany(ctx.db, id, ctx.actor);
    return publicExperiences(ctx.db, id, query);
  },
  'GET /api/deliveries/:id/experience': (ctx, { params: { id } }) => ownExperience(ctx.db, seeker(ctx).joberId, id),
  'PUT /api/deliveries/:id/experience': (ctx, { params: { id }, body }) => {
    const author = { joberId: seeker(ctx).joberId, now: ctx.now };
    return ctx.db.transaction((tx) => writeExperience(tx, author, id, body));
  },
  'DELETE /api/deliveries/:id/experience': (ctx, { params: { id } }) => {
    const author = { joberId: seeker(ctx).joberId, now: ctx.now };
    return ctx.db.transaction((tx) => dropExperience(tx, author, id));
  },
  'GET /api/company/experiences': (ctx) => ownExperiences(ctx.db, member(ctx).member.companyId),
  'PUT /api/company/experiences/:id/answer': async (ctx, { params: { id }, body: { answer } }) => {
    const { accountId, member: own } = member(ctx);
    const { companyId } = own;
    await ctx.db.transaction((tx) => answerExperience(tx, { id, answer, companyId, accountId, now: ctx.now }));
    return ownExperiences(ctx.db, companyId);
  },
});
