import { call } from '#web/api/browser-call.ts';
import { DeliveriesPage } from '#web/features/deliveries/list/deliveries-page.tsx';
import { loadDeliveries } from '#web/features/deliveries/list/load-deliveries.ts';
import { failPage } from '#web/features/page/page-failure.ts';
import type { Route } from './+types/resume-delivery';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadDeliveries(call, new URL(request.url)).catch(failPage);

export default function Deliveries({ loaderData }: Route.ComponentProps) {
  return <DeliveriesPage key={loaderData.group} {...loaderData} />;
}
