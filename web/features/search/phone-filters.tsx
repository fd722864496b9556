import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Suspense, useState } from 'react';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { codeGroup, placeGroup, salaryGroup } from './filter-options.ts';
import type { FilterData } from './load-jobs.ts';
import { withoutPlace } from './understood/understood.ts';

const FilterSheet = lazyPart(() => import('./filter-sheet.tsx').then(({ FilterSheet }) => FilterSheet));

/** Filters for phones: chips that open a sheet. Without scripts the rows of the wide screen are shown instead. */
export function PhoneFilters({ data, chosen }: { data: FilterData; chosen: number }) {
  const { filters, facets, city, places } = data;
  const [opened, setOpened] = useState<string | null>(null);
  const groups = [
    codeGroup('stage', filters, facets),
    codeGroup('tenure', filters, facets),
    salaryGroup(filters),
    placeGroup(withoutPlace(filters, data.understood), city, places),
  ];
  return (
    <div className="phone-filters">
      {groups.map(({ label, chosen: value }) => (
        <button
          key={label}
          type="button"
          className={value ? 'phone-filter phone-filter-on' : 'phone-filter'}
          aria-haspopup="dialog"
          onClick={() => setOpened(label)}
        >
          <span className="cut">{value || label}</span>
          <span className="i i-down" />
        </button>
      ))}
      <button
        type="button"
        className="phone-filter phone-filter-on flex-none"
        aria-haspopup="dialog"
        onClick={() => setOpened('')}
      >
        <SlidersHorizontal size={16} aria-hidden />
        <span className="sr-only">全部筛选，已选</span>
        {chosen || <b className="sr-only">0</b>}
      </button>
      {opened !== null && (
        <Suspense fallback={null}>
          <FilterSheet data={data} at={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </div>
  );
}
