import {
  Activity,
  BriefcaseBusiness,
  ClipboardCheck,
  GraduationCap,
  HandCoins,
  Headset,
  LayoutDashboard,
  type LucideIcon,
  Megaphone,
  MessageSquare,
  Newspaper,
  Scale,
  School,
  Store,
  Users,
  Wallet,
} from 'lucide-react';
import type { SectionIcon } from '#contract/page.ts';
import type { PagePath } from '#contract/pages.ts';
import type { Section } from '#web/features/page/sections.ts';

/** The icons that sections of modules name. */
const named: Record<SectionIcon, LucideIcon> = {
  announcements: Megaphone,
  content: Newspaper,
  exam: GraduationCap,
  fairs: Store,
  headset: Headset,
  wages: HandCoins,
  wallet: Wallet,
};

/** Icons of both consoles' sections of the core; 内容 without its module is the legal texts and words. */
const icons: Partial<Record<PagePath, LucideIcon>> = {
  '/workbench': LayoutDashboard,
  '/ment': BriefcaseBusiness,
  '/delivery': Users,
  '/connect': MessageSquare,
  '/means': School,
  '/admin': ClipboardCheck,
  '/admin/companies': School,
  '/admin/words': Scale,
  '/admin/health': Activity,
};

export const iconOf = ({ path, icon }: Section): LucideIcon | undefined => (icon ? named[icon] : icons[path]);
