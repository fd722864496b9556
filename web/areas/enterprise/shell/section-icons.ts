import {
  BriefcaseBusiness,
  GraduationCap,
  HandCoins,
  IdCard,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Megaphone,
  MessageSquare,
  ShieldCheck,
  Sparkles,
  SquarePen,
  Store,
  UserSearch,
  Users,
  Wallet,
} from 'lucide-react';
import type { PagePath } from '#contract/pages.ts';

/** Icons of the enterprise console's sections. */
export const icons: Partial<Record<PagePath, LucideIcon>> = {
  '/workbench': LayoutDashboard,
  '/ment': BriefcaseBusiness,
  '/release': SquarePen,
  '/delivery': Inbox,
  '/talents': Sparkles,
  '/search': UserSearch,
  '/connect': MessageSquare,
  '/jobList': Store,
  '/exam': GraduationCap,
  '/announcements': Megaphone,
  '/settle/wages': HandCoins,
  '/settle': Wallet,
  '/recruiter': Users,
  '/means': IdCard,
  '/enterprise/authInfo': ShieldCheck,
};
