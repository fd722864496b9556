import type { MemberRole, OperatorRole } from '#contract/actor.ts';
import type { Page, PageArea } from '#contract/page.ts';
import { type PagePath, pages } from '#contract/pages.ts';
import { isOffered } from '#web/slots.tsx';

/** A page that is listed in the navigation of its area. */
export interface Section extends Page {
  path: PagePath;
  label: string;
  /** Its heading in the navigation. */
  nav: string;
  /** Matches its path exactly, since another section lies below it. */
  end: boolean;
}

const listed = Object.entries<Page>(pages).flatMap(([path, page]): Section[] =>
  page.nav === undefined
    ? []
    : [{ ...page, path: path as PagePath, nav: page.nav, label: page.label ?? page.title, end: false }],
);

/** Sections of modules stand where their manifests say. */
const all = listed.filter(({ module }) => !module);
for (const section of listed.filter(({ module }) => module)) {
  const before = all.findIndex(({ path }) => path === section.after);
  const last = all.findLastIndex(({ area, nav }) => area === section.area && nav === section.nav);
  all.splice((before === -1 ? last : before) + 1, 0, section);
}
for (const section of all) section.end = all.some(({ path }) => path.startsWith(`${section.path}/`));

/** The sections of an area in navigation order. */
export const sectionsOf = (area: PageArea): readonly Section[] =>
  all.filter((section) => section.area === area && isOffered(section.module));

/** The section of a page: the longest matching path. */
export const sectionOf = (pathname: string): Section | undefined =>
  all
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0];

/** Whether operators of a role may open a page. */
export const isForOperator = ({ operators }: Pick<Page, 'operators'>, role: OperatorRole | undefined): boolean =>
  !operators || role === 'super' || (role !== undefined && operators.includes(role));

/** Whether company members of a role may open a page; a user without a role is still being certified. */
export const isForMember = ({ members }: Pick<Page, 'members'>, role: MemberRole | null | undefined): boolean =>
  !members || !role || role === 'owner' || members.includes(role);
