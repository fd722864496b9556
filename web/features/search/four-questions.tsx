import { applicantOf, applicantText, usualApplicant } from '#contract/search/applicant.ts';
import { choiceRows } from '#web/features/quick-check/choices.ts';
import { useCheck } from '#web/features/quick-check/use-check.ts';
import { type JobFilters, jobsHref } from './job-filters.ts';

/** Degree, major, certificate and city by tapping, and the list of what one may apply for. Import it lazily. */
export function FourQuestions({ filters }: { filters: JobFilters }) {
  const applicant = applicantOf(filters.applicant ?? '') ?? usualApplicant;
  const { check, found, choose } = useCheck({ check: { applicant, cityCode: filters.cityCode }, openTo: null });
  const href = jobsHref(filters, { applicant: applicantText(check.applicant), cityCode: check.cityCode });
  return (
    <>
      {choiceRows(check, filters.cityCode).map(({ name, choices, more }) => (
        <fieldset key={name} className="mb-3 border-0 p-0">
          <legend className="mb-2 text-14 text-ink-3">{name}</legend>
          <div className="flex flex-wrap gap-2">
            {[...choices, ...more].map(({ label, current, check: chosen }) => (
              <button
                key={label}
                type="button"
                className="option"
                aria-pressed={current}
                onClick={() => void choose(chosen)}
              >
                {label}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
      <a className="btn btn-filled w-full" href={href} rel="nofollow">
        {found ? `看 ${found.total.toLocaleString('en-US')} 个` : '看我能报的'}
      </a>
      <p className="mt-2 text-12 text-ink-3">
        按学历、专业和教师资格证，其余条件以单位审核为准。不用登录，不留手机号。
      </p>
    </>
  );
}
