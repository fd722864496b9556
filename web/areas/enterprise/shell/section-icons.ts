import {
  BriefcaseBusiness,
  IdCard,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  MessageSquare,
  ShieldCheck,
  Sparkles,
  SquarePen,
  UserSearch,
  Users,
} from 'lucide-react';
import type { PagePath } from '#contract/pages.ts';
import { namedIcons } from '#web/features/console/section-icons.ts';
import type { Section } from '#web/features/page/sections.ts';

/** Icons of the enterprise console's sections of the core. */
const icons: Partial<Record<PagePath, LucideIcon>> = {
  '/workbench': LayoutDashboard,
  '/ment': BriefcaseBusiness,
  '/release': SquarePen,
  '/delivery': Inbox,
  '/talents': Sparkles,
  '/search': UserSearch,
  '/connect': MessageSquare,
  '/recruiter': Users,
  '/means': IdCard,
  '/enterprise/authInfo': ShieldCheck,
};

export const iconOf = ({ path, icon }: Section): LucideIcon | undefined => (icon ? namedIcons[icon] : icons[path]);
