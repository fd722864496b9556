import { Button, Result } from 'antd';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { memberRoles } from '#contract/companies/member-roles.ts';
import { isForMember, sectionOf } from '#web/features/page/sections.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import { useLock } from './certification.ts';

/** A page without access for this member shows a message instead; its calls would only be refused. */
export function Gate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const role = useSession((state) => state.companyJober?.role);
  const lock = useLock(pathname);
  const section = sectionOf(pathname);
  if (lock)
    return (
      <Result
        status="warning"
        title={lock.title}
        subTitle={lock.advice}
        extra={
          <Link to={paths.enterpriseAuth()}>
            <Button type="primary">{lock.button}</Button>
          </Link>
        }
      />
    );
  if (section && role && !isForMember(section, role))
    return (
      <Result
        status="warning"
        title={`${memberRoles[role]}不使用“${section.label}”`}
        subTitle="需要时请单位主管理员调整角色"
        extra={
          <Link to={paths.ment()}>
            <Button>回到职位管理</Button>
          </Link>
        }
      />
    );
  return children;
}
