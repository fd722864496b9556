import type { EducationCode } from '#contract/taxonomy/educations.ts';
import type { ExperienceCode } from '#contract/taxonomy/experiences.ts';
import type { RoleCode } from '#contract/taxonomy/roles.ts';
import type { StageCode } from '#contract/taxonomy/stages.ts';
import type { SubjectCode } from '#contract/taxonomy/subjects.ts';
import type { TenureCode } from '#contract/taxonomy/tenures.ts';
import type { TitleCode } from '#contract/taxonomy/titles.ts';
import type { Weighted } from '../../random.ts';

/** A sort of post that companies of a sector offer. */
export interface PostKind {
  role: RoleCode;
  weight: number;
  /** {stage} {subject} {direction} {field} {term} {graduates} {campus} are filled in. */
  titles: readonly string[];
  /** `stage`: one that the stage offers; a list: one of it; `field`: a field instead of a 学科; left out: none. */
  subject?: 'stage' | 'field' | readonly SubjectCode[];
  /** Only where the company has one of these. */
  stages?: readonly StageCode[];
  education: Weighted<EducationCode>;
  experience: Weighted<ExperienceCode>;
  /** Ten thousand yuan a year in a city of the second tier: the range that lower ends are drawn from. */
  pay: readonly [number, number];
  /** Where it differs from what the company type gives. */
  tenures?: Weighted<TenureCode>;
  titleLevels?: Weighted<TitleCode>;
  /** Asks for no teacher's certificate. */
  uncertified?: boolean;
}

export const educationsOf = {
  any: [
    ['senior', 3],
    ['secondary-vocational', 3],
    ['college', 2],
  ],
  care: [
    ['senior', 2],
    ['secondary-vocational', 4],
    ['college', 4],
  ],
  kindergarten: [
    ['college', 6],
    ['bachelor', 5],
    ['master', 0.3],
  ],
  college: [
    ['college', 4],
    ['bachelor', 6],
  ],
  school: [
    ['bachelor', 8],
    ['master', 2],
  ],
  senior: [
    ['bachelor', 5],
    ['master', 5],
    ['doctor', 0.2],
  ],
  vocational: [
    ['bachelor', 6],
    ['master', 5],
  ],
  lecturer: [
    ['master', 8],
    ['doctor', 3],
    ['bachelor', 0.6],
  ],
  academic: [
    ['doctor', 9],
    ['master', 1],
  ],
  doctor: [['doctor', 1]],
} as const satisfies Record<string, Weighted<EducationCode>>;

export const experiencesOf = {
  open: [
    ['any', 6],
    ['graduate', 1],
    ['1-3', 3],
    ['3-5', 2],
  ],
  young: [
    ['any', 4],
    ['graduate', 3],
    ['0-1', 1],
    ['1-3', 2],
  ],
  graduate: [['graduate', 1]],
  skilled: [
    ['1-3', 4],
    ['3-5', 4],
    ['5-10', 1],
    ['any', 2],
  ],
  senior: [
    ['3-5', 2],
    ['5-10', 5],
    ['10-up', 2],
  ],
  veteran: [['10-up', 1]],
} as const satisfies Record<string, Weighted<ExperienceCode>>;
