import { type PageAccess, type PagePath, pages } from '#contract/pages.ts';
import { paths } from '#web/paths.ts';
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

/** Every page of the site, the detail pages on the first post that a visitor would find. */
export async function findPlaces(origin: string): Promise<Place[]> {
  const response = await fetch(`${origin}/api/posts`);
  const { items } = (await response.json()) as { items: { id: string; company: { id: string } }[] };
  const [post] = items;
  if (!post) throw new Error('there are no posts to look at');
  const filled: Record<string, string> = {
    '/jobs/details': paths.job(post.id),
    '/business/details': paths.company(post.company.id),
  };
  return Object.entries(pages)
    .filter(([path]) => !faceless.has(path))
    .map(([path, { who }]) => ({ name: nameOf(path), path: filled[path] ?? path, who: whoOf[who] }));
}
