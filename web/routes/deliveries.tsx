import { pages, pageTitle } from '#contract/pages.ts';
import { loadDeliveries } from '#web/features/deliveries/load-deliveries.ts';
import { PageError } from '#web/features/page/page-error.tsx';
import { failPage } from '#web/features/page/page-failure.ts';
import { call } from '../api/browser-call.ts';
import { DeliveriesPage } from '../areas/seeker/deliveries/deliveries-page.tsx';
import type { Route } from './+types/deliveries';

export const meta = () => [
  { title: pageTitle(pages['/resume/delivery'].title) },
  { name: 'robots', content: 'noindex' },
];

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadDeliveries(call, new URL(request.url)).catch(failPage);

export default function Deliveries({ loaderData }: Route.ComponentProps) {
  return <DeliveriesPage key={loaderData.group} {...loaderData} />;
}

export { PageError as ErrorBoundary };
