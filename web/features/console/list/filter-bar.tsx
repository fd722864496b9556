import { Button, Drawer } from 'antd';
import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useMedia } from '../use-media.ts';
import { type Filter, FilterField, type FilterValues } from './filter-field.tsx';
import type { Change } from './use-list-params.ts';

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

interface FilterBarProps {
  filters: readonly Filter[];
  values: FilterValues;
  onChange: Change;
  /** Offered once something narrows the list. */
  onClear?: (() => void) | undefined;
  /** What the list shows now, '214 人'; the button of a phone's sheet says it. */
  total?: string | undefined;
  /** As on a phone: where another panel takes the room. */
  compact?: boolean;
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

/** The filters that do not stand in the line: one button with the number of chosen ones, a sheet, and the chosen beside it. */
function FilterSheet(props: FilterBarProps & { isPhone: boolean }) {
  const { filters, values, onChange, onClear, total, isPhone, children } = props;
  const [open, setOpen] = useState(false);
  const chosen = filters.flatMap((filter) => {
    const text = chosenText(filter, values);
    return text ? [{ filter, text }] : [];
  });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`btn shrink-0 ${chosen.length > 0 ? 'btn-tint' : 'btn-outline'}`}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal size={16} aria-hidden="true" />
        {isPhone ? '筛选' : '更多条件'}
        {chosen.length > 0 && <span className="tabular">{chosen.length}</span>}
      </button>
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
      <Drawer
        open={open}
        title={isPhone ? '筛选' : '更多条件'}
        {...(isPhone ? { placement: 'bottom', size: '75%', className: 'rounded-t-card!' } : { size: 380 })}
        onClose={() => setOpen(false)}
        footer={
          <div className="flex gap-3">
            <Button size="large" disabled={!onClear} onClick={onClear}>
              清空
            </Button>
            <Button size="large" type="primary" className="flex-1" onClick={() => setOpen(false)}>
              {total ? `查看 ${total}` : '查看结果'}
            </Button>
          </div>
        }
      >
        <div className="space-y-4">
          {filters.map((filter) => (
            <div key={filter.name}>
              <p className="mb-1 text-14 text-ink-2">{headOf(filter)}</p>
              <FilterField filter={filter} values={values} wide onChange={onChange} />
            </div>
          ))}
          {isPhone && children && <div className="flex flex-wrap items-center gap-3">{children}</div>}
        </div>
      </Drawer>
    </>
  );
}
