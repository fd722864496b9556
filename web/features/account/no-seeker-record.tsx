import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Nobody is signed in any more, e.g. after a logout in another tab; or the phone has no seeker record. */
export function NoSeekerRecord() {
  const someone = useSession(({ token, user }) => Boolean(token || user));
  return (
    <div className="card">
      <h1 className="sr-only">求职者信息</h1>
      <EmptyState
        title={someone ? '还没有求职者信息' : '已退出登录'}
        text={someone ? '用手机号登录求职端，填写基本信息后就可以写简历' : '登录后回到这里继续'}
        next={{ label: someone ? '去登录' : '重新登录', href: paths.seekerLogin(paths.resume()), look: 'filled' }}
      />
    </div>
  );
}
