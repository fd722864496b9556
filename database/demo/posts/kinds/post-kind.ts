import type { EducationCode } from '#contract/taxonomy/educations.ts';
import type { ExperienceCode } from '#contract/taxonomy/experiences.ts';
import type { RoleCode } from '#contract/taxonomy/roles.ts';
import type { StageCode } from '#contract/taxonomy/stages.ts';
import type { SubjectCode } from '#contract/taxonomy/subjects.ts';
import type { TenureCode } from '#contract/taxonomy/tenures.ts';
import type { TitleCode } from '#contract/taxonomy/titles.ts';
import type { Weighted } from '../../random.ts';
import { readData } from '../../read-data.ts';

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

interface Shares {
  educations: Readonly<
    Record<
      | 'any'
      | 'care'
      | 'kindergarten'
      | 'college'
      | 'school'
      | 'senior'
      | 'vocational'
      | 'lecturer'
      | 'academic'
      | 'doctor',
      Weighted<EducationCode>
    >
  >;
  experiences: Readonly<
    Record<'open' | 'young' | 'graduate' | 'skilled' | 'senior' | 'veteran', Weighted<ExperienceCode>>
  >;
}

/** Shares that kinds of posts refer to by name. */
export const { educations: educationsOf, experiences: experiencesOf } = readData<Shares>('post-kind-shares');
