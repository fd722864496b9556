import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { Menu } from '#web/ui/menu.tsx';
import type { FilterOption } from './filter-sheet.tsx';

export interface Filter {
  label: string;
  /** The first takes the filter away. */
  options: readonly FilterOption[];
  /** What the pill says in place of its label; else the option that is current. */
  chosen?: string | undefined;
  keepScroll?: boolean;
  /** For options that are too many to be rendered before they are asked for. */
  late?: LateOptions;
}

interface LateOptions {
  /** Initially open, for its own link without scripts. */
  open: boolean;
  /** The page with these options open. */
  href: string;
  load(): Promise<unknown>;
  /** `opening` changes whenever the pill is opened. */
  draw(opening: number): ReactNode;
}

/** What is chosen of a filter. */
export const chosenOf = ({ options, chosen }: Filter): Pick<FilterOption, 'label' | 'count'> | undefined =>
  chosen ? { label: chosen } : options.slice(1).find(({ current }) => current);

/** Options as links, each with its count. */
export const OptionLinks = ({ options, keepScroll }: Pick<Filter, 'options' | 'keepScroll'>) => (
  <div className="flex flex-wrap gap-2">
    {options.map(({ label, href, current, count }) => (
      <a
        key={label}
        className="option"
        href={href}
        aria-current={current ? 'true' : undefined}
        data-keep-scroll={keepScroll || undefined}
      >
        {label}
        {count !== undefined && <small>{count}</small>}
      </a>
    ))}
  </div>
);

/** One filter as a pill with its options behind it, each a link: it works without scripts. */
export function FilterPill(filter: Filter) {
  const { label, late } = filter;
  const [opening, setOpening] = useState(0);
  const chosen = chosenOf(filter);
  return (
    <Menu
      label={chosen ? `${label}：${chosen.label}${chosen.count ?? ''}` : label}
      summaryClass={clsx('filter filter-list', chosen && 'filter-on')}
      panelClass="filter-box"
      summary={
        <>
          {chosen?.label ?? label}
          {chosen?.count !== undefined && <small>{chosen.count}</small>}
        </>
      }
      {...(late && { open: late.open, onNear: late.load, onOpen: () => setOpening(opening + 1) })}
    >
      {!late ? (
        <OptionLinks {...filter} />
      ) : late.open || opening > 0 ? (
        late.draw(opening)
      ) : (
        <a className="menu-item no-script-only" href={late.href} rel="nofollow">
          展开选项
        </a>
      )}
    </Menu>
  );
}

export interface FilterRowProps {
  /** Of a row that leads to the parts of a page. */
  label?: string;
  /** Pills that stand before the filters. */
  lead?: ReactNode;
  filters: readonly Filter[];
  /** How many filters are chosen. */
  chosen: number;
  /** Pills that stand after the filters. */
  children?: ReactNode;
  /** The orders of the list. */
  order?: readonly FilterOption[];
  /** What else stands at the end, where there is room. */
  end?: ReactNode;
  sheet(onClose: () => void): ReactNode;
}

/**
 * The filters of a list in one row of pills. On a phone one pill opens the lists of all of them in a sheet; without scripts each has its
 * own pill there too.
 */
export function FilterRow({ label, lead, filters, chosen, children, order = [], end, sheet }: FilterRowProps) {
  const [open, setOpen] = useState(false);
  const sorted = order.find(({ current }) => current)?.label;
  const Row = label ? 'nav' : 'section';
  return (
    <Row aria-label={label ?? '筛选条件'} className="filters">
      {filters.length > 0 && (
        <button
          type="button"
          className={clsx('filter filter-all', chosen > 0 && 'filter-on')}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          筛选
          {chosen > 0 ? <small>{chosen}</small> : <span className="i i-down" />}
        </button>
      )}
      {lead}
      {filters.map((filter) => (
        <FilterPill key={filter.label} {...filter} />
      ))}
      {children}
      {(sorted || end) && (
        <div className="ml-auto flex items-center gap-5 text-14">
          {end}
          {sorted && (
            <Menu align="end" label={`排序：${sorted}`} summaryClass="h-9 quiet" summary={sorted}>
              {order.map(({ label, href, current }) => (
                <a key={label} className="menu-item" href={href} aria-current={current ? 'true' : undefined}>
                  {label}
                </a>
              ))}
            </Menu>
          )}
        </div>
      )}
      {open && sheet(() => setOpen(false))}
    </Row>
  );
}
