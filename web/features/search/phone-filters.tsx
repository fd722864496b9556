import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '#web/api/lazy-part.tsx';
import type { Chosen } from './chosen-filters.ts';
import type { FilterData } from './load-jobs.ts';

const FilterSheet = lazyPart(() => import('./filter-sheet.tsx').then(({ FilterSheet }) => FilterSheet));

interface Props {
  data: FilterData;
  chosen: readonly Chosen[];
  /** The order of the list, beside what is chosen. */
  sort?: ReactNode;
}

/** Filters for phones: one button that opens a sheet, and what is chosen. Without scripts the rows of the wide screen are shown. */
export function PhoneFilters({ data, chosen, sort }: Props) {
  const [isOpen, setOpen] = useState(false);
  const words = chosen.map(({ label }) => label).join('，');
  return (
    <div className="phone-filters">
      <button
        type="button"
        className={chosen.length > 0 ? 'phone-filter phone-filter-on' : 'phone-filter'}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal size={16} aria-hidden />
        筛选
        {chosen.length > 0 && <span className="num">{chosen.length}</span>}
      </button>
      <p className="cut flex-1 text-13 text-ink-3">{words || '学段、学科、编制、薪资'}</p>
      {sort}
      {isOpen && (
        <Suspense fallback={null}>
          <FilterSheet data={data} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
