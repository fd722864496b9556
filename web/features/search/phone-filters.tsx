import { Suspense, useState } from 'react';
import { lazyPart } from '#web/api/lazy-part.tsx';
import type { Chosen } from './chosen-filters.ts';
import type { FilterData } from './load-jobs.ts';

const FilterSheet = lazyPart(() => import('./filter-sheet.tsx').then(({ FilterSheet }) => FilterSheet));

interface Props {
  data: FilterData;
  chosen: readonly Chosen[];
}

/** The groups asked for most, each a way into the sheet. */
const quick = ['学段', '编制', '薪资', '学历'];

/** Filters for phones: buttons that open a sheet, and what is chosen. Without scripts the rows of the wide screen are shown. */
export function PhoneFilters({ data, chosen }: Props) {
  const [openAt, setOpenAt] = useState<string | null>(null);
  const words = chosen.map(({ label }) => label).join('，');
  return (
    <div className="phone-filters">
      <button
        type="button"
        className={chosen.length > 0 ? 'phone-filter phone-filter-on' : 'phone-filter'}
        aria-haspopup="dialog"
        onClick={() => setOpenAt('')}
      >
        筛选
        {chosen.length > 0 ? <span className="num ml-1">{chosen.length}</span> : <span className="i i-down" />}
      </button>
      {words ? (
        <p className="cut flex-1 text-14 text-ink-3">{words}</p>
      ) : (
        <span className="scroll-line flex-1 gap-1.5">
          {quick.map((name) => (
            <button
              key={name}
              type="button"
              className="phone-filter"
              aria-haspopup="dialog"
              onClick={() => setOpenAt(name)}
            >
              {name}
              <span className="i i-down" />
            </button>
          ))}
        </span>
      )}
      {openAt !== null && (
        <Suspense fallback={null}>
          <FilterSheet data={data} at={openAt} onClose={() => setOpenAt(null)} />
        </Suspense>
      )}
    </div>
  );
}
