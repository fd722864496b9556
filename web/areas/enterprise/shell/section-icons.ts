import { BriefcaseBusiness, LayoutDashboard, type LucideIcon, MessageSquare, School, Users } from 'lucide-react';
import type { PagePath } from '#contract/pages.ts';
import { namedIcons } from '#web/features/console/section-icons.ts';
import type { Section } from '#web/features/page/sections.ts';

/** Icons of the enterprise console's sections of the core. */
const icons: Partial<Record<PagePath, LucideIcon>> = {
  '/workbench': LayoutDashboard,
  '/ment': BriefcaseBusiness,
  '/delivery': Users,
  '/connect': MessageSquare,
  '/means': School,
};

export const iconOf = ({ path, icon }: Section): LucideIcon | undefined => (icon ? namedIcons[icon] : icons[path]);
