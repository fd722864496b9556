import type { MemberRole, OperatorRole } from '#contract/actor.ts';
import { type Page, type PageArea, type PagePath, pages } from '#contract/pages.ts';

/** A page that stands in the navigation of its area. */
export interface Section extends Page {
  path: PagePath;
  label: string;
  /** The heading under which it stands. */
  nav: string;
  /** Another section stands below its path. */
  end: boolean;
}

const all = Object.entries<Page>(pages).flatMap(([path, page]): Section[] =>
  page.nav === undefined
    ? []
    : [{ ...page, path: path as PagePath, nav: page.nav, label: page.label ?? page.title, end: false }],
);
for (const section of all) section.end = all.some(({ path }) => path.startsWith(`${section.path}/`));

/** The sections of an area in the order of its navigation. */
export const sectionsOf = (area: PageArea): readonly Section[] => all.filter((section) => section.area === area);

/** The section in which a page stands: the longest path that leads to it. */
export const sectionOf = (pathname: string): Section | undefined =>
  all
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0];

/** Whether a page is for operators of a role. */
export const isForOperator = ({ operators }: Pick<Page, 'operators'>, role: OperatorRole | undefined): boolean =>
  !operators || role === 'super' || (role !== undefined && operators.includes(role));

/** Whether a page is for members of a role; without a role somebody is still being certified. */
export const isForMember = ({ members }: Pick<Page, 'members'>, role: MemberRole | null | undefined): boolean =>
  !members || !role || role === 'owner' || members.includes(role);
