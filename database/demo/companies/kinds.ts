import type { BenefitCode } from '#contract/taxonomy/benefits.ts';
import type { CompanyTypeCode } from '#contract/taxonomy/company-types.ts';
import type { StageCode } from '#contract/taxonomy/stages.ts';
import type { Weighted } from '../random.ts';
import { readData } from '../read-data.ts';

/** Which pools a company's texts and posts are drawn from. */
export type Sector =
  | 'kindergarten'
  | 'school'
  | 'special'
  | 'vocational'
  | 'university'
  | 'bureau'
  | 'institute'
  | 'training'
  | 'firm';

export interface CompanyKind {
  type: CompanyTypeCode;
  sector: Sector;
  /** Share of all companies. */
  share: number;
  /** How many posts such a company has: most have few. */
  posts: readonly [number, number];
  /** Names: {city} 杭州 · {county} 余杭区 · {stem} {kid} {firm} {land} {field} from the pools. */
  patterns: Weighted<{ text: string; stages: readonly StageCode[] }>;
  natures: readonly string[];
  founded: readonly [number, number];
  staff: readonly [number, number];
  /** Registration authority of the credit code: 12 public body, 52 private non-profit, 91 firm, 11 authority. */
  register: '11' | '12' | '52' | '91';
  classSize?: readonly [number, number];
  /** Groups of kinds of posts that it offers, each with a factor of their weights. */
  offers: Weighted<string>;
}

export const companyKinds = readData<readonly CompanyKind[]>('company-kinds');

export const kindOf = (type: CompanyTypeCode) => companyKinds.find((kind) => kind.type === type) as CompanyKind;

/** Whether a company is on the public payroll. */
export const isPublic = ({ register }: CompanyKind): boolean => register === '12' || register === '11';

/** What the companies of a sector give, who recruits for them, and the paragraphs that tell of them. */
interface SectorWords {
  benefits: readonly BenefitCode[];
  titles: readonly string[];
  /** {short} {city} {county} {place} {founded} {staff} {classes} {campuses} {nature} are filled in. */
  intro: Record<'opening' | 'strength' | 'people' | 'closing', readonly string[]>;
}

export const sectorWords = readData<Record<Sector, SectorWords>>('sectors');

/** A company that every load has, whatever the seed: the ones people know the site by. */
export interface FamousCompany {
  name: string;
  shortName: string;
  type: CompanyTypeCode;
  regionCode: string;
  stages: readonly StageCode[];
  replyRate: number;
  /** How many recruit there: enough for the parts of a 公开招聘, where it organises one. */
  team?: number;
}

/** The company of the demo recruiter, which has its own posts (see demo-posts.ts). */
export const demoCompanyName = '杭州钱江湾中学教育集团';

/** The school whose 公开招聘 are at their interviews. */
export const organiserName = '杭州致行高级中学';

export const famousCompanies = readData<readonly FamousCompany[]>('famous-companies');
