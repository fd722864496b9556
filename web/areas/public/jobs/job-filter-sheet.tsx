import { use, useState } from 'react';
import { useNavigate } from 'react-router';
import { FilterSheet } from '#web/features/filters/filter-sheet.tsx';
import { quietly, useCall } from '#web/features/page-calls/use-call.ts';
import { totalText } from '#web/features/posts/total-text.ts';
import { codeFilters } from '#web/features/search/filter-lists.ts';
import { codeGroup, placeGroups, salaryGroup } from '#web/features/search/filter-options.ts';
import { type CodeFilter, jobsHref, searchQuery } from '#web/features/search/job-filters.ts';
import type { FilterData } from '#web/features/search/load-jobs.ts';
import { SalaryRange } from '#web/features/search/salary-range.tsx';
import { useFacets } from '#web/features/search/use-facets.ts';
import { PlacesContext } from '#web/features/site/places.ts';
import { Button } from '#web/ui/button.tsx';

/** The filters of posts in a sheet; nothing is searched until its button, which shows the number of results, is pressed. */
export function JobFilterSheet({ data, onClose }: { data: FilterData; onClose(): void }) {
  const facets = useFacets(data, 1);
  const [filters, setFilters] = useState(data.filters);
  const navigate = useNavigate();
  const { jobs } = use(PlacesContext);
  const { data: found } = useCall('GET /api/posts', { query: searchQuery(filters) }, quietly);
  const codes = (Object.keys(codeFilters) as CodeFilter[]).map((name) => codeGroup(name, filters, facets));
  const pay = { ...salaryGroup(filters), below: <SalaryRange filters={filters} onChoose={setFilters} /> };
  const apply = () => {
    onClose();
    void navigate(jobsHref(filters, {}, jobs));
  };
  return (
    <FilterSheet
      filters={[...placeGroups(filters, data), ...codes.slice(0, 3), pay, ...codes.slice(3)]}
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
