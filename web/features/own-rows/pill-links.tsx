interface Pill {
  label: string;
  n?: number | undefined;
  href: string;
  current: boolean;
}

/** The parts of a list as pills, each at its address, with what it holds. */
export const PillLinks = ({ label, pills }: { label: string; pills: readonly Pill[] }) => (
  <nav aria-label={label} className="filters">
    {pills.map(({ label, n, href, current }) => (
      <a key={href} className="filter" href={href} aria-current={current ? 'page' : undefined}>
        {label}
        {n !== undefined && <small> {n}</small>}
      </a>
    ))}
  </nav>
);
