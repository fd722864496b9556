import { sql } from 'drizzle-orm';
import type { ApplyWay } from '#contract/posts/apply-ways.ts';
import { cardFields, pageFields } from '#contract/posts/post-fields.ts';
import { company } from '#database/schema/companies.ts';
import { post } from '#database/schema/posts.ts';
import { pick } from '#server/platform/pick.ts';

/** Columns of a card: those of the form's fields as their table says, and others by name. */
export const cardColumns = {
  ...pick(post, 'id', 'status', ...cardFields, 'salaryMin', 'salaryMax', 'salaryUnit', 'cityCode', 'regionCode'),
  ...pick(post, 'refreshedAt', 'createdAt', 'deadline', 'examId', 'employer'),
  applyWay: sql<ApplyWay | null>`${post.applyBy}->>'way'`,
  companyId: company.id,
  companyName: company.name,
  companyType: company.type,
  companySize: company.size,
  companyLogoUrl: company.logoUrl,
  companyStatus: company.status,
  companyReplyRate: company.replyRate,
  companyReplyMinutes: company.replyMinutes,
};

/** Additional columns of a post's page. */
export const detailColumns = {
  ...cardColumns,
  ...pick(post, ...pageFields, 'memberId', 'attachments', 'viewCount', 'deliveryCount', 'publishedAt', 'closedAt'),
  ...pick(post, 'source', 'deadlineAssumed'),
  companyFacts: company.facts,
  companyOpenPosts: company.openPosts,
  companyCityCode: company.cityCode,
  companyHasExperiences: sql<boolean>`exists (
    select from experience where experience.company_id = ${company.id} and experience.status = 'public')`,
};
