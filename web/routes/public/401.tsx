import { data } from 'react-router';
import { StatusPage } from '#web/features/page/status-page.tsx';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';

/** The page is reached by navigation after a 403; requested directly it has nothing to refuse. */
export const loader = () => data(null, { status: 401 });
export const clientLoader = () => null;

export default function NoRights() {
  const who = useSession(({ jober, companyJober, operator }) =>
    jober
      ? `求职者“${jober.name}”`
      : companyJober
        ? `招聘人员“${companyJober.name}”`
        : operator
          ? `运营人员“${operator.name}”`
          : null,
  );
  return (
    <StatusPage
      code="401"
      title={who ? '这间教室不对你开放' : '登录后才能看这一页'}
      text={who ? `你现在是${who}，没有权限查看刚才的页面，可以换一个账号登录再试。` : '你还没有登录，登录后再试。'}
    >
      <a className={who ? 'btn btn-outline' : 'btn btn-filled'} href={paths.seekerLogin()}>
        求职者登录
      </a>
      <a className="btn btn-outline" href={paths.enterpriseLogin()}>
        单位登录
      </a>
      <a className={who ? 'btn btn-filled' : 'btn btn-text'} href={paths.home()}>
        回到首页
      </a>
    </StatusPage>
  );
}
