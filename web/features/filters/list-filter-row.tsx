import { lazyPart } from '#web/api/lazy-part.tsx';
import { chosenOf, type Filter, FilterRow, type FilterRowProps } from './filter-row.tsx';
import type { FilterOption } from './filter-sheet.tsx';

const FilterSheet = lazyPart(() => import('./filter-sheet.tsx'), 'FilterSheet');

/** A filter by one value: what takes it away, then the known ones. */
export const filterBy = (
  label: string,
  [none, all]: readonly [label: string, count?: number],
  known: readonly (readonly [value: string, label: string, count?: number])[],
  chosen: string | undefined,
  hrefOf: (value?: string) => string,
): Filter => ({
  label,
  options: [
    { label: none, href: hrefOf(), current: !chosen, count: all },
    ...known.map(([value, text, count]) => ({ label: text, href: hrefOf(value), current: value === chosen, count })),
  ],
});

interface Props extends Pick<FilterRowProps, 'label' | 'order' | 'end'> {
  /** One of a single option asks nothing. */
  filters?: readonly Filter[];
  /** Pills that are links: one of a few addresses, or a filter that is on or off. */
  links?: readonly FilterOption[];
}

/** A row whose options lead to their lists at once, on a phone too. */
export function ListFilterRow({ filters = [], links = [], ...row }: Props) {
  const asked = filters.filter((filter) => filter.options.length > 2 || chosenOf(filter));
  return (
    <FilterRow
      {...row}
      filters={asked}
      chosen={asked.filter(chosenOf).length}
      sheet={(onClose) => <FilterSheet filters={asked} onClose={onClose} />}
    >
      {links.map(({ label, href, current, count }) => (
        <a key={label} className="filter" href={href} aria-current={current ? 'page' : undefined}>
          {label}
          {count !== undefined && <small> {count}</small>}
        </a>
      ))}
    </FilterRow>
  );
}
