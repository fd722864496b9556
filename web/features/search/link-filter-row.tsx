import { moreClass } from './more-class.ts';

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
