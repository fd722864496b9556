import type { MemberRole, OperatorRole } from './actor.ts';

/**
 * Who may open a page: `seeker` pages need a sign-in on the seeker's side, `recruiter` pages one on the enterprise side,
 * `operator` pages one at the operators' console.
 */
export type PageAccess = 'anyone' | 'seeker' | 'recruiter' | 'operator';

/** The area of a page: the folder of its route module, and with its access its layout. */
export type PageArea = 'public' | 'content' | 'seeker' | 'mobile' | 'judge' | 'enterprise' | 'admin';

/** Names of icons that a module's sections may have; `web/features/console/section-icons.ts` draws them. */
export type SectionIcon = 'announcements' | 'content' | 'exam' | 'fairs' | 'headset' | 'wages' | 'wallet';

export interface PageDescription {
  /** The browser's title is this, followed by the site's; a detail page uses its object's own name instead. */
  title: string;
  /** Its label in the navigation and page head, if it differs from the title. */
  label?: string;
  access?: PageAccess;
  /** Public, but not indexed by search engines: sign-in, error pages. */
  hidden?: true;
  /** In the navigation of its area, in this order, under this heading. */
  nav?: string;
  /** Its name among the tabs of its page, if it differs from the label. */
  tab?: string;
  /** It is a tab of the page at this path, and lies in its navigation entry. */
  tabOf?: string;
  /** It is a part, or another address, of the page at this path, and lies in its navigation entry; it is none of its tabs. */
  within?: string;
  /** A module's section or tab follows this one; without it, or where that is not there, it is the last under its heading. */
  after?: string;
  icon?: SectionIcon;
  /** What its list is of, which the `keyword` of its address searches: the operators' palette leads there with what was typed. */
  finds?: string;
  /** Pinyin by which recruiters find it in the command palette. */
  pinyin?: string;
  /** Restricts company members to these roles; the owner is always allowed. */
  members?: readonly MemberRole[];
  /** Company members of these roles begin here. */
  firstFor?: readonly MemberRole[];
  /** Of operators only these roles; `super` always may. */
  operators?: readonly OperatorRole[];
  /** Accessible in any state of the company: its data, and drafts. */
  anyState?: true;
  /** Beside it the sections of the console are icons, or not there at all: it needs the room. */
  sections?: 'icons' | 'none';
  /** What its document is made from beside its path: names of parameters. */
  reads?: readonly string[];
  /** Redirects only. */
  leadsOn?: true;
}

export interface Page extends Omit<PageDescription, 'access' | 'hidden'> {
  area: PageArea;
  access: PageAccess;
  /** The module that it belongs to; absent in the core. */
  module?: string;
  /** Not indexed by search engines; includes every page that needs a sign-in. */
  hidden: boolean;
}
