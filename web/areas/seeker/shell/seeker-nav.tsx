import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '#web/paths.ts';

/** What a section shows at an address of its own is still that section. */
const sections: { path: string; label: string; within?: readonly string[] }[] = [
  { path: paths.seekerHome(), label: '求职首页' },
  { path: paths.resume(), label: '我的简历', within: [paths.resumeSheet(), paths.resumePreview()] },
  { path: paths.deliveries(), label: '投递记录' },
  { path: paths.favourites(), label: '收藏与订阅' },
  { path: paths.messages(), label: '我的消息' },
  { path: paths.notices(), label: '通知' },
  { path: paths.lookMe(), label: '谁看过我' },
  { path: paths.userWages(), label: '薪资中心' },
  { path: paths.homePage(), label: '个人主页' },
];

/** The seeker's own pages, under the header. */
export function SeekerNav() {
  const { pathname } = useLocation();
  const line = useRef<HTMLDivElement>(null);
  // On a phone the line is longer than the screen: where one is comes into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another place
  useEffect(() => {
    const current = line.current?.querySelector('[aria-current=page]');
    if (!line.current || !current) return;
    const [outer, inner] = [line.current.getBoundingClientRect(), current.getBoundingClientRect()];
    line.current.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  }, [pathname]);
  return (
    <nav aria-label="我的求职" className="border-b border-line bg-surface">
      <div ref={line} className="page scroll-line gap-7 max-sm:gap-6">
        {sections.map(({ path, label, within = [] }) => (
          <Link
            key={path}
            to={path}
            aria-current={[path, ...within].includes(pathname) ? 'page' : undefined}
            className="tab h-12! shrink-0"
          >
            {label}
          </Link>
        ))}
      </div>
    </nav>
  );
}
