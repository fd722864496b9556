import { BriefcaseBusiness, Inbox, type LucideIcon, ShieldCheck } from 'lucide-react';
import { paths } from '../../../paths.ts';

interface Section {
  path: string;
  label: string;
  icon: LucideIcon;
  /** Which count of the day stands beside it. */
  badge?: 'toAnswer';
}

/** The console's sections in the order of the sidebar. */
export const sections: readonly Section[] = [
  { path: paths.ment(), label: '职位管理', icon: BriefcaseBusiness },
  { path: paths.box(), label: '投递箱', icon: Inbox, badge: 'toAnswer' },
  { path: paths.enterpriseAuth(), label: '单位认证', icon: ShieldCheck },
];
