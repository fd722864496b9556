import { type Applicant, type ApplicantMajor, applicantMajors, type Major } from '#contract/search/applicant.ts';
import { certificateCovers, certificates } from '#contract/taxonomy/certificates.ts';
import { educations, meetsEducation } from '#contract/taxonomy/educations.ts';
import { experiences } from '#contract/taxonomy/experiences.ts';
import { codesOf } from '#contract/taxonomy/list.ts';
import { roles } from '#contract/taxonomy/roles.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { matchMajor, requiredMajors } from '#server/domains/resumes/public.ts';
import { codeLexeme, type HeldCodes, type ListName } from './code-bits.ts';

/** The requirements of a post that are compared with an applicant. */
interface Required {
  codes: Pick<HeldCodes, (typeof compared)[number]>;
  majors: readonly string[];
}

const compared = ['education', 'certificate', 'subject'] as const;

/** Marks a post without a requirement of a list. */
const without = (list: ListName): string => codeLexeme(list, '-');
export const anyMajor = '#m:-';
export const majorLexeme = (major: ApplicantMajor): string => `#m:${major}`;

const majorCodes = codesOf(applicantMajors);
/** Notices repeat the same few lists of majors. */
const kept = new Map<string, string[]>();
const KEPT = 5_000;

function majorLexemes(majors: readonly string[]): string[] {
  const wanted = requiredMajors(majors);
  if (wanted.length === 0) return [anyMajor];
  const key = wanted.join('\n');
  const known = kept.get(key);
  if (known) return known;
  const found = majorCodes.filter((code) => matchMajor(applicantMajors[code].name, wanted)).map(majorLexeme);
  if (kept.size >= KEPT) kept.clear();
  kept.set(key, found);
  return found;
}

/** The lexemes of a post by which `lexemesForApplicant` finds it, besides those of its codes. */
export const applicantLexemesOf = ({ codes, majors }: Required): string[] => [
  ...compared.filter((list) => codes[list].length === 0).map(without),
  ...majorLexemes(majors),
];

const professionalRoles = codesOf(roles)
  .filter((code) => ['teaching', 'college'].includes(roles[code].group) && code !== 'postdoc')
  .map((code) => codeLexeme('role', code));

/** Tenures that the answers of the quick check do not open: 银龄返聘 is for the retired, 博士后 a training of its own. */
const closedTenures = new Set(['retired', 'postdoc']);
const openTenures = codesOf(tenures)
  .filter((code) => !closedTenures.has(code))
  .map((code) => codeLexeme('tenure', code));

/** The 经验 bands open to so many years; 应届 to those without any. */
const bandsFrom = (years: number): string[] =>
  codesOf(experiences)
    .filter((code) => experiences[code].from <= years && (code !== 'graduate' || years === 0))
    .map((code) => codeLexeme('experience', code));

/**
 * What a post must have to be open to an applicant, each inner list meaning "one of": the rules of 资格自检 for education, major and
 * certificate, a teaching or college role, a tenure that is open to others than the retired, years of teaching that one has, and a
 * subject of the major. 全科 suits every subject.
 */
export function lexemesForApplicant({ education, major, certificate, years }: Applicant): string[][] {
  const { subjects }: Major = applicantMajors[major];
  const degrees = codesOf(educations).filter((wanted) => meetsEducation(education, wanted));
  const held = codesOf(certificates).filter(
    (wanted) => certificate !== 'none' && certificateCovers(certificate, wanted),
  );
  const oneOf = (list: ListName, codes: readonly string[]) => [
    without(list),
    ...codes.map((code) => codeLexeme(list, code)),
  ];
  return [
    oneOf('education', degrees),
    oneOf('certificate', held),
    ...(subjects ? [oneOf('subject', [...subjects, 'general'])] : []),
    [anyMajor, majorLexeme(major)],
    professionalRoles,
    openTenures,
    ...(years === undefined ? [] : [bandsFrom(years)]),
  ];
}
