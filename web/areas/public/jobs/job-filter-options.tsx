import { use, useState } from 'react';
import { useNavigate } from 'react-router';
import { OptionLinks } from '#web/features/filters/filter-row.tsx';
import { FilterSheet } from '#web/features/filters/filter-sheet.tsx';
import { quietly, useCall } from '#web/features/page-calls/use-call.ts';
import { totalText } from '#web/features/posts/total-text.ts';
import { codeFilters } from '#web/features/search/filter-lists.ts';
import { codeGroup, type OptionGroup, placeGroups, salaryGroup } from '#web/features/search/filter-options.ts';
import { type CodeFilter, jobsHref, searchQuery } from '#web/features/search/job-filters.ts';
import type { FilterData, JobsData } from '#web/features/search/load-jobs.ts';
import { SalaryRange } from '#web/features/search/salary-range.tsx';
import { useFacets } from '#web/features/search/use-facets.ts';
import { PlacesContext } from '#web/features/site/places.ts';
import { Button } from '#web/ui/button.tsx';

/** A group's options with their counts, which may have been extrapolated from a sample. */
const counted = ({ label, options }: OptionGroup, facets: JobsData['facets']) => ({
  label,
  options: options.map((option) =>
    option.count === undefined || !facets?.estimated ? option : { ...option, count: `约 ${option.count}` },
  ),
});

const uncounted = ({ label, options }: OptionGroup) => ({
  label,
  options: options.map(({ count: _, ...option }) => option),
});

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
          <OptionLinks options={counted(group, facets).options} />
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

/** The filters of posts in a sheet; nothing is searched until its button, which shows the number of results, is pressed. */
export function JobFilterSheet({ data, onClose }: { data: FilterData; onClose(): void }) {
  const [filters, setFilters] = useState(data.filters);
  const facets = useFacets({ ...data, filters }, 1);
  // The list behind the sheet knows the numbers of its own search alone; those of the lists of codes follow what is chosen.
  const isShown = filters === data.filters;
  const places = placeGroups(filters, data).map((group) => (isShown ? group : uncounted(group)));
  const navigate = useNavigate();
  const { jobs } = use(PlacesContext);
  const { data: found } = useCall('GET /api/posts', { query: searchQuery(filters) }, quietly);
  const codes = (Object.keys(codeFilters) as CodeFilter[])
    .map((name) => codeGroup(name, filters, facets))
    .map((group) => (isShown || facets !== data.facets ? counted(group, facets) : uncounted(group)));
  const pay = { ...salaryGroup(filters), below: <SalaryRange filters={filters} onChoose={setFilters} /> };
  const apply = () => {
    onClose();
    void navigate(jobsHref(filters, {}, jobs));
  };
  return (
    <FilterSheet
      filters={[...places, ...codes.slice(0, 3), pay, ...codes.slice(3)]}
      onChoose={({ leads }) => setFilters(leads)}
      onClose={onClose}
      footer={
        <>
          <Button size="l" onClick={() => setFilters({ keyword: filters.keyword })}>
            清空
          </Button>
          <Button look="filled" size="l" wide className="min-w-0 shrink" onClick={apply}>
            {found ? `查看 ${totalText(found)} 个职位` : '查看职位'}
          </Button>
        </>
      }
    />
  );
}
