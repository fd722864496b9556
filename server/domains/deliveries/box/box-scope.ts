import { type SQL, sql } from 'drizzle-orm';
import type { Membership } from '#contract/actor.ts';
import type { boxEndpoints } from '#contract/deliveries/box.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { dayMs } from '#contract/months.ts';
import { educationsFrom } from '#contract/taxonomy/educations.ts';
import { unansweredDelivery } from '#database/schema/deliveries.ts';
import { containsPattern } from '#server/platform/database/like-pattern.ts';
import { anonymous, resumeClosed } from '../anonymise.ts';

export type BoxFilters = QueryOf<typeof boxEndpoints, 'GET /api/company/boxCounts'>;

const texts = (codes: readonly string[]) => sql`${sql.param(codes)}::text[]`;

/** Anonymised names are excluded from search; a hit would reveal the applicant. */
const byKeyword = (companyId: string, like: string) => sql`(
  (delivery.search_text ilike ${like} and not ${anonymous})
  or delivery.post_id in (
    select post.id from post where post.company_id = ${companyId} and post.title ilike ${like}))`;

const byEducation = (codes: readonly string[]) => sql`(not ${resumeClosed} and (
  delivery.snapshot -> 'jober' ->> 'education' = any(${texts(codes)})
  or exists (
    select from jsonb_array_elements(delivery.snapshot -> 'content' -> 'educations') as entry
    where entry ->> 'education' = any(${texts(codes)}))))`;

/** The filters of the box apart from the state: the tabs count within them. */
export function scopeOf({ companyId, memberId }: Membership, query: BoxFilters, now: Date): SQL {
  const parts = [sql`delivery.company_id = ${companyId}`];
  const ofPosts = (which: SQL) =>
    sql`delivery.post_id in (select post.id from post where post.company_id = ${companyId} and ${which})`;
  if (query.postId) parts.push(sql`delivery.post_id = ${query.postId}`);
  if (query.keyword) parts.push(byKeyword(companyId, containsPattern(query.keyword)));
  if (query.education) parts.push(byEducation(educationsFrom(query.education)));
  if (query.stage?.length) parts.push(ofPosts(sql`post.stages && ${texts(query.stage)}`));
  if (query.subject?.length) parts.push(ofPosts(sql`post.subjects && ${texts(query.subject)}`));
  if (query.mine) parts.push(ofPosts(sql`post.member_id = ${memberId}`));
  if (query.asked)
    parts.push(sql`exists (select from delivery_note
      where delivery_note.delivery_id = delivery.id and ${memberId} = any(delivery_note.mentions))`);
  if (query.reserve) parts.push(sql`delivery.status = 'interview' and delivery.reserve is not null`);
  if (query.tag) parts.push(sql`${query.tag} = any(delivery.tags)`);
  if (query.unread) parts.push(sql`delivery.status = 'submitted' and delivery.viewed_at is null`);
  if (query.waiting) {
    const since = new Date(now.getTime() - query.waiting * dayMs);
    parts.push(sql`${unansweredDelivery} and delivery.submitted_at <= ${since}`);
  }
  return sql.join(parts, sql` and `);
}
