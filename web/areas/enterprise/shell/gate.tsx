import { Button } from 'antd';
import { CircleAlert, Hourglass, Lock, PauseCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { memberRoles } from '#contract/companies/member-roles.ts';
import { StatePanel } from '#web/features/console/state-panel.tsx';
import { isForMember, sectionOf } from '#web/features/page/sections.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import { type LockState, useLock } from './certification.ts';

const icons = { draft: Lock, pending: Hourglass, rejected: CircleAlert, suspended: PauseCircle } satisfies Record<
  LockState,
  unknown
>;

/** A page without access for this member shows a message instead; its calls would only be refused. */
export function Gate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const role = useSession((state) => state.companyJober?.role);
  const lock = useLock(pathname);
  const section = sectionOf(pathname);
  if (lock)
    return (
      <StatePanel
        icon={icons[lock.state]}
        tone={lock.state === 'rejected' || lock.state === 'suspended' ? 'warm' : 'brand'}
        title={lock.title}
        text={lock.advice}
        actions={
          <>
            <Link to={paths.enterpriseAuth()}>
              <Button type="primary">{lock.button}</Button>
            </Link>
            {lock.state === 'pending' && (
              <>
                <Link to={paths.release()}>
                  <Button>写岗位草稿</Button>
                </Link>
                <Link to={paths.means()}>
                  <Button>准备学校照片</Button>
                </Link>
              </>
            )}
          </>
        }
      />
    );
  if (section && role && !isForMember(section, role))
    return (
      <StatePanel
        icon={Lock}
        title={`${memberRoles[role]}不使用“${section.label}”`}
        text="需要时请单位主管理员调整角色"
        actions={
          <Link to={paths.ment()}>
            <Button>回到职位管理</Button>
          </Link>
        }
      />
    );
  return children;
}
