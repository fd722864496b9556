import CalendarCheck from 'lucide-react/icons/calendar-check';
import ChartColumn from 'lucide-react/icons/chart-column';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleCheck from 'lucide-react/icons/circle-check';
import LogOut from 'lucide-react/icons/log-out';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Settings from 'lucide-react/icons/settings';
import Shield from 'lucide-react/icons/shield';
import UserCog from 'lucide-react/icons/user-cog';
import UserPen from 'lucide-react/icons/user-pen';
import { useNavigate } from 'react-router';
import { toast } from '#web/api/toasts.ts';
import { keepFace } from '#web/features/shell/face-choice.ts';
import { switchTheme, useTheme } from '#web/features/shell/theme.ts';
import { ReplyScene } from '#web/features/sign-in/reply-scene.tsx';
import { useSite } from '#web/features/site/use-site.ts';
import { paths } from '#web/paths.ts';
import { isKnownLink } from '#web/safe-path.ts';
import { logout } from '#web/session/logout.ts';
import { isSeekerSignedIn } from '#web/session/session-state.ts';
import { useSession } from '#web/session/session-store.ts';
import { LiveRows } from './live-rows.tsx';
import { MineRow } from './mine-row.tsx';
import { MineTools } from './mine-tools.tsx';
import { Person } from './person.tsx';
import { ResumeCard } from './resume-card.tsx';
import { type Mine, useMine } from './use-mine.ts';
import { WaitingRows } from './waiting-rows.tsx';

/** The four figures under the name. */
function MineNumbers({ mine: { deliveries, favourites, viewers } }: { mine: Mine }) {
  const interviews = deliveries?.funnel.find(({ status }) => status === 'interview')?.n;
  const numbers = [
    { label: '已投', n: deliveries?.counts.all, href: paths.mobileDeliveries() },
    { label: '面试', n: interviews, href: paths.mobileDeliveries('open') },
    { label: '看过我', n: viewers?.total, href: paths.lookMe() },
    { label: '收藏', n: favourites, href: paths.favourites() },
  ];
  return (
    <ul className="grid grid-cols-4 divide-x divide-line py-1 text-center">
      {numbers.map(({ label, n, href }) => (
        <li key={label}>
          <a href={href} className="flex min-h-11 flex-col-reverse justify-center">
            <span className="text-13 text-ink-3">{label}</span>
            <b className="tabular text-20 leading-7 text-ink-1">{n ?? '–'}</b>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Before sign-in: what it brings, and what works without. */
function Visitor() {
  return (
    <>
      <section className="unless-seeker card overflow-hidden" aria-labelledby="gains">
        <ReplyScene className="block w-full" />
        <div className="p-4">
          <h2 id="gains" className="text-20">
            登录以后，这里有回音
          </h2>
          <p className="mt-1 text-ink-2">每份投递走到哪一步、谁看过简历、几号前要答复，都在这一页</p>
          <a className="btn btn-filled btn-l mt-4 w-full" href={paths.mobileLogin()}>
            登录 / 注册
          </a>
        </div>
      </section>
      <h2 className="pt-1 text-13 font-normal text-ink-3">不登录也能看</h2>
      <ul className="m-rows">
        <MineRow Icon={CircleCheck} label="30 秒自检" note="能报哪些岗位" href={`${paths.home()}#check`} />
        {isKnownLink(paths.fairs()) && (
          <MineRow Icon={CalendarCheck} label="招聘会" note="日历和参会单位" href={paths.fairs()} />
        )}
        <MineRow Icon={ChartColumn} label="回复率红榜" note="谁答复得最快" href={paths.answers()} />
      </ul>
    </>
  );
}

/** 我的: the person, their data, and settings of this phone. */
export function MinePage() {
  const navigate = useNavigate();
  const seeker = useSession(isSeekerSignedIn);
  const phone = useSession((state) => state.user?.phone ?? state.jober?.phone ?? null);
  const mine = useMine(seeker ? phone : null);
  const { deliveries, resume } = mine;
  const site = useSite();
  const theme = useTheme((state) => state.theme);
  const leave = async () => {
    await logout();
    toast.success('已退出登录');
    await navigate(paths.mobile());
  };
  const toWide = () => {
    keepFace('wide');
    location.assign(site?.pcSiteUrl ?? paths.home());
  };
  return (
    <div className="m-page grid grid-cols-1 items-start gap-3 pt-4">
      <h1 className="sr-only">我的</h1>
      <div className="min-w-0 space-y-3">
        {seeker ? (
          <section aria-label="我" className="-mx-4 -mt-4 border-b border-line bg-surface px-4 pt-4 pb-3">
            <Person />
            <MineNumbers mine={mine} />
          </section>
        ) : (
          <Visitor />
        )}
        {deliveries && <WaitingRows items={deliveries.items} />}
        {seeker && <LiveRows mine={mine} />}
        {resume && <ResumeCard resume={resume} />}
      </div>
      {seeker && <MineTools />}
      <details className="m-rows group min-w-0">
        <summary className="m-row cursor-pointer">
          <Settings size={20} strokeWidth={1.8} className="flex-none text-brand" aria-hidden />
          <span className="flex-1">设置</span>
          <ChevronRight size={18} className="flex-none text-ink-4 group-open:rotate-90" aria-hidden />
        </summary>
        <ul className="border-t border-line">
          {seeker && (
            <>
              <MineRow Icon={UserPen} label="基本信息" href={paths.mobileBaseInfo(undefined, paths.mobileMine())} />
              <MineRow Icon={UserCog} label="账号与隐私" href={paths.homePage()} />
            </>
          )}
          <MineRow Icon={Moon} label="外观" note={theme === 'dark' ? '深色' : '浅色'} onPress={switchTheme} />
          <MineRow Icon={Monitor} label="电脑版" onPress={toWide} />
          <MineRow Icon={Shield} label="用户协议与隐私政策" href={paths.mobilePrivacy()} />
          {seeker && <MineRow Icon={LogOut} label="退出登录" last onPress={() => void leave()} />}
        </ul>
      </details>
    </div>
  );
}
