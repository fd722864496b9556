import { useRevalidator } from 'react-router';
import { call } from '#web/api/browser-call.ts';
import { DeliveriesPage } from '#web/features/deliveries/list/deliveries-page.tsx';
import { loadDeliveries } from '#web/features/deliveries/list/load-deliveries.ts';
import { failPage } from '#web/features/page/page-failure.ts';
import { PullToRefresh } from '#web/features/shell/pull-to-refresh.tsx';
import type { Route } from './+types/deliveries';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadDeliveries(call, new URL(request.url)).catch(failPage);

export default function MobileDeliveries({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <PullToRefresh onRefresh={revalidate}>
      <DeliveriesPage key={loaderData.group} {...loaderData} />
    </PullToRefresh>
  );
}
