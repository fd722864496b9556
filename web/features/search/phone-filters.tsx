import { useState } from 'react';
import { lazyPart } from '#web/api/lazy-part.tsx';
import type { FilterData } from './load-jobs.ts';
import { OpenToMe } from './open-to-me.tsx';

const FilterSheet = lazyPart(() => import('./filter-sheet.tsx'), 'FilterSheet');

/** The groups asked for most, each a way into the sheet. */
const quick = ['城市', '学段', '编制', '薪资'];

/** Filters for phones: pills that open a sheet. Without scripts the row of the wide screen is shown. */
export function PhoneFilters({ data }: { data: FilterData }) {
  const { chosen } = data;
  const [openAt, setOpenAt] = useState<string | null>(null);
  const pill = (name: string, label: string, on = false, count = 0) => (
    <button
      key={name}
      type="button"
      className={on ? 'filter filter-on' : 'filter'}
      aria-haspopup="dialog"
      onClick={() => setOpenAt(name)}
    >
      {label}
      {count > 0 ? <small>{count}</small> : <span className="i i-down" />}
    </button>
  );
  return (
    <div className="filters phone-filters">
      <OpenToMe filters={data.filters} />
      {pill('', '筛选', chosen.length > 0, chosen.length)}
      {quick.map((name) => pill(name, name))}
      {openAt !== null && <FilterSheet data={data} at={openAt} onClose={() => setOpenAt(null)} />}
    </div>
  );
}
