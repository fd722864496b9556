import {
  type Applicant,
  type ApplicantMajor,
  applicantCertificates,
  applicantEducations,
  applicantMajors,
  applicantOf,
  applicantText,
  usualApplicant,
} from '#contract/search/applicant.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { codesOf, labelOf } from '#contract/taxonomy/list.ts';
import { hotCities, hotCityList } from '#web/features/city/hot-cities.ts';
import { paths } from '#web/paths.ts';

export interface Check {
  applicant: Applicant;
  cityCode: string | undefined;
}

interface Choice {
  label: string;
  current: boolean;
  check: Check;
}

export interface ChoiceRow {
  name: string;
  choices: Choice[];
  /** Further choices behind 其他. */
  more: Choice[];
}

const FIRST_MAJORS: readonly ApplicantMajor[] = ['education', 'math', 'chinese', 'english'];
const FIRST_CERTIFICATES = ['none', 'primary', 'junior', 'senior'];
const CITIES = 3;

/** The check of an address: what was chosen, else the usual applicant in the city of the page. */
export function checkOfAddress(query: URLSearchParams, cityCode: string | undefined): Check {
  const given = query.get('checkCity');
  const known = given && Object.hasOwn(hotCities, given) ? given : undefined;
  const isAnywhere = given === 'any';
  return {
    // Nobody is asked for years.
    applicant: { ...(applicantOf(query.get('applicant') ?? '') ?? usualApplicant), years: 0 },
    cityCode: isAnywhere ? undefined : (known ?? cityCode),
  };
}

/** The home page with a check chosen. */
export const checkHref = ({ applicant, cityCode }: Check, pageCity: string | undefined): string =>
  paths.home({ cityCode: pageCity, applicant: applicantText(applicant), checkCity: cityCode ?? 'any' });

const postsOf = ({ applicant, cityCode }: Check) => ({ cityCode, applicant: applicantText(applicant) });

/** The posts that a check counts. */
export const checkedPosts = (check: Check): string => paths.jobs(postsOf(check));

/** Places a chosen code that lies behind 其他 among the first ones. */
function split<T extends string>(all: readonly T[], first: readonly string[], chosen: string): [T[], T[]] {
  const shown = all.filter((code) => first.includes(code) || code === chosen);
  return [shown, all.filter((code) => !shown.includes(code))];
}

/** The four rows of the check. */
export function choiceRows(check: Check, pageCity: string | undefined): ChoiceRow[] {
  const { applicant, cityCode } = check;
  const choice = (label: string, current: boolean, change: Partial<Applicant>): Choice => ({
    label,
    current,
    check: { ...check, applicant: { ...applicant, ...change } },
  });
  const major = (code: ApplicantMajor) =>
    choice(applicantMajors[code].label, code === applicant.major, { major: code });
  const certificate = (code: keyof typeof applicantCertificates) =>
    choice(applicantCertificates[code], code === applicant.certificate, { certificate: code });
  const [majors, otherMajors] = split(codesOf(applicantMajors), FIRST_MAJORS, applicant.major);
  const [held, otherHeld] = split(codesOf(applicantCertificates), FIRST_CERTIFICATES, applicant.certificate);
  const own = [pageCity, cityCode].filter((code) => code !== undefined);
  const cities = [...new Set([...own, ...hotCityList.map(([code]) => code)])];
  const city = (code: string | undefined, label: string): Choice => ({
    label,
    current: code === cityCode,
    check: { applicant, cityCode: code },
  });
  const named = cities.map((code) => city(code, hotCities[code] ?? '本市'));
  const shown = Math.max(CITIES, own.length);
  return [
    {
      name: '学历',
      choices: applicantEducations.map((code) =>
        choice(labelOf(educations, code), code === applicant.education, { education: code }),
      ),
      more: [],
    },
    { name: '专业', choices: majors.map(major), more: otherMajors.map(major) },
    { name: '教资', choices: held.map(certificate), more: otherHeld.map(certificate) },
    {
      name: '城市',
      choices: [...named.slice(0, shown), city(undefined, '不限')],
      more: named.slice(shown),
    },
  ];
}
