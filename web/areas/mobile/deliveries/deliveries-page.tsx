import { useRevalidator } from 'react-router';
import { DeliveriesPage } from '#web/features/deliveries/list/deliveries-page.tsx';
import type { DeliveriesData } from '#web/features/deliveries/list/load-deliveries.ts';
import { PullToRefresh } from '../shell/pull-to-refresh.tsx';

/** 投递 in the phone's shell. */
export function MobileDeliveriesPage(data: DeliveriesData) {
  const { revalidate } = useRevalidator();
  return (
    <PullToRefresh onRefresh={revalidate}>
      <div className="px-4 pb-4">
        <DeliveriesPage {...data} />
      </div>
    </PullToRefresh>
  );
}
