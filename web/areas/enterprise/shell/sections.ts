import {
  BriefcaseBusiness,
  HandCoins,
  IdCard,
  Inbox,
  type LucideIcon,
  MessageSquare,
  ShieldCheck,
  Sparkles,
  SquarePen,
  Store,
  UserSearch,
  Users,
  Wallet,
} from 'lucide-react';
import type { MemberRole } from '#contract/actor.ts';
import { paths } from '#web/paths.ts';

export interface Section {
  path: string;
  label: string;
  icon: LucideIcon;
  /** Which count stands beside it: deliveries to answer, or messages to read. */
  badge?: 'toAnswer' | 'messages';
  /** The members for whom it is, beside the 主管理员; absent where it is everybody's. */
  roles?: readonly MemberRole[];
  /** Stands in the second part, below 管理. */
  manages?: true;
  /** Another section stands below its path. */
  end?: true;
}

/** The console's sections in the order of the sidebar. */
export const sections: readonly Section[] = [
  { path: paths.ment(), label: '职位管理', icon: BriefcaseBusiness },
  { path: paths.release(), label: '发布职位', icon: SquarePen, roles: ['recruiter'] },
  { path: paths.box(), label: '投递箱', icon: Inbox, roles: ['recruiter', 'interviewer'], badge: 'toAnswer' },
  { path: paths.talents(), label: '推荐人才', icon: Sparkles, roles: ['recruiter'] },
  { path: paths.talentSearch(), label: '人才搜索', icon: UserSearch, roles: ['recruiter'] },
  { path: paths.connect(), label: '沟通', icon: MessageSquare, roles: ['recruiter'], badge: 'messages' },
  { path: paths.companyFairs(), label: '招聘会', icon: Store },
  { path: paths.settleWages(), label: '课时与工资', icon: HandCoins, roles: ['recruiter', 'finance'], manages: true },
  { path: paths.settle(), label: '结算', icon: Wallet, roles: ['recruiter', 'finance'], manages: true, end: true },
  { path: paths.recruiter(), label: '成员管理', icon: Users, manages: true },
  { path: paths.means(), label: '我的资料', icon: IdCard, manages: true },
  { path: paths.enterpriseAuth(), label: '单位认证', icon: ShieldCheck, manages: true },
];

/** Whether a section is for members of a role; without a role somebody is still being certified. */
export const isFor = ({ roles }: Pick<Section, 'roles'>, role: MemberRole | null | undefined): boolean =>
  !roles || !role || role === 'owner' || roles.includes(role);

/** The section in which a page stands: the longest path that leads to it. */
export const sectionOf = (pathname: string): Section | undefined =>
  sections
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0];
