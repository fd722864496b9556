import { data } from 'react-router';
import { StatusPage } from '#web/features/page/status-page.tsx';
import { paths } from '#web/paths.ts';

/** The page is reached by navigation after a 403; requested directly it has nothing to refuse. */
export const loader = () => data(null, { status: 401 });
export const clientLoader = () => null;

export default function NoRights() {
  return (
    <StatusPage code="401" title="这间教室不对你开放" text="当前账号没有权限查看，可以换一个账号登录再试。">
      <a className="btn btn-filled" href={paths.home()}>
        回到首页
      </a>
      <a className="btn btn-outline" href={paths.seekerLogin()}>
        重新登录
      </a>
    </StatusPage>
  );
}
