import { data, redirect, useLocation } from 'react-router';
import type { PagePath } from '#contract/pages.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { addressAt } from '#web/features/page/page-at.ts';
import { StatusPage } from '#web/features/page/status-page.tsx';
import { commonWords, HotWords } from '#web/features/search/hot-words.tsx';
import { SearchBox } from '#web/features/search/search-box.tsx';
import { paths } from '#web/paths.ts';
import { safePath } from '#web/safe-path.ts';
import { useSession } from '#web/session/session-store.ts';
import '#web/styles/classes.css';
import '#web/styles/areas/seeker.css';
import type { Route } from './+types/404';

const NotFound = lazyPart(() => import('#web/features/page/not-found.tsx'), 'NotFound');
const OauthReturnPage = lazyPart(() => import('#web/areas/seeker/login/oauth-return-page.tsx'), 'OauthReturnPage');

/** `/redirect/jobs?keyword=…` leads to `/jobs?keyword=…`, or home where that is unknown; any other unknown path to the message. */
function leadOn(request: Request) {
  const { pathname, search } = new URL(request.url);
  if (/^\/redirect(?:\/|$)/i.test(pathname)) throw redirect(safePath(pathname.slice('/redirect'.length) + search));
  if (!addressAt(pathname)) throw redirect(paths.notFound());
  return null;
}

const statuses: Partial<Record<PagePath, number>> = { '/404': 404, '/401': 401 };

export const loader = ({ request }: Route.LoaderArgs) =>
  data(leadOn(request), { status: statuses[addressAt(new URL(request.url).pathname) ?? '/404'] ?? 200 });

/** One comes here by navigation after a 403; requested directly there is nothing to refuse. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => leadOn(request);

function NoRights() {
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

/** A message in place of a page, by its address: not found, no rights, or the return from QQ or WeChat. */
export default function Message() {
  const address = addressAt(useLocation().pathname);
  if (address === '/401') return <NoRights />;
  if (address === '/empower') return <OauthReturnPage provider="qq" />;
  if (address === '/wxempower') return <OauthReturnPage provider="wechat" />;
  return (
    <NotFound>
      <div className="w-full max-w-140 min-w-0 text-left">
        <SearchBox />
        <div className="mt-3 flex justify-center">
          <HotWords words={commonWords} />
        </div>
      </div>
    </NotFound>
  );
}
