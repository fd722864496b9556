import type { LucideIcon } from 'lucide-react';
import Bell from 'lucide-react/icons/bell';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartColumn from 'lucide-react/icons/chart-column';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleCheck from 'lucide-react/icons/circle-check';
import Eye from 'lucide-react/icons/eye';
import FileUser from 'lucide-react/icons/file-user';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Heart from 'lucide-react/icons/heart';
import LogOut from 'lucide-react/icons/log-out';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Settings from 'lucide-react/icons/settings';
import Shield from 'lucide-react/icons/shield';
import UserCog from 'lucide-react/icons/user-cog';
import UserPen from 'lucide-react/icons/user-pen';
import Wallet from 'lucide-react/icons/wallet';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { identities, type OwnJober } from '#contract/seekers/seeker.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { toast } from '#web/api/toasts.ts';
import { countText, useUnreadCounts } from '#web/features/chat/unread.ts';
import { useCityName } from '#web/features/city/city-name.ts';
import { WaitingLine } from '#web/features/notices/waiting-line.tsx';
import { readTheme, switchTheme, useTheme } from '#web/features/shell/theme.ts';
import { useSite } from '#web/features/site/use-site.ts';
import { paths } from '#web/paths.ts';
import { isKnownLink } from '#web/safe-path.ts';
import { logout } from '#web/session/logout.ts';
import { isSeekerSignedIn, useSession } from '#web/session/session-store.ts';
import { Avatar } from '#web/ui/avatar.tsx';

const rowClass = 'flex min-h-13 w-full items-center gap-3 px-4 py-2 text-left text-ink-1';

/** Before sign-in: what it brings, and what works without. */
function Visitor() {
  return (
    <>
      <section className="unless-seeker card overflow-hidden" aria-labelledby="gains">
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
      <h2 className="pt-1 text-14 font-normal text-ink-3">不登录也能看</h2>
      <ul className="card rows">
        <MineRow Icon={CircleCheck} label="30 秒自检" note="能报哪些岗位" href={`${paths.home()}#check`} />
        {isKnownLink(paths.fairs()) && (
          <MineRow Icon={CalendarCheck} label="招聘会" note="日历和参会单位" href={paths.fairs()} />
        )}
        <MineRow Icon={ChartColumn} label="回复率红榜" note="谁答复得最快" href={paths.answers()} />
      </ul>
    </>
  );
}

/** The seeker's own pages, each at its address. */
function OwnPages() {
  const { notices } = useUnreadCounts();
  const pages = [
    { label: '我的简历', Icon: FileUser, href: paths.mobileResume() },
    { label: '通知', Icon: Bell, href: paths.mobileNotices(), note: notices > 0 ? `${countText(notices)} 条未读` : '' },
    { label: '收藏与订阅', Icon: Heart, href: paths.favourites() },
    { label: '看过我', Icon: Eye, href: paths.lookMe() },
    { label: '日程与入场券', Icon: CalendarDays, href: paths.seekerCalendar() },
    { label: '我的公招', Icon: GraduationCap, href: paths.ownExams() },
    { label: '薪资中心', Icon: Wallet, href: paths.userWages() },
  ];
  return (
    <ul className="card rows">
      {pages
        .filter(({ href }) => isKnownLink(href))
        .map((page) => (
          <MineRow key={page.href} {...page} />
        ))}
    </ul>
  );
}

/** The signed-in person. */
function Person({ jober }: { jober: OwnJober }) {
  const city = useCityName(jober.cityCode);
  const facts = [labelOf(educations, jober.education), labelOf(identities, jober.identity), jober.cityCode && city];
  return (
    <p className="flex items-center gap-4 py-2">
      <Avatar name={jober.name} src={jober.avatarUrl} size={60} />
      <span className="min-w-0">
        <b className="cut block text-20 leading-7 font-semibold text-ink-1">{jober.name}</b>
        <span className="block text-14 text-ink-3">{facts.filter(Boolean).join(' · ')}</span>
      </span>
    </p>
  );
}

/** 我的: the person, the own pages, and settings of this phone. */
export function MinePage() {
  const navigate = useNavigate();
  const seeker = useSession(isSeekerSignedIn);
  const jober = useSession((state) => state.jober);
  const site = useSite();
  const theme = useTheme((state) => state.theme);
  useEffect(readTheme, []);
  const leave = async () => {
    await logout();
    toast.success('已退出登录');
    await navigate(paths.mobile());
  };
  const toWide = () => location.assign(site?.pcSiteUrl ?? paths.home());
  return (
    <div className="px-4 pb-4 space-y-3 pt-4">
      <h1 className="sr-only">我的</h1>
      {seeker && jober ? (
        <>
          <Person jober={jober} />
          <WaitingLine />
          <OwnPages />
        </>
      ) : (
        <Visitor />
      )}
      <details className="card group min-w-0">
        <summary className={rowClass}>
          <Settings size={20} strokeWidth={1.8} className="flex-none text-brand" aria-hidden />
          <span className="flex-1">设置</span>
          <ChevronRight size={18} className="flex-none text-ink-4 group-open:rotate-90" aria-hidden />
        </summary>
        <ul className="rows border-t border-line">
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

interface Props {
  Icon: LucideIcon;
  label: string;
  /** What stands there now, at the end of the line. */
  note?: string;
  /** Its target; without one it is a button. */
  href?: string;
  onPress?(): void;
  /** It ends something here rather than leading on. */
  last?: boolean;
}

/** A row of 我的, in touch-target height. */
function MineRow({ Icon, label, note, href, onPress, last = false }: Props) {
  const inside = (
    <>
      <Icon size={20} strokeWidth={1.8} className="flex-none text-brand" aria-hidden />
      <span className="flex-1">{label}</span>
      {note && <span className="tabular text-14 text-ink-3">{note}</span>}
      {!last && <ChevronRight size={18} className="flex-none text-ink-4" aria-hidden />}
    </>
  );
  return (
    <li>
      {href ? (
        <a className={rowClass} href={href}>
          {inside}
        </a>
      ) : (
        <button type="button" className={rowClass} onClick={onPress}>
          {inside}
        </button>
      )}
    </li>
  );
}
