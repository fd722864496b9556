import { useCall } from '#web/features/calls/use-call.ts';
import { useSession } from '#web/session/session-store.ts';
import type { Order } from '../../contract/order-shapes.ts';

/** What an action with the company's money may change. */
export const settleCalls = [
  'GET /api/company/companyAssets',
  'GET /api/company/packages',
  'GET /api/company/orders',
  'GET /api/company/orders/:id',
  'GET /api/company/invoices',
  'GET /api/company/invoiceTitles',
  'GET /api/company/ledger',
] as const;

/** The company's balances. */
export function useAssets() {
  const companyId = useSession((state) => state.company?.id);
  return useCall('GET /api/company/companyAssets', companyId ? { query: { companyId } } : null);
}

export const usePackages = () => useCall('GET /api/company/packages', {}, { background: true });

/** Whether the next move is someone else's: then the order is polled every few seconds. */
const waits = ({ status, method }: Order) =>
  status === 'voucher-submitted' || (status === 'created' && method !== 'transfer');

export const useOrder = (id: string | null) =>
  useCall('GET /api/company/orders/:id', id === null ? null : { params: { id } }, {
    background: true,
    refetchInterval: ({ state: { data } }) => (data && waits(data) ? 5_000 : false),
  });
