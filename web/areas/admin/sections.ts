import {
  Activity,
  BookA,
  ClipboardCheck,
  LayoutDashboard,
  type LucideIcon,
  Megaphone,
  Scale,
  School,
  ScrollText,
  TextSearch,
  UserCog,
  UsersRound,
} from 'lucide-react';
import type { OperatorRole } from '#contract/actor.ts';
import type { PagePath } from '#contract/pages.ts';
import { namedIcons } from '#web/features/console/section-icons.ts';
import { isForOperator, type Section, sectionsOf } from '#web/features/page/sections.ts';

/** Icons of the operator console's sections of the core. */
const icons: Partial<Record<PagePath, LucideIcon>> = {
  '/admin': LayoutDashboard,
  '/admin/reviews': ClipboardCheck,
  '/admin/companies': School,
  '/admin/users': UsersRound,
  '/admin/broadcasts': Megaphone,
  '/admin/legal': Scale,
  '/admin/words': BookA,
  '/admin/queries': TextSearch,
  '/admin/operators': UserCog,
  '/admin/audit': ScrollText,
  '/admin/health': Activity,
};

export const iconOf = ({ path, icon }: Section): LucideIcon | undefined => (icon ? namedIcons[icon] : icons[path]);

/** The sections that not everybody may open. */
export const limitedSections = () => sectionsOf('admin').filter(({ operators }) => operators);

/** The names of the limited sections that a role opens: '审核、单位'; where it opens every one, that is said instead. */
export function doorsOf(role: OperatorRole): string {
  const all = limitedSections();
  const open = all.filter((section) => isForOperator(section, role));
  return open.length === all.length ? '全部页面' : open.map(({ label }) => label).join('、');
}

/** The sections that a role may open, grouped by heading; headings without sections are omitted. */
export function sectionsFor(role: OperatorRole | undefined): { group: string; sections: Section[] }[] {
  const mine = sectionsOf('admin').filter((section) => isForOperator(section, role));
  return Object.entries(Object.groupBy(mine, ({ nav }) => nav)).map(([group, sections = []]) => ({ group, sections }));
}
