import { useLocation } from 'react-router';
import { sectionOf, sectionsOf } from '#web/features/page/sections.ts';
import { useSession } from '#web/session/session-store.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Count } from './count.tsx';
import { useOwnCounts } from './tab-bar.tsx';

/** The seeker's own sections in the header: 今天, 投递, 消息, 我. Below the width of a phone they stand at its foot. */
export function OwnNav() {
  const { pathname } = useLocation();
  const here = sectionOf(pathname)?.path;
  const counts = useOwnCounts();
  const jober = useSession((state) => state.jober);
  return (
    <nav aria-label="我的求职" className="flex h-full gap-7 border-line max-md:hidden lg:ml-6">
      {sectionsOf('seeker').map(({ path, label }) => (
        <a key={path} className="tab gap-2 text-16" href={path} aria-current={path === here ? 'page' : undefined}>
          {path === '/homePage' && <Avatar name={jober?.name || '我'} src={jober?.avatarUrl} size={28} />}
          {label}
          {counts[path] && <Count n={counts[path][0]} unit={counts[path][1]} />}
        </a>
      ))}
    </nav>
  );
}
