import { Button, Drawer, Popover } from 'antd';
import { ChevronDown, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useMedia } from '../use-media.ts';
import { type Filter, FilterField, type FilterValues } from './filter-field.tsx';
import type { Change } from './use-list-params.ts';

/** A single filter, the first search and a choice that is always made stay in the line of a phone; the others are in its sheet. */
const staysInLine = (filter: Filter, filters: readonly Filter[]) =>
  filters.length === 1 || filter.kind === 'segments' || filter === filters.find(({ kind }) => kind === 'search');

/** The line over a list that narrows it, from a table of filters; what is chosen stands in the address. */
export function FilterBar(props: FilterBarProps) {
  const { before, filters, values, onChange, onClear, children } = props;
  const isPhone = useMedia('(max-width: 640px)');
  const staysHere = (filter: Filter) =>
    isPhone ? staysInLine(filter, filters) : filter.kind !== 'choice' || !filter.rare;
  const inLine = filters.filter(staysHere);
  const hasSheet = inLine.length < filters.length || (isPhone && Boolean(children));
  return (
    <div className="filter-bar flex flex-wrap items-center gap-2 px-4 py-2">
      {before}
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

interface FilterBarProps {
  /** What the list is about, ahead of what narrows it. */
  before?: ReactNode;
  filters: readonly Filter[];
  values: FilterValues;
  onChange: Change;
  /** Offered once something narrows the list. */
  onClear?: (() => void) | undefined;
  /** What the list shows now, '214 人'; the button of a phone's sheet says it. */
  total?: string | undefined;
  /** What else stands in the line. */
  children?: ReactNode;
}

/** '按学段筛选' is read out beside the control; above it 学段 is enough. */
const headOf = (filter: Filter) => (filter.kind === 'choice' ? filter.placeholder : filter.label);

/** What is chosen in a filter, in words; undefined if nothing is. */
function chosenText(filter: Filter, values: FilterValues): string | undefined {
  if (filter.kind === 'days')
    return values.from || values.to ? `${values.from ?? '最早'} 至 ${values.to ?? '今天'}` : undefined;
  const value = values[filter.name];
  if (!value || filter.kind === 'search') return value;
  const labels = value.split(',').map((code) => filter.options.find((option) => option.value === code)?.label ?? code);
  return labels.join('、');
}

const cleared = ({ kind, name }: Filter) => (kind === 'days' ? { from: null, to: null } : { [name]: null });

interface SheetProps extends FilterBarProps {
  isPhone: boolean;
}

/** The filters that do not stand in the line: a pill with the number of chosen ones, what it opens, and the chosen beside it. */
export function FilterSheet(props: SheetProps) {
  const { filters, values, onChange, onClear, total, isPhone, children } = props;
  const [open, setOpen] = useState(false);
  const chosen = filters.flatMap((filter) => {
    const text = chosenText(filter, values);
    return text ? [{ filter, text }] : [];
  });
  const fields = (
    <div className={isPhone ? 'space-y-4' : 'grid w-[520px] grid-cols-2 gap-4 p-2'}>
      {filters.map((filter) => (
        <div key={filter.name}>
          <p className="mb-1 text-14 text-ink-2">{headOf(filter)}</p>
          <FilterField filter={filter} values={values} wide onChange={onChange} />
        </div>
      ))}
      {isPhone && children && <div className="flex flex-wrap items-center gap-3">{children}</div>}
    </div>
  );
  const foot = (
    <div className="flex gap-3">
      <Button size={isPhone ? 'large' : 'middle'} disabled={!onClear} onClick={onClear}>
        清空
      </Button>
      <Button size={isPhone ? 'large' : 'middle'} type="primary" className="flex-1" onClick={() => setOpen(false)}>
        {total ? `看 ${total}` : '看结果'}
      </Button>
    </div>
  );
  const pill = (
    <button
      type="button"
      className="filter"
      aria-expanded={open}
      data-on={chosen.length > 0 || undefined}
      {...(isPhone && { onClick: () => setOpen(true) })}
    >
      {isPhone ? '筛选' : '更多'}
      {chosen.length > 0 && <small>{chosen.length}</small>}
      <ChevronDown size={14} aria-hidden="true" />
    </button>
  );
  return (
    <>
      {isPhone ? (
        <>
          {pill}
          <Drawer
            open={open}
            title="筛选"
            placement="bottom"
            size="75%"
            className="rounded-t-card"
            onClose={() => setOpen(false)}
            footer={foot}
          >
            {fields}
          </Drawer>
        </>
      ) : (
        <Popover
          open={open}
          onOpenChange={setOpen}
          trigger="click"
          placement="bottomLeft"
          arrow={false}
          content={
            <>
              {fields}
              <div className="mt-2 border-t border-line p-2 pt-4">{foot}</div>
            </>
          }
        >
          {pill}
        </Popover>
      )}
      {chosen.length > 0 && (
        <div className={`scroll-line items-center gap-2 ${isPhone ? 'basis-full' : ''}`}>
          {chosen.map(({ filter, text }) => (
            <button
              key={filter.name}
              type="button"
              aria-label={`去掉${text}`}
              className="chip shrink-0 cursor-pointer"
              onClick={() => onChange(cleared(filter))}
            >
              {text}
              <X size={12} aria-hidden="true" />
            </button>
          ))}
        </div>
      )}
    </>
  );
}
