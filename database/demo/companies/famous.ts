import type { CompanyTypeCode } from '#contract/taxonomy/company-types.ts';
import type { StageCode } from '#contract/taxonomy/stages.ts';
import { readData } from '../read-data.ts';

/** A company that every load has, whatever the seed: the ones people know the site by. */
export interface FamousCompany {
  name: string;
  shortName: string;
  type: CompanyTypeCode;
  regionCode: string;
  stages: readonly StageCode[];
  replyRate: number;
  /** Share of the posts, where it differs from its type's. */
  posts?: number;
}

/** The company of the demo recruiter, which has its own posts (see demo-company.ts). */
export const demoCompanyName = '杭州钱江湾中学教育集团';

export const famousCompanies = readData<readonly FamousCompany[]>('famous-companies');
