import type { OperatorRole } from '#contract/actor.ts';
import { entriesOf, isForOperator, type Section, sectionsOf, tabsOf } from '#web/features/page/sections.ts';

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
