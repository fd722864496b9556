import { redirect } from 'react-router';
import { call } from '#web/api/browser-call.ts';
import { HomePage } from '#web/areas/public/home/home-page.tsx';
import { loadHome } from '#web/areas/public/home/load-home.ts';
import { metaOf, pack, unpack } from '#web/features/page/page-route.tsx';
import { pageContext } from '#web/page-context.ts';
import { paths } from '#web/paths.ts';
import { getSession, isSeekerSignedIn } from '#web/session/session-store.ts';
import type { Route } from './+types/home';

export const loader = async ({ request, context }: Route.LoaderArgs) =>
  pack(await loadHome(context.get(pageContext).call, new URL(request.url)));

/** The home page of a signed-in seeker is their own (seed, section 2); for a first document the boot script redirects. */
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  if (isSeekerSignedIn(getSession())) throw redirect(paths.seekerHome());
  return pack(await loadHome(call, new URL(request.url)));
};

export const meta = metaOf<typeof loadHome>('/', () => ({
  description: '面向教育行业的招聘网站：按学段、学科、编制、职称找教师岗位，资格一键自检，每次投递都有回音。',
  canonical: '/',
}));

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage data={unpack(loaderData)} />;
}
