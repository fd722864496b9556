import { sql } from 'drizzle-orm';
import type { ApplyWay } from '#contract/posts/apply-ways.ts';
import { company } from '#database/schema/companies.ts';
import { post } from '#database/schema/posts.ts';
import { pick } from '#server/platform/pick.ts';

/** Columns of a card, listed by hand: a new column becomes public only when it is named here. */
export const cardColumns = {
  ...pick(post, 'id', 'title', 'status', 'role', 'stages', 'subjects', 'tenure', 'education', 'experience'),
  ...pick(post, 'salaryMin', 'salaryMax', 'salaryUnit', 'cityCode', 'regionCode', 'headcount', 'urgent', 'benefits'),
  ...pick(post, 'refreshedAt', 'createdAt', 'deadline', 'examId'),
  applyWay: sql<ApplyWay | null>`${post.applyBy}->>'way'`,
  employer: sql<
    string | null
  >`(select employer from exam_post where exam_post.id = ${post.id} and ${post.examId} is not null)`,
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
  ...pick(post, 'memberId', 'address', 'salaryNote', 'certificate', 'titleLevel', 'description', 'requirements'),
  ...pick(post, 'tenureInfo', 'academic', 'steps', 'attachments', 'viewCount', 'deliveryCount', 'publishedAt'),
  ...pick(post, 'closedAt', 'source', 'applyBy', 'deadlineAssumed'),
  companyFacts: company.facts,
  companyOpenPosts: company.openPosts,
  companyCityCode: company.cityCode,
  companyHasExperiences: sql<boolean>`exists (
    select from experience where experience.company_id = ${company.id} and experience.status = 'public')`,
};
