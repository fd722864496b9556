import { pages, pageTitle } from '#contract/pages.ts';
import { PageError } from '#web/features/page/page-error.tsx';
import { failPage } from '#web/features/page/page-failure.ts';
import { call } from '../api/browser-call.ts';
import { NoSeekerRecord } from '../areas/seeker/shell/no-seeker-record.tsx';
import { tabOf, WagesPage } from '../areas/seeker/wages/wages-page.tsx';
import { getSession } from '../session/session-store.ts';
import type { Route } from './+types/user-wages';

export const meta = () => [
  { title: pageTitle(pages['/resume/userWages'].title) },
  { name: 'robots', content: 'noindex' },
];

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  if (!getSession().jober) return null;
  const url = new URL(request.url);
  const wages = await call('GET /api/wages').catch(failPage);
  return { tab: tabOf(url.searchParams.get('tab')), open: url.searchParams.get('id'), wages };
};

export default function UserWages({ loaderData }: Route.ComponentProps) {
  return loaderData ? <WagesPage {...loaderData} /> : <NoSeekerRecord />;
}

export { PageError as ErrorBoundary };
