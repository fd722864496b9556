import { and, eq, inArray } from 'drizzle-orm';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { company } from '#database/schema/companies.ts';
import { post } from '#database/schema/posts.ts';
import { candidateOf, checkRequirements } from '#server/domains/resumes/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { pick } from '#server/platform/pick.ts';
import { publicPost } from '../public-post-sql.ts';

/** 资格自检 of a seeker's default resume against the public posts of a list; without a resume nothing is compared. */
export async function fitsOf(
  db: Database,
  joberId: string,
  ids: readonly string[],
  now: Date,
): Promise<AnswerOf<Api['GET /api/posts/fits']>> {
  const candidate = await candidateOf(db, joberId);
  if (!candidate) return [];
  const posts = await db
    .select(
      pick(
        post,
        'id',
        'title',
        'description',
        'tenure',
        'education',
        'certificate',
        'titleLevel',
        'experience',
        'stages',
        'subjects',
        'requirements',
      ),
    )
    .from(post)
    .innerJoin(company, eq(company.id, post.companyId))
    .where(and(inArray(post.id, [...ids]), publicPost));
  return posts.flatMap(({ id, ...wanted }) => {
    const checks = checkRequirements(wanted, candidate, now);
    const named = (result: 'unfit' | 'missing') =>
      checks.filter((check) => check.result === result).map(({ name }) => name);
    const [unfit, missing] = [named('unfit'), named('missing')];
    const fit = checks.length - unfit.length - missing.length;
    return checks.length === 0 ? [] : [{ postId: id, fit, of: checks.length, unfit, missing }];
  });
}
