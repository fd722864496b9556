import { use } from 'react';
import { useNavigate } from 'react-router';
import { codeGroup, type Option, placeGroups, salaryGroup } from '#web/features/search/filter-options.ts';
import { type CodeFilter, jobsHref } from '#web/features/search/job-filters.ts';
import type { JobsData } from '#web/features/search/load-jobs.ts';
import { SalaryRange } from '#web/features/search/salary-range.tsx';
import { useFacets } from '#web/features/search/use-facets.ts';
import { PlacesContext } from '#web/features/site/places.ts';

/** Options as plain links, each with its count; `isAbout`: the counts were extrapolated from a sample. */
function OptionLinks({ options, isAbout }: { options: readonly Option[]; isAbout: boolean }) {
  return (
    <div className="flex flex-wrap gap-2">
      {options.map(({ label, count, current, leads }) => (
        <a key={label} className="option" href={jobsHref(leads)} aria-current={current ? 'true' : undefined}>
          {label}
          {count !== undefined && (
            <small>
              {isAbout && '约 '}
              {count}
            </small>
          )}
        </a>
      ))}
    </div>
  );
}

interface Props {
  data: JobsData;
  /** The lists of the pill. */
  names: readonly ('city' | 'salary' | CodeFilter)[];
  /** Changes whenever a pill is opened. */
  opening: number;
}

/** The lists behind a pill, and under those of pay an amount of one's own. */
export function PillOptions({ data, names, opening }: Props) {
  const { filters } = data;
  const navigate = useNavigate();
  const { jobs } = use(PlacesContext);
  const facets = useFacets(data, opening);
  const groups = names.flatMap((name) => {
    if (name === 'city') return placeGroups(filters, data);
    return name === 'salary' ? salaryGroup(filters) : codeGroup(name, filters, facets);
  });
  return (
    <>
      {groups.map((group) => (
        <div key={group.label}>
          {groups.length > 1 && <h3>{group.label}</h3>}
          <OptionLinks options={group.options} isAbout={facets?.estimated === true} />
        </div>
      ))}
      {names[0] === 'salary' && (
        <SalaryRange
          key={`${filters.salaryMin}-${filters.salaryMax}`}
          filters={filters}
          onChoose={(chosen) => void navigate(jobsHref(chosen, {}, jobs))}
        />
      )}
    </>
  );
}
