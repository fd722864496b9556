import type { CompanyFacts } from '#contract/companies/company-shapes.ts';
import type {
  AcademicInfo,
  PostCard,
  PostDetail,
  PostRequirements,
  RecruitmentStep,
  Salary,
  TenureInfo,
} from '#contract/posts/post-card.ts';
import { type PostState, postStateAt } from '#contract/posts/post-state.ts';
import { cityOf, placeOf, regionNameOf } from './place.ts';

/** The addresses of files beside a post or an announcement. */
export const fileAddresses = (files: readonly { fileId: string; name: string }[]) =>
  files.map(({ fileId, name }) => ({ name, url: `/uploads/${fileId}/${encodeURIComponent(name)}` }));

export interface CardRow {
  id: string;
  title: string;
  status: string;
  role: string;
  stages: string[];
  subjects: string[];
  tenure: string;
  education: string | null;
  experience: string;
  salaryMin: bigint | null;
  salaryMax: bigint | null;
  salaryUnit: string;
  cityCode: string;
  regionCode: string;
  headcount: number;
  urgent: boolean;
  benefits: string[];
  refreshedAt: Date | null;
  createdAt: Date;
  deadline: Date | null;
  examId: string | null;
  employer: string | null;
  companyId: string;
  companyName: string;
  companyType: string;
  companySize: string;
  companyLogoUrl: string | null;
  companyStatus: string;
  companyReplyRate: number | null;
}

export interface DetailRow extends CardRow {
  address: string;
  salaryNote: string;
  certificate: string | null;
  titleLevel: string | null;
  description: string;
  requirements: PostRequirements;
  tenureInfo: TenureInfo | null;
  academic: AcademicInfo | null;
  steps: RecruitmentStep[];
  attachments: { fileId: string; name: string }[];
  viewCount: number;
  deliveryCount: number;
  publishedAt: Date | null;
  closedAt: Date | null;
  source: string | null;
  companyFacts: CompanyFacts;
  companyReplyMinutes: number | null;
  companyOpenPosts: number;
  companyCityCode: string;
  companyHasExperiences: boolean;
}

export type Marks = [number, number][];

const fen = (value: bigint | null) => (value === null ? null : Number(value));
const iso = (value: Date | null) => value?.toISOString() ?? null;

export function presentCard(row: CardRow, now: Date, marks: Marks = []): PostCard {
  return {
    id: row.id,
    title: row.title,
    marks,
    status: postStateAt(row.status as PostState, row.deadline, now),
    role: row.role,
    stages: row.stages,
    subjects: row.subjects,
    tenure: row.tenure,
    education: row.education,
    experience: row.experience,
    salary: { min: fen(row.salaryMin), max: fen(row.salaryMax), unit: row.salaryUnit as Salary['unit'] },
    cityCode: row.cityCode,
    place: placeOf(row.cityCode, row.regionCode),
    headcount: row.headcount,
    urgent: row.urgent,
    benefits: row.benefits,
    refreshedAt: (row.refreshedAt ?? row.createdAt).toISOString(),
    deadline: iso(row.deadline),
    exam: row.examId === null ? null : { id: row.examId, employer: row.employer ?? '' },
    company: {
      id: row.companyId,
      name: row.companyName,
      type: row.companyType,
      size: row.companySize,
      logoUrl: row.companyLogoUrl,
      claimed: row.companyStatus !== 'unclaimed',
      replyRate: row.companyReplyRate,
    },
  };
}

export function presentDetail(row: DetailRow, now: Date, recruiter: PostDetail['recruiter']): PostDetail {
  return {
    ...presentCard(row, now),
    regionName: regionNameOf(row.regionCode),
    address: row.address,
    salaryNote: row.salaryNote,
    certificate: row.certificate,
    titleLevel: row.titleLevel,
    description: row.description,
    requirements: row.requirements,
    tenureInfo: row.tenureInfo,
    academic: row.academic,
    steps: row.steps,
    attachments: fileAddresses(row.attachments),
    viewCount: row.viewCount,
    deliveryCount: row.deliveryCount,
    publishedAt: iso(row.publishedAt),
    closedAt: iso(row.closedAt),
    source: row.source,
    sourceAt: row.source === null ? null : row.createdAt.toISOString(),
    companyFacts: row.companyFacts,
    companyReplyMinutes: row.companyReplyMinutes,
    companyOpenPosts: row.companyOpenPosts,
    companyCityName: cityOf(row.companyCityCode),
    companyHasExperiences: row.companyHasExperiences,
    recruiter,
  };
}
