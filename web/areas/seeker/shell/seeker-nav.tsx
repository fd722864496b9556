import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { sectionOf, sectionsOf } from '#web/features/page/sections.ts';

/** Navigation of the seeker's own pages, below the header. */
export function SeekerNav() {
  const { pathname } = useLocation();
  const here = sectionOf(pathname)?.path;
  const line = useRef<HTMLDivElement>(null);
  // On a phone the line is longer than the screen: where one is comes into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another place
  useEffect(() => {
    const current = line.current?.querySelector('[aria-current=page]');
    if (!line.current || !current) return;
    const [outer, inner] = [line.current.getBoundingClientRect(), current.getBoundingClientRect()];
    // At the start of the line, so that no other one is cut there.
    line.current.scrollLeft += inner.left - outer.left - 16;
  }, [pathname]);
  return (
    <nav aria-label="我的求职" className="border-b border-line bg-surface">
      <div
        ref={line}
        className="page scroll-line gap-7 max-sm:gap-6 max-sm:[mask-image:linear-gradient(to_right,transparent,#000_14px,#000_calc(100%-32px),transparent)]"
      >
        {sectionsOf('seeker').map(({ path, label }) => (
          <Link key={path} to={path} aria-current={path === here ? 'page' : undefined} className="tab h-12! shrink-0">
            {label}
          </Link>
        ))}
      </div>
    </nav>
  );
}
