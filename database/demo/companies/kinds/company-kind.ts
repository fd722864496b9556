import type { CompanyTypeCode } from '#contract/taxonomy/company-types.ts';
import type { StageCode } from '#contract/taxonomy/stages.ts';
import type { Weighted } from '../../random.ts';

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

interface NamePattern {
  /** {city} 杭州 · {county} 余杭区 · {stem} {kid} {firm} {land} from the pools. */
  text: string;
  stages: readonly StageCode[];
}

export interface CompanyKind {
  type: CompanyTypeCode;
  sector: Sector;
  /** Share of all companies. */
  share: number;
  /** How many posts it has beside the others. */
  posts: number;
  patterns: Weighted<NamePattern>;
  natures: readonly string[];
  founded: readonly [number, number];
  staff: readonly [number, number];
  /** Registration authority of the credit code: 12 public body, 52 private non-profit, 91 firm, 11 authority. */
  register: '11' | '12' | '52' | '91';
  classSize?: readonly [number, number];
}
