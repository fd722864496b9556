import { isKnownPath } from '#web/safe-path.ts';
import { useSession } from '#web/session/session-store.ts';

interface Section {
  label: string;
  path: string;
  /** Its content is by city: the link carries the chosen one. */
  byCity?: boolean;
}

/** The sections of the site in header order. Sections without a page are omitted. */
const sections: Section[] = [
  { label: '首页', path: '/', byCity: true },
  { label: '找工作', path: '/jobs', byCity: true },
  { label: '公招', path: '/exams' },
  { label: '找单位', path: '/business', byCity: true },
  { label: '招聘会', path: '/recruitment', byCity: true },
  { label: '在线招生', path: '/recruitstudents' },
  { label: '就业创业', path: '/entrepreneurship' },
  { label: '新闻资讯', path: '/consultation' },
];

/** Pages that lie in a section but not below its path. */
const elsewhere: Readonly<Record<string, string>> = { '/policy': '/entrepreneurship', '/answers': '/business' };

/** The section that a page belongs to; the seeker's own pages below a section's path belong to none. */
const sectionOf = (pathname: string) => elsewhere[pathname] ?? pathname.replace(/^(\/\w+)\/(?!lookMe|route).+/, '$1');

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
      {sections
        .filter(({ path }) => isKnownPath(path))
        .map(({ label, path, byCity }) => (
          <a
            key={path}
            className={linkClass}
            href={byCity && cityCode ? `${path}?cityCode=${cityCode}` : path}
            aria-current={path === sectionOf(pathname) ? 'page' : undefined}
          >
            {label}
          </a>
        ))}
    </nav>
  );
}
