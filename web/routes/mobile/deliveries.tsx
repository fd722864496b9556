import { call } from '#web/api/browser-call.ts';
import { MobileDeliveriesPage } from '#web/areas/mobile/deliveries/deliveries-page.tsx';
import { loadDeliveries } from '#web/features/deliveries/list/load-deliveries.ts';
import { failPage } from '#web/features/page/page-failure.ts';
import type { Route } from './+types/deliveries';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadDeliveries(call, new URL(request.url)).catch(failPage);

export default function MobileDeliveries({ loaderData }: Route.ComponentProps) {
  return <MobileDeliveriesPage key={loaderData.group} {...loaderData} />;
}
