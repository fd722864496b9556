import { and, eq } from 'drizzle-orm';
import { resume } from '#database/schema/deliveries.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Fen a month: the amount of the first intention with one in the person's default resume. */
export async function wishedPay(db: Database, joberId: string) {
  const [own] = await db
    .select({ content: resume.content })
    .from(resume)
    .where(and(eq(resume.joberId, joberId), eq(resume.isDefault, true)));
  const wish = own?.content.intentions.find(({ salaryMin, salaryMax }) => salaryMin || salaryMax);
  if (!wish) return null;
  const [min, max] = [wish.salaryMin ?? wish.salaryMax ?? 0, wish.salaryMax ?? wish.salaryMin ?? 0];
  return { title: wish.title, min, max };
}
