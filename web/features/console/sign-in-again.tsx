import { useLocation } from 'react-router';
import { paths } from '#web/paths.ts';
import { passesOperatorGuard, passesRecruiterGuard, useSession } from '#web/session/session-store.ts';

/** After 系统提示 was answered with 取消: signs in beside the page, whose unsaved words stay; the tabs share the session. */
export function SignInAgain() {
  const { pathname, search } = useLocation();
  const login = useSession((state) =>
    passesOperatorGuard(state)
      ? paths.adminLogin
      : passesRecruiterGuard(state) && state.companyJober
        ? paths.enterpriseLogin
        : paths.seekerLogin,
  );
  return (
    <a className="link" href={login(pathname + search)} target="_blank" rel="noopener">
      重新登录
    </a>
  );
}
