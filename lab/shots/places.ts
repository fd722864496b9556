import type { Page as BrowserPage } from 'playwright-core';
import type { Page, PageAccess } from '#contract/page.ts';
import { type PagePath, pages } from '#contract/pages.ts';
import type { Entries, Who } from './people.ts';

export const areas = ['public', 'seeker', 'mobile', 'judge', 'enterprise', 'admin'] as const;
export type Area = (typeof areas)[number];

/** One page as one user sees it. */
export interface Place {
  name: string;
  path: string;
  who: Who;
  area: Area;
  /** What the browser stores, of people who have no account. */
  entries?: Entries;
  /** Nobody reads it: its first view is not measured. */
  specimen?: true;
  /** What its user does there before the picture is taken. */
  act?(page: BrowserPage): Promise<void>;
}

const whoOf: Record<PageAccess, Who> = {
  anyone: 'visitor',
  seeker: 'seeker',
  recruiter: 'recruiter',
  operator: 'operator',
};

/** Detail pages by the call of their list: they show its first item. */
const details: Record<string, readonly PagePath[]> = {
  '/api/posts': ['/jobs/details', '/mobile/details'],
  '/api/posts?page=2': [],
  '/api/companies?sort=replies': ['/business/details'],
  '/api/companies/:company/announcements': ['/business/announcements/details'],
  '/api/fairs': ['/recruitment/details', '/recruitment/route', '/admin/fairs/details', '/admin/fairs/door'],
  '/api/exams': ['/exams/details', '/exam/edit', '/exam/review'],
  '/api/exams?group=running': ['/exams/draw', '/exam/rooms', '/exam/door'],
  '/api/exams?group=running&keyword=骨干': ['/exams/results'],
  '/api/exams?group=running&keyword=专项': ['/exam/results', '/exam/candidates', '/exam/objections', '/exam/interview'],
  '/api/content/articles': ['/consultation/ConsultationDetail', '/admin/content/item'],
  '/api/content/admissions': ['/recruitstudents/details'],
  '/api/content/lectures': ['/entrepreneurship/expert/details'],
  '/api/content/policies': ['/entrepreneurship/policy/details'],
  '/api/content/guides': ['/entrepreneurship/guide/details'],
};

/** Query parameters that a page needs to show something. */
const requested: Partial<Record<PagePath, string>> = { '/mobile/baseInfo': '?phone=13800000009' };

/** Pages that are shown as somebody else sees them than whom their access names first. */
const shownTo: Partial<Record<PagePath, Who>> = {
  '/exam/results': 'organiser',
  '/exam/candidates': 'organiser',
  '/exam/objections': 'organiser',
  '/exam/interview': 'organiser',
};

const nameOf = (path: string) => path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';

/** The picture book's areas are the site's; content and visitors' pages are shown with the public pages. */
const areaOf = ({ area, access }: Page): Area =>
  area === 'content' || (area === 'seeker' && access === 'anyone') ? 'public' : area;

/** Every page of the site; `idOf` finds a detail page's object by the call of its list. */
export function placesOf(idOf: (list: string) => string): Place[] {
  const ids = new Map(Object.entries(details).flatMap(([list, shownAt]) => shownAt.map((path) => [path, idOf(list)])));
  const compared = { '/jobs/compare': `?ids=${idOf('/api/posts')},${idOf('/api/posts?page=2')}` };
  const shown = Object.entries<Page>(pages).filter(([, page]) => !page.leadsOn);
  const places = shown.map(([path, page]): Place => {
    const id = ids.get(path as PagePath);
    const query = id ? `?id=${id}` : ({ ...requested, ...compared }[path as PagePath] ?? '');
    return {
      name: nameOf(path),
      path: path + query,
      who: shownTo[path as PagePath] ?? whoOf[page.access],
      area: areaOf(page),
    };
  });
  const unknown: Place = { name: 'unknown', path: '/no-such-page', who: 'visitor', area: 'public' };
  return [...places, unknown];
}

/** Ids of a list's items that have a page of their own. */
export async function idsOf(origin: string, list: string): Promise<string[]> {
  const response = await fetch(`${origin}${list}`);
  const { items } = (await response.json()) as {
    items: { id: string; exam?: unknown; online?: boolean; status?: string; isReported?: boolean }[];
  };
  // A post of a 公开招聘 leads to the page of its project; a fair that is online has neither door nor floor plan; a school that is not
  // here has no announcements; a project that others run has no stages here.
  const isWhole = ({ exam, online, status, isReported }: (typeof items)[number]) =>
    !exam && !online && status !== 'unclaimed' && !isReported;
  return items.filter(isWhole).map(({ id }) => id);
}

/** The first item of a list; of a list below companies that of the first company which has any. */
async function firstOf(origin: string, list: string): Promise<string> {
  const companies = list.includes(':company') ? await idsOf(origin, '/api/companies?sort=replies') : [''];
  for (const company of companies) {
    const [first] = await idsOf(origin, list.replace(':company', company));
    if (first) return first;
  }
  throw new Error(`there is nothing to look at in ${list}`);
}

/** Every page of the site, detail pages with the first item that a visitor would find. */
export async function findPlaces(origin: string): Promise<Place[]> {
  const ids = new Map<string, string>();
  for (const list of Object.keys(details)) ids.set(list, await firstOf(origin, list));
  return placesOf((list) => ids.get(list) ?? '');
}
