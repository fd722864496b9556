import { type KeyboardEvent, use, useState } from 'react';
import { useNavigate } from 'react-router';
import { quietly, useCall } from '#web/features/page-calls/use-call.ts';
import { totalText } from '#web/features/posts/total-text.ts';
import { PlacesContext } from '#web/features/site/places.ts';
import { Button } from '#web/ui/button.tsx';
import { intoViewAtTop } from '#web/ui/into-view.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { codeFilters } from './filter-lists.ts';
import { codeGroup, type OptionGroup, placeGroups, salaryGroup } from './filter-options.ts';
import { type CodeFilter, type JobFilters, jobsHref, searchQuery } from './job-filters.ts';
import type { FilterData } from './load-jobs.ts';
import { SalaryRange } from './salary-range.tsx';
import { useFacets } from './use-facets.ts';

interface GroupProps {
  group: OptionGroup;
  /** Scrolled to as the sheet opens. */
  inView: boolean;
  /** What is chosen, for a group that takes an amount of one's own. */
  filters: JobFilters;
  onChoose(leads: JobFilters): void;
}

/** Arrow keys move within a group, so that Tab leads to the next one. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!way) return;
  const options = [...event.currentTarget.querySelectorAll('button')];
  const at = options.indexOf(event.target as HTMLButtonElement);
  options[(at + way + options.length) % options.length]?.focus();
  event.preventDefault();
}

function Group({ group, inView, filters, onChoose }: GroupProps) {
  const current = group.options.findIndex((option) => option.current);
  return (
    <fieldset
      ref={inView ? intoViewAtTop : undefined}
      tabIndex={-1}
      data-asked={inView || undefined}
      className="mb-5 border-0 p-0"
    >
      <legend className="mb-2 text-14 font-semibold text-ink-1">{group.label}</legend>
      <div role="toolbar" aria-label={group.label} className="flex flex-wrap gap-2" onKeyDown={step}>
        {group.options.map(({ label, current: chosen, leads }, at) => (
          <button
            key={label}
            type="button"
            tabIndex={at === Math.max(current, 0) ? 0 : -1}
            aria-pressed={chosen}
            className="min-h-10 rounded-ctl bg-fill px-3 text-14 text-ink-2 aria-pressed:bg-brand-tint aria-pressed:font-semibold aria-pressed:text-brand"
            onClick={() => onChoose(leads)}
          >
            {label}
          </button>
        ))}
      </div>
      {group.name === 'salary' && <SalaryRange filters={filters} onChoose={onChoose} />}
    </fieldset>
  );
}

/** All filters in a sheet, the group `at` in view; nothing is searched until its button, which shows the number of results, is pressed. */
export function FilterSheet({ data, at = '', onClose }: { data: FilterData; at?: string; onClose(): void }) {
  const facets = useFacets(data, 1);
  const [filters, setFilters] = useState(data.filters);
  const navigate = useNavigate();
  const { jobs } = use(PlacesContext);
  const { data: found } = useCall('GET /api/posts', { query: searchQuery(filters) }, quietly);
  const codes = (Object.keys(codeFilters) as CodeFilter[]).map((name) => codeGroup(name, filters, facets));
  const groups = [...placeGroups(filters, data), ...codes.slice(0, 3), salaryGroup(filters), ...codes.slice(3)];
  const apply = () => {
    onClose();
    void navigate(jobsHref(filters, {}, jobs));
  };
  return (
    <Sheet
      title="筛选"
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
    >
      {groups.map((group) => (
        <Group key={group.label} group={group} inView={group.label === at} filters={filters} onChoose={setFilters} />
      ))}
    </Sheet>
  );
}
