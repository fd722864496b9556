export interface FilterLink<C> {
  label: string;
  change: C;
  current: boolean;
}

interface Props<C> {
  label: string;
  links: readonly FilterLink<C>[];
  hrefOf(change: C): string;
}

/** One filter of a list as a row of links; overflowing options expand without scripts. */
export function LinkFilterRow<C>({ label, links, hrefOf }: Props<C>) {
  return (
    <div className="filter-row">
      <b>{label}</b>
      <div className="filter-options">
        {links.map(({ label: text, change, current }) => (
          <a key={text} className="option" href={hrefOf(change)} aria-current={current ? 'true' : undefined}>
            {text}
          </a>
        ))}
      </div>
      <details className="filter-more">
        <summary aria-label={`更多${label}`}>
          更多
          <span className="i i-down" />
        </summary>
      </details>
    </div>
  );
}
