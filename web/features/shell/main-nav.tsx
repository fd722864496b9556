import { isKnownPath } from '#web/safe-path.ts';
import { useSession } from '#web/session/session-store.ts';

interface Section {
  label: string;
  path: string;
  /** Its content is by city: the link carries the chosen one. */
  byCity?: boolean;
  /** Further pages of the section, beside those below its path. */
  also?: readonly string[];
}

/** The sections of the site in header order. Sections without a page are omitted. */
const sections: Section[] = [
  { label: '首页', path: '/', byCity: true },
  { label: '找工作', path: '/jobs', byCity: true },
  { label: '找单位', path: '/business', byCity: true },
  { label: '招聘会', path: '/recruitment', byCity: true },
  { label: '在线招生', path: '/recruitstudents' },
  { label: '就业创业', path: '/entrepreneurship', also: ['/policy'] },
  { label: '新闻资讯', path: '/consultation' },
];
const shown = sections.filter(({ path }) => isKnownPath(path));

/** Pages of the seeker's own below a section's path. */
const own = new Set(['/business/lookMe', '/recruitment/route']);

const isCurrent = ({ path, also = [] }: Section, pathname: string) =>
  pathname === path ||
  also.includes(pathname) ||
  (path !== '/' && pathname.startsWith(`${path}/`) && !own.has(pathname));

interface Props {
  /** The current path. */
  pathname: string;
  className: string;
  linkClass: string;
}

export function MainNav({ pathname, className, linkClass }: Props) {
  const cityCode = useSession((state) => state.cityCode);
  return (
    <nav aria-label="主导航" className={className}>
      {shown.map((section) => (
        <a
          key={section.path}
          className={linkClass}
          href={section.byCity && cityCode ? `${section.path}?cityCode=${cityCode}` : section.path}
          aria-current={isCurrent(section, pathname) ? 'page' : undefined}
        >
          {section.label}
        </a>
      ))}
    </nav>
  );
}
