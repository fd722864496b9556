import { monthlyText } from '#contract/posts/salary-text.ts';
import { applicantOf, applicantWords } from '#contract/search/applicant.ts';
import { type SalaryBandCode, salaryBands } from '#contract/taxonomy/filters/salary-bands.ts';
import { cityCodeOf, hotCities } from '#web/features/city/hot-cities.ts';
import { codeLists, codesIn, optionName, placesOf, withoutCode, withPlaces } from './filter-lists.ts';
import { type CodeFilter, type FilterName, type JobFilters, jobsHref } from './job-filters.ts';

export interface Chosen {
  /** The filter that it is a value of. */
  name: FilterName;
  label: string;
  /** The search without it. */
  href: string;
}

/** The salary band of the two amounts, if they match one. */
export function salaryBandOf({ salaryMin, salaryMax }: JobFilters): SalaryBandCode | null {
  const asText = (fen: number | null) => (fen === null ? undefined : String(fen));
  const codes = Object.keys(salaryBands) as SalaryBandCode[];
  const same = (code: SalaryBandCode) =>
    asText(salaryBands[code].min) === salaryMin && asText(salaryBands[code].max) === salaryMax;
  return codes.find(same) ?? null;
}

/** '8–12K', '8K 起', '30K 以内'; null without a salary filter. */
export function salaryFilterText(filters: JobFilters): string | null {
  const { salaryMin, salaryMax } = filters;
  if (!salaryMin && !salaryMax) return null;
  const band = salaryBandOf(filters);
  if (band) return salaryBands[band].label;
  if (salaryMin && salaryMax) return `${monthlyText(Number(salaryMin))}–${monthlyText(Number(salaryMax))}`;
  return salaryMin ? `${monthlyText(Number(salaryMin))} 起` : `${monthlyText(Number(salaryMax))} 以内`;
}

/** Active filters, each with the search without it. Excludes the keyword, which has its own place. */
export function chosenFilters(filters: JobFilters, cityName: string): Chosen[] {
  const chosen: Chosen[] = [];
  const places = placesOf(filters);
  for (const code of places) {
    const left = withPlaces(
      filters,
      places.filter((other) => other !== code),
    );
    const name = code === filters.cityCode ? cityName : hotCities[cityCodeOf(code)];
    chosen.push({ name: 'cityCode', label: name || '所选城市', href: jobsHref(left) });
  }
  for (const name of Object.keys(codeLists) as CodeFilter[]) {
    for (const code of codesIn(filters, name)) {
      chosen.push({ name, label: optionName(codeLists[name], code), href: jobsHref(withoutCode(filters, name, code)) });
    }
  }
  const salary = salaryFilterText(filters);
  if (salary)
    chosen.push({
      name: 'salaryMin',
      label: salary,
      href: jobsHref(filters, { salaryMin: undefined, salaryMax: undefined }),
    });
  const applicant = applicantOf(filters.applicant ?? '');
  if (applicant) {
    chosen.push({
      name: 'applicant',
      label: `能报：${applicantWords(applicant)}`,
      href: jobsHref(filters, { applicant: undefined }),
    });
  }
  return chosen;
}
