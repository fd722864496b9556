import { type PageAccess, type PagePath, pages } from '#contract/pages.ts';
import type { Who } from './people.ts';

/** One page as one person sees it. */
export interface Place {
  name: string;
  path: string;
  who: Who;
}

const whoOf: Record<PageAccess, Who> = {
  anyone: 'visitor',
  seeker: 'seeker',
  recruiter: 'recruiter',
  operator: 'operator',
};

/** These only lead on. */
const faceless: ReadonlySet<string> = new Set<PagePath>(['/redirect/*', '/enterprise']);

const nameOf = (path: string) => path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';

/** Where the first thing of a list is looked at: the list's call, and the pages that show one of its things. */
const details: Record<string, readonly PagePath[]> = {
  '/api/posts': ['/jobs/details', '/mobile/details'],
  '/api/companies': ['/business/details'],
  '/api/fairs': ['/recruitment/details', '/recruitment/route', '/admin/fairs/details', '/admin/fairs/door'],
  '/api/content/articles': ['/consultation/ConsultationDetail', '/admin/content/item'],
  '/api/content/admissions': ['/recruitstudents/details'],
  '/api/content/lectures': ['/entrepreneurship/expert/details'],
  '/api/content/policies': ['/entrepreneurship/policy/details'],
  '/api/content/guides': ['/entrepreneurship/guide/details'],
};

async function firstOf(origin: string, list: string): Promise<string> {
  const response = await fetch(`${origin}${list}`);
  const { items } = (await response.json()) as { items: { id: string }[] };
  const [first] = items;
  if (!first) throw new Error(`there is nothing to look at in ${list}`);
  return first.id;
}

/** Every page of the site, the detail pages on the first thing that a visitor would find. */
export async function findPlaces(origin: string): Promise<Place[]> {
  const ids = new Map<string, string>();
  for (const [list, shownAt] of Object.entries(details)) {
    const id = await firstOf(origin, list);
    for (const path of shownAt) ids.set(path, id);
  }
  return Object.entries(pages)
    .filter(([path]) => !faceless.has(path))
    .map(([path, { who }]) => {
      const id = ids.get(path);
      return { name: nameOf(path), path: id ? `${path}?id=${id}` : path, who: whoOf[who] };
    });
}
