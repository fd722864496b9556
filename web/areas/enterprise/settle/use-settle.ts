import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '#contract/api.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { Order, PayMethod } from '#contract/orders/order-shapes.ts';
import { call } from '#web/api/browser-call.ts';
import { useSession } from '#web/session/session-store.ts';

export type LedgerQuery = NonNullable<InputOf<Api['GET /api/company/ledger']>['query']>;
export type InvoiceRequest = InputOf<Api['POST /api/company/invoices']>['body'];

/** What the company has. */
export function useAssets() {
  const companyId = useSession((state) => state.company?.id) ?? '';
  return useQuery({
    queryKey: ['settle', 'assets', companyId],
    enabled: companyId !== '',
    queryFn: ({ signal }) => call('GET /api/company/companyAssets', { query: { companyId } }, { signal }),
  });
}

export const usePackages = () =>
  useQuery({
    queryKey: ['settle', 'packages'],
    queryFn: ({ signal }) => call('GET /api/company/packages', {}, { signal, background: true }),
  });

export const useOrders = (page: number) =>
  useQuery({
    queryKey: ['settle', 'orders', page],
    queryFn: ({ signal }) => call('GET /api/company/orders', { query: { page } }, { signal }),
  });

/** Whether somebody else is to move next: then the order is looked at again every few seconds. */
const waits = ({ status, method }: Order) =>
  status === 'voucher-submitted' || (status === 'created' && method !== 'transfer');

export const useOrder = (id: string | null) =>
  useQuery({
    queryKey: ['settle', 'order', id],
    enabled: id !== null,
    queryFn: ({ signal }) =>
      call('GET /api/company/orders/:id', { params: { id: id ?? '' } }, { signal, background: true }),
    refetchInterval: ({ state: { data } }) => (data && waits(data) ? 5_000 : false),
  });

export const useInvoices = (page: number) =>
  useQuery({
    queryKey: ['settle', 'invoices', page],
    queryFn: ({ signal }) => call('GET /api/company/invoices', { query: { page } }, { signal }),
  });

export const useTitles = () =>
  useQuery({
    queryKey: ['settle', 'titles'],
    queryFn: ({ signal }) => call('GET /api/company/invoiceTitles', {}, { signal, background: true }),
  });

export const useLedger = (query: LedgerQuery) =>
  useQuery({
    queryKey: ['settle', 'ledger', query],
    queryFn: ({ signal }) => call('GET /api/company/ledger', { query }, { signal }),
  });

/** What the company does with its money; whatever that changes is asked anew. */
export function useActions() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: ['settle'] });
  return {
    place: useMutation({
      onSettled,
      mutationFn: ({ body, key }: { body: { packageId: string; method: PayMethod }; key: string }) =>
        call('POST /api/company/orders', { body }, { idempotencyKey: key }),
    }),
    sendVoucher: useMutation({
      onSettled,
      mutationFn: ({ id, body, key }: { id: string; body: { fileId: string; note: string }; key: string }) =>
        call('POST /api/company/orders/:id/voucher', { params: { id }, body }, { idempotencyKey: key }),
    }),
    cancel: useMutation({
      onSettled,
      mutationFn: (id: string) => call('POST /api/company/orders/:id/cancel', { params: { id } }),
    }),
    pay: useMutation({
      mutationFn: (id: string) => call('POST /api/company/orders/:id/payment', { params: { id } }),
    }),
    askInvoice: useMutation({
      onSettled,
      mutationFn: ({ body, key }: { body: InvoiceRequest; key: string }) =>
        call('POST /api/company/invoices', { body }, { idempotencyKey: key }),
    }),
  };
}
