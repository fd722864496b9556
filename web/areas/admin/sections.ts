import { Activity, ClipboardCheck, type LucideIcon, Scale, School } from 'lucide-react';
import type { OperatorRole } from '#contract/actor.ts';
import type { PagePath } from '#contract/pages.ts';
import { namedIcons } from '#web/features/console/section-icons.ts';
import { entriesOf, isForOperator, type Section, sectionsOf, tabsOf } from '#web/features/page/sections.ts';

/** Icons of the operator console's sections of the core; 内容 without its module is the legal texts and words. */
const icons: Partial<Record<PagePath, LucideIcon>> = {
  '/admin': ClipboardCheck,
  '/admin/companies': School,
  '/admin/words': Scale,
  '/admin/health': Activity,
};

export const iconOf = ({ path, icon }: Section): LucideIcon | undefined => (icon ? namedIcons[icon] : icons[path]);

/** The pages that not everybody may open, each by its name among the tabs of its section. */
export const limitedPages = (): Section[] =>
  sectionsOf('admin')
    .flatMap((section) => (tabsOf(section).length > 0 ? tabsOf(section) : [section]))
    .filter(({ operators }) => operators);

/** The names of the limited pages that a role opens: '审核、单位'; where it opens every one, that is said instead. */
export function doorsOf(role: OperatorRole): string {
  const all = limitedPages();
  const open = all.filter((page) => isForOperator(page, role));
  return open.length === all.length ? '全部页面' : open.map(({ label }) => label).join('、');
}

/** The sections of which a role may open something, each leading to the first such page. */
export const entriesFor = (role: OperatorRole | undefined) => entriesOf('admin', (page) => isForOperator(page, role));
