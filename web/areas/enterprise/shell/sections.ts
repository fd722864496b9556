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
import { paths } from '../../../paths.ts';

interface Section {
  path: string;
  label: string;
  icon: LucideIcon;
  /** Which count stands beside it: deliveries to answer, or messages to read. */
  badge?: 'toAnswer' | 'messages';
  /** Another section stands below its path. */
  end?: true;
}

/** The console's sections in the order of the sidebar. */
export const sections: readonly Section[] = [
  { path: paths.ment(), label: '职位管理', icon: BriefcaseBusiness },
  { path: paths.release(), label: '发布职位', icon: SquarePen },
  { path: paths.box(), label: '投递箱', icon: Inbox, badge: 'toAnswer' },
  { path: paths.talents(), label: '推荐人才', icon: Sparkles },
  { path: paths.talentSearch(), label: '人才搜索', icon: UserSearch },
  { path: paths.connect(), label: '沟通', icon: MessageSquare, badge: 'messages' },
  { path: paths.companyFairs(), label: '招聘会', icon: Store },
  { path: paths.settleWages(), label: '课时与工资', icon: HandCoins },
  { path: paths.settle(), label: '结算', icon: Wallet, end: true },
  { path: paths.recruiter(), label: '成员管理', icon: Users },
  { path: paths.means(), label: '我的资料', icon: IdCard },
  { path: paths.enterpriseAuth(), label: '单位认证', icon: ShieldCheck },
];
