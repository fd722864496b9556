import type { EducationCode } from '#contract/taxonomy/educations.ts';
import type { ExperienceCode } from '#contract/taxonomy/experiences.ts';
import type { RoleCode } from '#contract/taxonomy/roles.ts';
import type { StageCode } from '#contract/taxonomy/stages.ts';
import type { SubjectCode } from '#contract/taxonomy/subjects.ts';
import type { TenureCode } from '#contract/taxonomy/tenures.ts';
import type { TitleCode } from '#contract/taxonomy/titles.ts';
import type { CompanyKind } from '../companies/kinds.ts';
import type { Weighted } from '../random.ts';
import { readData } from '../read-data.ts';

/** A sort of post that companies of a sector offer. */
export interface PostKind {
  role: RoleCode;
  weight: number;
  /** {stage} {subject} {direction} {field} {graduates} {campus} are filled in. */
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

/** Shares that kinds of posts refer to by name. */
export const { educations: educationsOf, experiences: experiencesOf } = readData<{
  educations: Readonly<Record<string, Weighted<EducationCode>>>;
  experiences: Readonly<Record<string, Weighted<ExperienceCode>>>;
}>('post-kind-shares');

/** A share by its name, or as it is. */
export function shareOf<T>(shares: Readonly<Record<string, Weighted<T>>>, value: string | Weighted<T>): Weighted<T> {
  const found = typeof value === 'string' ? shares[value] : value;
  if (!found) throw new Error(`post-kind-shares.json has no "${value}"`);
  return found;
}

/** A kind as stored in the data: shares of education and experience by name, or inline. */
type Written = Omit<PostKind, 'education' | 'experience'> & {
  education: string | PostKind['education'];
  experience: string | PostKind['experience'];
};

const groups = new Map(
  Object.entries(readData<Record<string, readonly Written[]>>('post-kinds')).map(([name, kinds]) => [
    name,
    kinds.map((kind): PostKind => {
      const education = shareOf(educationsOf, kind.education);
      return { ...kind, education, experience: shareOf(experiencesOf, kind.experience) };
    }),
  ]),
);

/** What a company may offer: the kinds of its type, as far as it has the stage they need. */
export const kindsOfCompany = ({ offers }: CompanyKind, stages: readonly string[]): Weighted<PostKind> =>
  offers.flatMap(([group, factor]) =>
    (groups.get(group) ?? [])
      .filter((kind) => !kind.stages || kind.stages.some((stage) => stages.includes(stage)))
      .map((kind) => [kind, kind.weight * factor] as const),
  );
