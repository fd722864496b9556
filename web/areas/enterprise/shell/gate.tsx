import { Button, Result } from 'antd';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { memberRoles } from '#contract/member-roles.ts';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../session/session-store.ts';
import { isFor, sectionOf } from './sections.ts';

/** Open to a company whose certification was refused. */
const openToRefused: readonly string[] = [
  paths.enterpriseAuth(),
  paths.means(),
  paths.recruiter(),
  paths.companyNotices(),
];

/** A page that a member may not use says so in its place; its calls would only be refused. */
export function Gate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const role = useSession((state) => state.companyJober?.role);
  const refused = useSession((state) => state.company?.status === 'rejected');
  const section = sectionOf(pathname);
  if (refused && !openToRefused.includes(pathname))
    return (
      <Result
        status="warning"
        title="单位认证没有通过"
        subTitle="修改后重新提交，通过后即可使用"
        extra={
          <Link to={paths.enterpriseAuth()}>
            <Button type="primary">查看原因并修改</Button>
          </Link>
        }
      />
    );
  if (section && role && !isFor(section, role))
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
