import { call } from '#web/api/browser-call.ts';
import { NoSeekerRecord } from '#web/areas/seeker/shell/no-seeker-record.tsx';
import { tabOf, WagesPage } from '#web/areas/seeker/wages/wages-page.tsx';
import { failPage } from '#web/features/page/page-failure.ts';
import { getSession } from '#web/session/session-store.ts';
import type { Route } from './+types/resume-user-wages';

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  if (!getSession().jober) return null;
  const url = new URL(request.url);
  const wages = await call('GET /api/wages').catch(failPage);
  return { tab: tabOf(url.searchParams.get('tab'), wages), open: url.searchParams.get('id'), wages };
};

export default function UserWages({ loaderData }: Route.ComponentProps) {
  return loaderData ? <WagesPage {...loaderData} /> : <NoSeekerRecord />;
}
