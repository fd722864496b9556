import { eq } from 'drizzle-orm';
import { account, jober } from '#database/schema/identity.ts';
import { buildSnapshot, candidateOf } from '#server/domains/resumes/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { fitOfPost, type Project, standingOf } from '../fit/fit-of-post.ts';
import type { PostRow } from '../store.ts';

interface Filing {
  joberId: string;
  post: PostRow;
  project: Project;
  now: Date;
}

/** A person and the default resume as they are now, frozen and compared with a post. @throws AppError NOT_FOUND */
export async function fileAnew(tx: Database, { joberId, post, project, now }: Filing) {
  const [person] = await tx
    .select({ jober, phone: account.phone })
    .from(jober)
    .innerJoin(account, eq(account.id, jober.accountId))
    .where(eq(jober.id, joberId));
  const candidate = await candidateOf(tx, joberId);
  if (!person || !candidate) throw appError('NOT_FOUND');
  const { birthday, household, name } = person.jober;
  const fit = fitOfPost(post, { ...candidate, birthday, household }, project, now);
  const snapshot = buildSnapshot(
    { ...person.jober, phone: person.phone },
    { name: '默认简历', content: candidate.content },
  );
  return { birthday, filed: { name, snapshot, checks: fit.checks, standing: standingOf(fit) } };
}
