import { sql } from 'drizzle-orm';
import { company } from '#database/schema/companies.ts';
import { post } from '#database/schema/posts.ts';

/** Columns of a card, listed by hand: a new column becomes public only when it is named here. */
export const cardColumns = {
  id: post.id,
  title: post.title,
  status: post.status,
  role: post.role,
  stages: post.stages,
  subjects: post.subjects,
  tenure: post.tenure,
  education: post.education,
  experience: post.experience,
  salaryMin: post.salaryMin,
  salaryMax: post.salaryMax,
  salaryUnit: post.salaryUnit,
  cityCode: post.cityCode,
  regionCode: post.regionCode,
  headcount: post.headcount,
  urgent: post.urgent,
  benefits: post.benefits,
  refreshedAt: post.refreshedAt,
  createdAt: post.createdAt,
  deadline: post.deadline,
  examId: post.examId,
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
};

/** Additional columns of a post's page. */
export const detailColumns = {
  ...cardColumns,
  memberId: post.memberId,
  address: post.address,
  salaryNote: post.salaryNote,
  certificate: post.certificate,
  titleLevel: post.titleLevel,
  description: post.description,
  requirements: post.requirements,
  tenureInfo: post.tenureInfo,
  academic: post.academic,
  steps: post.steps,
  attachments: post.attachments,
  viewCount: post.viewCount,
  deliveryCount: post.deliveryCount,
  publishedAt: post.publishedAt,
  closedAt: post.closedAt,
  source: post.source,
  companyFacts: company.facts,
  companyReplyMinutes: company.replyMinutes,
  companyOpenPosts: company.openPosts,
  companyCityCode: company.cityCode,
  companyHasExperiences: sql<boolean>`exists (
    select from experience where experience.company_id = ${company.id} and experience.status = 'public')`,
};
