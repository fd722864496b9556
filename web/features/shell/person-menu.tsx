import { useNavigate } from 'react-router';
import { toast } from '#web/api/toasts.ts';
import { paths } from '#web/paths.ts';
import { logout } from '#web/session/logout.ts';
import { useSession } from '#web/session/session-store.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Menu } from '#web/ui/menu.tsx';

/** A phone without a seeker record gets a link to create one. */
const newcomerLinks = [{ label: '完善个人信息', href: paths.seekerInfo() }];

/** The menu of somebody who has no seeker's record: a recruiter, an operator, a phone that is new. */
export function PersonMenu() {
  const navigate = useNavigate();
  const jober = useSession((state) => state.jober);
  const member = useSession((state) => state.companyJober);
  const operator = useSession((state) => state.operator);
  const phone = useSession((state) => state.user?.phone);
  const ownName = jober?.name || member?.name || operator?.name;
  const name = ownName || (phone ? `尾号 ${phone.slice(-4)}` : '');
  if (!name) return null;
  const leave = async () => {
    await logout();
    toast.success('已退出登录');
    void navigate(paths.home());
  };
  const own = member || operator ? [] : newcomerLinks;
  const roles = [jober && '求职者', member && '招聘者', operator && '运营'].filter(Boolean).join('、');
  return (
    <Menu
      align="end"
      arrow={false}
      label={`${name}的菜单`}
      summaryClass="gap-2 rounded-ctl"
      panelClass="w-44"
      summary={
        <>
          <Avatar name={ownName || '我'} src={jober?.avatarUrl ?? member?.avatarUrl} />
          <span className="cut max-w-24 text-14 font-semibold text-ink-1 max-lg:hidden">{name}</span>
        </>
      }
    >
      <p className="px-3 py-2 text-14 text-ink-3">
        <span className="cut block text-14 text-ink-1">{name}</span>
        {[roles, phone && `尾号 ${phone.slice(-4)}`].filter(Boolean).join(' · ')}
      </p>
      <hr className="my-1 border-line" />
      {own.map(({ label, href }) => (
        <a key={href} className="menu-item" href={href}>
          {label}
        </a>
      ))}
      {operator ? (
        <a className="menu-item" href={paths.admin()}>
          平台管理
        </a>
      ) : (
        <a className="menu-item" href={member ? paths.enterprise() : paths.enterpriseLogin()}>
          {member ? '切换到单位中心' : '我要招聘'}
        </a>
      )}
      {(member || operator) && (
        <a className="menu-item" href={paths.seekerLogin()}>
          求职者登录
        </a>
      )}
      <hr className="my-1 border-line" />
      <button type="button" className="menu-item" data-close onClick={leave}>
        退出登录
      </button>
    </Menu>
  );
}
