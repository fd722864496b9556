import { Menu } from '#web/ui/menu.tsx';

export interface FilterLink<C> {
  label: string;
  change: C;
  current: boolean;
  count?: number;
}

interface Props<C> {
  label: string;
  /** The first takes the filter away. */
  links: readonly FilterLink<C>[];
  hrefOf(change: C): string;
  keepScroll?: boolean;
}

/** One filter of a list as a pill with its options behind it, each a link: it works without scripts. */
export function FilterPill<C>({ label, links, hrefOf, keepScroll = false }: Props<C>) {
  const chosen = links.slice(1).find(({ current }) => current);
  return (
    <Menu
      label={chosen ? `${label}：${chosen.label}` : label}
      summaryClass={chosen ? 'filter filter-on' : 'filter'}
      panelClass="filter-box"
      summary={
        <>
          {chosen?.label ?? label}
          {chosen?.count !== undefined && <small>{chosen.count}</small>}
        </>
      }
    >
      <div className="flex flex-wrap gap-2">
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
    </Menu>
  );
}
