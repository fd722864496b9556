import { clsx } from 'clsx';

/** The pages to show around the current one; 0 is a gap. */
export function pageNumbers(page: number, pages: number): number[] {
  const near = [1, pages, page - 1, page, page + 1, ...(page <= 3 ? [2, 3, 4] : [])];
  const shown = [...new Set(near)].filter((n) => n >= 1 && n <= pages).sort((a, b) => a - b);
  return shown.flatMap((n, at) => (n - (shown[at - 1] ?? n) > 1 ? [0, n] : [n]));
}

const box = 'grid h-8 min-w-8 place-items-center rounded-ctl px-2 text-14 tabular max-sm:h-11 max-sm:min-w-11';

/** At an end of the list no link. */
const Step = ({ href, label, rel }: { href: string | undefined; label: string; rel: 'prev' | 'next' }) => (
  <a
    className={clsx(
      box,
      'border border-line-strong bg-surface px-3',
      href ? 'text-ink-1 hover:border-brand hover:text-brand' : 'text-ink-3',
    )}
    href={href}
    rel={href && rel}
  >
    {label}
  </a>
);

/** Pages as links; nothing for a single page. A phone shows the current page and the number of pages only. */
export function Pagination({ page, pages, href }: { page: number; pages: number; href(page: number): string }) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="翻页" className="flex flex-wrap items-center justify-center gap-1.5 py-6">
      <Step href={page > 1 ? href(page - 1) : undefined} label="上一页" rel="prev" />
      {pageNumbers(page, pages).map((n, at) =>
        n === 0 ? (
          <span key={-at} className={clsx(box, 'text-ink-3 max-sm:hidden')}>
            …
          </span>
        ) : (
          <a
            key={n}
            href={href(n)}
            aria-current={n === page ? 'page' : undefined}
            aria-label={`第 ${n} 页`}
            className={clsx(
              box,
              n === page ? 'bg-brand-solid text-on-brand' : 'text-ink-2 hover:bg-fill hover:text-brand max-sm:hidden',
            )}
          >
            {n}
          </a>
        ),
      )}
      <span className="text-ink-3 sm:hidden">{`/ ${pages}`}</span>
      <Step href={page < pages ? href(page + 1) : undefined} label="下一页" rel="next" />
    </nav>
  );
}
