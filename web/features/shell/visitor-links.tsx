import { useLocation } from 'react-router';
import { paths } from '#web/paths.ts';

/** 登录 and 注册; both return to this page. A new number registers by signing in. */
export function VisitorLinks() {
  const { pathname, search } = useLocation();
  const back = pathname.startsWith('/client/') || pathname === '/' ? undefined : pathname + search;
  return (
    <span className="for-visitor flex items-center gap-2">
      <a className="btn btn-outline max-sm:hidden" href={paths.seekerLogin(back)}>
        登录
      </a>
      <a className="btn btn-filled" href={paths.seekerLogin(back)}>
        <span className="max-sm:hidden">注册</span>
        <span className="sm:hidden">登录</span>
      </a>
    </span>
  );
}
