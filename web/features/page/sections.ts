import type { CompanyStatus, MemberRole, OperatorRole } from '#contract/actor.ts';
import type { Page, PageArea } from '#contract/page.ts';
import { type PagePath, pages } from '#contract/pages.ts';
import { isOffered } from '#web/slots.tsx';

/** A page that has a place in the navigation of its area: a section, a tab of one, or a page within one. */
export interface Section extends Page {
  path: PagePath;
  label: string;
}

const known: Readonly<Record<string, Page>> = pages;

const isPlaced = ({ nav, tabOf, within }: Page) => nav !== undefined || tabOf !== undefined || within !== undefined;

/** Pages with a place, in their order: those of modules stand where their manifests say. */
const placed = (() => {
  const all = Object.entries(known)
    .filter(([, page]) => isPlaced(page))
    .map(([path, page]): Section => ({ ...page, path: path as PagePath, label: page.label ?? page.title }));
  const ordered = all.filter(({ module }) => !module);
  for (const section of all.filter(({ module }) => module)) {
    const before = ordered.findIndex(({ path }) => path === section.after);
    const last = ordered.findLastIndex(({ area, nav }) => area === section.area && nav === section.nav);
    ordered.splice((before === -1 ? last : before) + 1, 0, section);
  }
  return ordered;
})();

const offered = () => placed.filter(({ module }) => isOffered(module));

/** Tabs of a section that the site does not offer stand together below the first of them. */
function isSection(page: Section, all: readonly Section[]): boolean {
  if (page.tabOf === undefined) return page.nav !== undefined;
  const of = known[page.tabOf];
  if (of && isOffered(of.module)) return false;
  return all.find(({ tabOf }) => tabOf === page.tabOf) === page;
}

/** The sections of an area in navigation order. */
export function sectionsOf(area: PageArea): readonly Section[] {
  const all = offered();
  return all.filter((page) => page.area === area && isSection(page, all));
}

/** The sides of a section: itself and its tabs, each labelled as a tab; none where it is alone. */
export function tabsOf(section: Section): readonly Section[] {
  const others = offered().filter(
    ({ tabOf, path }) => tabOf === (section.tabOf ?? section.path) && path !== section.path,
  );
  return others.length === 0 ? [] : [section, ...others].map((one) => ({ ...one, label: one.tab ?? one.label }));
}

/** The page with a place whose path is the longest beginning of this one. */
export const placeOf = (pathname: string): Section | undefined =>
  placed
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0];

/** The section of a page; of a part of a page that has no place by itself, that of the path which it lies below. */
export function sectionOf(pathname: string): Section | undefined {
  const page = placeOf(pathname);
  if (!page) return undefined;
  const all = offered();
  const of = page.tabOf ?? page.within ?? page.path;
  const section = all.find((one) => (one.path === of || one.tabOf === of) && isSection(one, all));
  return section ?? (of === page.path ? undefined : sectionOf(of));
}

/** The sections of an area for somebody: those of which a side is open, each leading to the first open one. */
export const entriesOf = (area: PageArea, may: (page: Section) => boolean): readonly (Section & { href: PagePath })[] =>
  sectionsOf(area).flatMap((section) => {
    const open = [section, ...tabsOf(section)].find(may);
    return open ? [{ ...section, href: open.path }] : [];
  });

/** Whether operators of a role may open a page. */
export const isForOperator = ({ operators }: Pick<Page, 'operators'>, role: OperatorRole | undefined): boolean =>
  !operators || role === 'super' || (role !== undefined && operators.includes(role));

/** Whether company members of a role may open a page; a user without a role is still being certified. */
export const isForMember = ({ members }: Pick<Page, 'members'>, role: MemberRole | null | undefined): boolean =>
  !members || !role || role === 'owner' || members.includes(role);

/** Whether a page is open to a school of a state: before the certification, and while suspended, only those for any state. */
export const isForState = (
  { area, anyState }: Pick<Page, 'area' | 'anyState'>,
  status: CompanyStatus | undefined,
): boolean => area !== 'enterprise' || anyState === true || !status || status === 'approved' || status === 'unclaimed';
