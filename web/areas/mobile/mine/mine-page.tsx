import type { LucideIcon } from 'lucide-react';
import Bell from 'lucide-react/icons/bell';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartColumn from 'lucide-react/icons/chart-column';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleCheck from 'lucide-react/icons/circle-check';
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
import type { Resume } from '#contract/resumes/resumes.ts';
import { toast } from '#web/api/toasts.ts';
import { countText, useUnreadCounts } from '#web/features/chat/unread.ts';
import { WaitingLine } from '#web/features/notices/waiting-line.tsx';
import { readTheme, switchTheme, useTheme } from '#web/features/shell/theme.ts';
import { useSite } from '#web/features/site/use-site.ts';
import { paths } from '#web/paths.ts';
import { isKnownLink } from '#web/safe-path.ts';
import { logout } from '#web/session/logout.ts';
import { isSeekerSignedIn } from '#web/session/session-state.ts';
import { useSession } from '#web/session/session-store.ts';
import { Meter } from '#web/ui/progress.tsx';
import { Person } from './person.tsx';
import { type Mine, useMine } from './use-mine.ts';

/** The four figures under the name. */
function MineNumbers({ mine: { deliveries, favourites, viewers } }: { mine: Mine }) {
  const numbers = [
    { label: '已投', n: deliveries, href: paths.mobileDeliveries() },
    { label: '看过我', n: viewers, href: paths.lookMe() },
    { label: '收藏', n: favourites, href: paths.favourites() },
  ];
  return (
    <ul className="grid grid-cols-3 divide-x divide-line py-1 text-center">
      {numbers.map(({ label, n, href }) => (
        <li key={label}>
          <a href={href} className="flex min-h-11 flex-col-reverse justify-center">
            <span className="text-14 text-ink-3">{label}</span>
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
  const phone = useSession((state) => state.user?.phone ?? state.jober?.phone ?? null);
  // Keyed: the figures of one person are never those of the next.
  return <MinePageOf key={phone} phone={phone} />;
}

function MinePageOf({ phone }: { phone: string | null }) {
  const navigate = useNavigate();
  const seeker = useSession(isSeekerSignedIn);
  const mine = useMine(seeker ? phone : null);
  const { resume } = mine;
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
        {seeker && <WaitingLine />}
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

/** The default resume: how complete it is, and what raises it most. */
function ResumeCard({ resume }: { resume: Resume }) {
  const [next] = resume.missing;
  return (
    <section className="m-rows pb-3" aria-labelledby="my-resume">
      <h2 id="my-resume" className="border-b border-line px-4 text-16">
        <a href={paths.mobileResume()} className="flex min-h-11 items-center justify-between">
          我的简历
          <ChevronRight size={18} className="flex-none text-ink-4" aria-hidden />
        </a>
      </h2>
      <p className="flex items-center gap-3 px-4 pt-2">
        <b className="tabular text-20 text-ink-1">
          {resume.completeness}
          <span className="text-14 font-normal">%</span>
        </b>
        <Meter value={resume.completeness} of={100} className="flex-1" />
      </p>
      {next && (
        <p className="mt-1 px-4 text-14 text-ink-3">
          {next.label}，再加 {next.gain}%{' '}
          <a href={paths.mobileResume(next.section)} className="link underline underline-offset-3">
            现在就填
          </a>
        </p>
      )}
    </section>
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
        <a className="m-row" href={href}>
          {inside}
        </a>
      ) : (
        <button type="button" className="m-row" onClick={onPress}>
          {inside}
        </button>
      )}
    </li>
  );
}

interface Tool {
  label: string;
  Icon: LucideIcon;
  href: string;
  unread?: number;
}

/** The seeker's own pages that stand nowhere else on 我的. */
function MineTools() {
  const { notices } = useUnreadCounts();
  const tools: Tool[] = [
    { label: '通知', Icon: Bell, href: paths.mobileNotices(), unread: notices },
    { label: '收藏与订阅', Icon: Heart, href: paths.favourites() },
    { label: '日程与入场券', Icon: CalendarDays, href: paths.seekerCalendar() },
    { label: '我的公招', Icon: GraduationCap, href: paths.ownExams() },
    { label: '薪资中心', Icon: Wallet, href: paths.userWages() },
  ];
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] card py-2">
      {tools
        .filter(({ href }) => isKnownLink(href))
        .map(({ label, Icon, href, unread = 0 }) => (
          <li key={label}>
            <a className="flex flex-col items-center gap-1 py-2.5 text-14 text-ink-1" href={href}>
              <span className="relative">
                <Icon size={24} strokeWidth={1.6} className="text-brand" aria-hidden />
                {unread > 0 && (
                  <span className="tabular absolute -top-1.5 left-[58%] min-w-4.5 rounded-[9px] bg-err-solid px-1 text-center text-12 leading-4.5 font-semibold text-white">
                    {countText(unread)}
                    <span className="sr-only"> 条未读，</span>
                  </span>
                )}
              </span>
              {label}
            </a>
          </li>
        ))}
    </ul>
  );
}
