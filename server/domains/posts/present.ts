import type { CompanyFacts } from '#contract/companies/company-shapes.ts';
import type { ApplyWay } from '#contract/posts/apply-ways.ts';
import type { PostCard, PostDetail } from '#contract/posts/post-card.ts';
import { cardFields, pageFields } from '#contract/posts/post-fields.ts';
import { postStateAt } from '#contract/posts/post-state.ts';
import type { post } from '#database/schema/posts.ts';
import { pick } from '#server/platform/pick.ts';
import { cityOf, placeOf, regionNameOf } from './place.ts';
import type { cardColumns, detailColumns } from './reading/card-columns.ts';

/** The addresses of files beside a post or an announcement. */
export const fileAddresses = (files: readonly { fileId: string; name: string }[]) =>
  files.map(({ fileId, name }) => ({ name, url: `/uploads/${fileId}/${encodeURIComponent(name)}` }));

type PostRow = typeof post.$inferSelect;
type Columns<T> = Pick<PostRow, Extract<keyof T, keyof PostRow>>;

export type CardRow = Columns<typeof cardColumns> & {
  applyWay: ApplyWay | null;
  companyName: string;
  companyType: string;
  companySize: string;
  companyLogoUrl: string | null;
  companyStatus: string;
  companyReplyRate: number | null;
  companyReplyMinutes: number | null;
};

export type DetailRow = CardRow &
  Columns<typeof detailColumns> & {
    companyFacts: CompanyFacts;
    companyOpenPosts: number;
    companyCityCode: string;
    companyHasExperiences: boolean;
  };

export type Marks = [number, number][];

const fen = (value: bigint | null) => (value === null ? null : Number(value));
const iso = (value: Date | null) => value?.toISOString() ?? null;

export function presentCard(row: CardRow, now: Date, marks: Marks = []): PostCard {
  return {
    ...pick(row, 'id', 'cityCode', ...cardFields),
    marks,
    status: postStateAt(row.status, row.deadline, now),
    salary: { min: fen(row.salaryMin), max: fen(row.salaryMax), unit: row.salaryUnit },
    place: placeOf(row.cityCode, row.regionCode),
    refreshedAt: (row.refreshedAt ?? row.createdAt).toISOString(),
    deadline: iso(row.deadline),
    exam: row.examId === null ? null : { id: row.examId, employer: row.employer ?? row.companyName },
    ...(row.applyWay ? { applyWay: row.applyWay } : {}),
    company: {
      id: row.companyId,
      name: row.companyName,
      type: row.companyType,
      size: row.companySize,
      logoUrl: row.companyLogoUrl,
      claimed: row.companyStatus !== 'unclaimed',
      replyRate: row.companyReplyRate,
      replyMinutes: row.companyReplyMinutes,
    },
  };
}

export function presentDetail(row: DetailRow, now: Date, recruiter: PostDetail['recruiter']): PostDetail {
  return {
    ...presentCard(row, now),
    regionName: regionNameOf(row.regionCode),
    ...pick(row, ...pageFields, 'viewCount', 'deliveryCount', 'source', 'companyFacts', 'companyOpenPosts'),
    ...pick(row, 'companyHasExperiences', 'deadlineAssumed'),
    attachments: fileAddresses(row.attachments),
    publishedAt: iso(row.publishedAt),
    closedAt: iso(row.closedAt),
    sourceAt: row.source === null ? null : row.createdAt.toISOString(),
    companyCityName: cityOf(row.companyCityCode),
    recruiter,
  };
}
