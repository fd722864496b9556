import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '#contract/actor.ts';
import type { PostDetail } from '#contract/posts/post-card.ts';
import { company, companyMember } from '#database/schema/companies.ts';
import { post } from '#database/schema/posts.ts';
import type { Database } from '#server/platform/database/database.ts';
import { preparedOnce } from '#server/platform/database/prepared-once.ts';
import { mayReadPost } from '../policy.ts';
import { presentDetail } from '../present.ts';
import { detailColumns } from './card-columns.ts';

const detailQuery = preparedOnce((db) =>
  db
    .select({
      ...detailColumns,
      recruiterName: companyMember.name,
      recruiterTitle: companyMember.title,
      recruiterAvatar: companyMember.avatarUrl,
    })
    .from(post)
    .innerJoin(company, eq(company.id, post.companyId))
    .leftJoin(companyMember, and(eq(companyMember.id, post.memberId), eq(companyMember.status, 'active')))
    .where(eq(post.id, sql.placeholder('id')))
    .prepare('post_detail'),
);

/** The page of a post, or null where it is absent or not visible to this viewer. */
export async function postDetail(
  db: Database,
  id: string,
  viewer: Actor,
  now = new Date(),
): Promise<PostDetail | null> {
  const [row] = await detailQuery(db).execute({ id });
  if (!row) return null;
  const owner = { id: row.companyId, status: row.companyStatus };
  if (!mayReadPost(row.status, owner, viewer)) return null;
  const named = row.recruiterName !== null && owner.status !== 'unclaimed';
  const recruiter = named
    ? { name: row.recruiterName ?? '', title: row.recruiterTitle ?? '', avatarUrl: row.recruiterAvatar }
    : null;
  return presentDetail(row, now, recruiter);
}
