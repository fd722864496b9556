import { clsx } from 'clsx';

interface Shown {
  label: string;
  count?: number | undefined;
}

/** Estimated width of a row's options: a character is 13 px, a digit 7, plus padding and gap. */
const widthOf = (options: readonly Shown[]) =>
  options.reduce(
    (sum, { label, count }) => sum + label.length * 13 + (count === undefined ? 0 : String(count).length * 7 + 3) + 22,
    0,
  );

/** Available width at 1440 px, and at 1024. */
const ROOM = 1_040;
const NARROW_ROOM = 820;

/** Classes of 更多 at a row of options: it appears only if something does not fit. */
export function moreClass(options: readonly Shown[]): string {
  const width = widthOf(options);
  return clsx('filter-more', width <= ROOM && 'xl:invisible', width <= NARROW_ROOM && 'lg:invisible');
}

export interface FilterLink<C> {
  label: string;
  change: C;
  current: boolean;
  count?: number;
}

interface Props<C> {
  label: string;
  links: readonly FilterLink<C>[];
  hrefOf(change: C): string;
  keepScroll?: boolean;
}

/** One filter of a list as a row of links; overflowing options expand without scripts. */
export function LinkFilterRow<C>({ label, links, hrefOf, keepScroll = false }: Props<C>) {
  return (
    <div className="filter-row">
      <b>{label}</b>
      <div className="filter-options">
        {links.map(({ label: text, change, current, count }) => (
          <a
            key={text}
            className="option"
            href={hrefOf(change)}
            aria-current={current ? 'true' : undefined}
            data-keep-scroll={keepScroll || undefined}
          >
            {text}
            {count !== undefined && <small>{count}</small>}
          </a>
        ))}
      </div>
      <details className={moreClass(links)}>
        <summary aria-label={`更多${label}`}>
          更多
          <span className="i i-down" />
        </summary>
      </details>
    </div>
  );
}
