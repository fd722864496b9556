import ChevronRight from 'lucide-react/icons/chevron-right';

export interface Crumb {
  label: string;
  /** Absent for the page itself, the last one. */
  href?: string;
}

export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="所在位置" className="text-14 text-ink-3">
      <ol className="flex items-center gap-1.5">
        {crumbs.map(({ label, href }) => (
          <li key={label} className={href ? 'flex flex-none items-center gap-1.5' : 'cut'}>
            {href ? (
              <a className="cut max-w-[40vw] hover:text-brand" href={href}>
                {label}
              </a>
            ) : (
              <span aria-current="page" className="text-ink-1">
                {label}
              </span>
            )}
            {href && <ChevronRight size={13} className="text-ink-4" aria-hidden />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
