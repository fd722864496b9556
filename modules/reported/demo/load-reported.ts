import { eq } from 'drizzle-orm';
import { day, minute, plus } from '#database/demo/moments.ts';
import { Random } from '#database/demo/random.ts';
import { newId } from '#database/new-id.ts';
import { operator } from '#database/schema/identity.ts';
import { settleExamPosts } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { intake, intakeSource } from '../schema.ts';
import { publishReported } from '../server/intake/intakes.ts';
import { drawProjects } from './draw-projects.ts';

/** Publishes the projects of a province as the intake does, each on the day on which it was read, and ends those that are over. */
export async function loadReported(tx: Database, now: Date): Promise<void> {
  const [reader] = await tx.select({ id: operator.accountId }).from(operator).where(eq(operator.role, 'review'));
  const readBy = reader?.id ?? newId();
  const random = new Random('reported');
  const seen = new Map<string, typeof intakeSource.$inferInsert>();
  const read: (typeof intake.$inferInsert)[] = [];
  for (const { form, readAt } of drawProjects(now)) {
    const examId = await publishReported(tx, form, { actorId: readBy, now: readAt });
    const register = form.steps.find(({ step }) => step === 'register');
    const until = new Date(register?.endsAt ?? now);
    if (until < now) await settleExamPosts({ db: tx, now: until }, examId, { openIds: [], deadline: until });
    const { title, organiser } = form;
    const seconds = random.int(70, 190);
    const posts = form.posts.length;
    read.push({ title, organiser, posts, seconds, examId, readBy, readAt, status: 'published', doubts: [] });
    const link = `${new URL(form.link).origin}/gonggao/`;
    const lookedAt = plus(now, -random.int(0, 6) * day - random.int(1, 300) * minute);
    seen.set(link, { name: organiser, link, lookedAt });
  }
  await tx.insert(intake).values(read);
  await tx.insert(intakeSource).values([...seen.values()]);
}
