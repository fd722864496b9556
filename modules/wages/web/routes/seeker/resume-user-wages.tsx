import { call } from '#web/api/browser-call.ts';
import { NoSeekerRecord } from '#web/features/account/no-seeker-record.tsx';
import { failPage } from '#web/features/page/page-failure.ts';
import { getSession } from '#web/session/session-store.ts';
import { tabOf, WagesPage } from '../../seeker/wages-page.tsx';

export const clientLoader = async ({ request }: { request: Request }) => {
  if (!getSession().jober) return null;
  const url = new URL(request.url);
  const wages = await call('GET /api/wages').catch(failPage);
  return { tab: tabOf(url.searchParams.get('tab'), wages), open: url.searchParams.get('id'), wages };
};

export default function UserWages({ loaderData }: { loaderData: Awaited<ReturnType<typeof clientLoader>> }) {
  return loaderData ? <WagesPage {...loaderData} /> : <NoSeekerRecord />;
}
