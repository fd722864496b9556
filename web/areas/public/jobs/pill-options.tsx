import { use } from 'react';
import { useNavigate } from 'react-router';
import { OptionLinks } from '#web/features/filters/filter-row.tsx';
import { codeGroup, type OptionGroup, placeGroups, salaryGroup } from '#web/features/search/filter-options.ts';
import { type CodeFilter, jobsHref } from '#web/features/search/job-filters.ts';
import type { JobsData } from '#web/features/search/load-jobs.ts';
import { SalaryRange } from '#web/features/search/salary-range.tsx';
import { useFacets } from '#web/features/search/use-facets.ts';
import { PlacesContext } from '#web/features/site/places.ts';

/** The options of a group whose counts were extrapolated from a sample. */
const aboutOf = ({ options }: OptionGroup) =>
  options.map((option) => (option.count === undefined ? option : { ...option, count: `约 ${option.count}` }));

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
          <OptionLinks options={facets?.estimated ? aboutOf(group) : group.options} />
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
