import { call } from '#web/api/browser-call.ts';
import { loadHome } from '#web/areas/seeker/home/load-home.ts';
import { SeekerHomePage } from '#web/areas/seeker/home/seeker-home-page.tsx';
import { failPage } from '#web/features/page/page-failure.ts';
import type { Route } from './+types/client-index';

export const clientLoader = () => loadHome(call).catch(failPage);

export default function SeekerHome({ loaderData }: Route.ComponentProps) {
  return <SeekerHomePage data={loaderData} />;
}
