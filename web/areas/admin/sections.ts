import {
  Activity,
  BookA,
  ClipboardCheck,
  LayoutDashboard,
  type LucideIcon,
  Newspaper,
  Scale,
  School,
  ScrollText,
  Store,
  UserCog,
  UsersRound,
  Wallet,
} from 'lucide-react';
import type { OperatorRole } from '#contract/actor.ts';
import { paths } from '#web/paths.ts';

export interface Section {
  path: string;
  label: string;
  icon: LucideIcon;
  /** The heading of the sidebar under which it stands. */
  group: string;
  /** Who works there beside 超级; everybody if it is not told. The same roles as its endpoints name. */
  operators?: readonly OperatorRole[];
  /** What waits in the review queues stands beside it. */
  badge?: 'reviews';
}

/** The operators' console in the order of its sidebar. A domain adds its pages under the group they belong to. */
export const sections: readonly Section[] = [
  { group: '工作台', path: paths.admin(), label: '概览', icon: LayoutDashboard },
  {
    group: '工作台',
    path: paths.adminReviews(),
    label: '审核',
    icon: ClipboardCheck,
    operators: ['review', 'support'],
    badge: 'reviews',
  },
  {
    group: '工作台',
    path: paths.adminCompanies(),
    label: '单位',
    icon: School,
    operators: ['review', 'support'],
  },
  { group: '工作台', path: paths.adminUsers(), label: '用户', icon: UsersRound, operators: ['support', 'review'] },
  { group: '内容', path: paths.adminFairs(), label: '招聘会', icon: Store, operators: ['content', 'support'] },
  { group: '内容', path: paths.adminContent(), label: '内容', icon: Newspaper, operators: ['content'] },
  { group: '内容', path: paths.adminLegal(), label: '法律文本', icon: Scale, operators: ['content'] },
  { group: '内容', path: paths.adminWords(), label: '词库', icon: BookA, operators: ['content', 'review'] },
  { group: '经营', path: paths.adminFinance(), label: '财务', icon: Wallet, operators: ['finance'] },
  { group: '系统', path: paths.adminOperators(), label: '运营账号', icon: UserCog, operators: [] },
  { group: '系统', path: paths.adminAudit(), label: '操作日志', icon: ScrollText, operators: [] },
  { group: '系统', path: paths.adminHealth(), label: '系统状态', icon: Activity, operators: [] },
];

/** Whether a section is for operators of a role. */
export const isFor = ({ operators }: Section, role: OperatorRole | undefined): boolean =>
  !operators || role === 'super' || (role !== undefined && operators.includes(role));

/** The section in which a page stands: the longest path that leads to it. */
export const sectionOf = (pathname: string): Section | undefined =>
  sections
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0];

const groups = [...new Set(sections.map(({ group }) => group))];

/** The sections that are somebody's own, by group; a group that has none is left out. */
export function sectionsFor(role: OperatorRole | undefined): { group: string; sections: Section[] }[] {
  const mine = sections.filter((section) => isFor(section, role));
  return groups
    .map((group) => ({ group, sections: mine.filter((section) => section.group === group) }))
    .filter(({ sections: own }) => own.length > 0);
}
