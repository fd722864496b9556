import { Button } from 'antd';
import { useMedia } from '../use-media.ts';
import { type Filter, FilterField } from './filter-field.tsx';
import { type FilterBarProps, FilterSheet } from './filter-sheet.tsx';

/** A single filter, the first search and a choice that is always made stay in the line of a phone; the others are in its sheet. */
const staysInLine = (filter: Filter, filters: readonly Filter[]) =>
  filters.length === 1 || filter.kind === 'segments' || filter === filters.find(({ kind }) => kind === 'search');

/** The line over a list that narrows it, from a table of filters; what is chosen stands in the address. */
export function FilterBar(props: FilterBarProps) {
  const { filters, values, onChange, onClear, children } = props;
  const isPhone = useMedia('(max-width: 640px)') || props.compact === true;
  const staysHere = (filter: Filter) =>
    isPhone ? staysInLine(filter, filters) : filter.kind !== 'choice' || !filter.rare;
  const inLine = filters.filter(staysHere);
  const hasSheet = inLine.length < filters.length || (isPhone && Boolean(children));
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 py-2">
      {inLine.map((filter) => (
        <div
          key={filter.name}
          className={filter.kind === 'search' && isPhone && hasSheet ? 'min-w-0 flex-1' : 'contents'}
        >
          <FilterField
            filter={filter}
            values={values}
            wide={filter.kind === 'search' && isPhone && hasSheet}
            onChange={onChange}
          />
        </div>
      ))}
      {hasSheet && (
        <FilterSheet {...props} filters={filters.filter((filter) => !staysHere(filter))} isPhone={isPhone} />
      )}
      {!isPhone && (
        <>
          {onClear && (
            <Button type="link" size="small" onClick={onClear}>
              清空
            </Button>
          )}
          {children}
        </>
      )}
    </div>
  );
}
