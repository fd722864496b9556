import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '#contract/api.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { call } from '#web/api/browser-call.ts';

type OrderQuery = NonNullable<InputOf<Api['GET /api/admin/orders']>['query']>;
type InvoiceQuery = NonNullable<InputOf<Api['GET /api/admin/invoices']>['query']>;
export type PostingQuery = NonNullable<InputOf<Api['GET /api/admin/ledger']>['query']>;
export type OrderAction = InputOf<Api['POST /api/admin/orders/:id/moves']>['body'];
export type InvoiceAction = InputOf<Api['POST /api/admin/invoices/:id/moves']>['body'];
export type PackageDraft = InputOf<Api['POST /api/admin/packages']>['body'];

export const useAllOrders = (query: OrderQuery) =>
  useQuery({
    queryKey: ['finance', 'orders', query],
    queryFn: ({ signal }) => call('GET /api/admin/orders', { query }, { signal }),
  });

export const useAnOrder = (id: string | null) =>
  useQuery({
    queryKey: ['finance', 'order', id],
    enabled: id !== null,
    queryFn: ({ signal }) =>
      call('GET /api/admin/orders/:id', { params: { id: id ?? '' } }, { signal, background: true }),
  });

export const useAllInvoices = (query: InvoiceQuery) =>
  useQuery({
    queryKey: ['finance', 'invoices', query],
    queryFn: ({ signal }) => call('GET /api/admin/invoices', { query }, { signal }),
  });

export const useAllPackages = () =>
  useQuery({
    queryKey: ['finance', 'packages'],
    queryFn: ({ signal }) => call('GET /api/admin/packages', {}, { signal }),
  });

export const usePostings = (query: PostingQuery) =>
  useQuery({
    queryKey: ['finance', 'ledger', query],
    queryFn: ({ signal }) => call('GET /api/admin/ledger', { query }, { signal }),
  });

export const useBooks = () =>
  useQuery({
    queryKey: ['finance', 'books'],
    // A check that was asked for runs in the background.
    refetchInterval: 15_000,
    queryFn: ({ signal }) => call('GET /api/admin/ledgerBooks', {}, { signal, background: true }),
  });

/** What operators do with the money; whatever that changes is asked anew. */
export function useActions() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: ['finance'] });
  return {
    moveOrder: useMutation({
      onSettled,
      mutationFn: ({ id, body, key }: { id: string; body: OrderAction; key: string }) =>
        call('POST /api/admin/orders/:id/moves', { params: { id }, body }, { idempotencyKey: key }),
    }),
    checkBooks: useMutation({ onSettled, mutationFn: () => call('POST /api/admin/ledgerBooks/checks', {}) }),
    decide: useMutation({
      onSettled,
      mutationFn: ({ id, body, key }: { id: string; body: InvoiceAction; key: string }) =>
        call('POST /api/admin/invoices/:id/moves', { params: { id }, body }, { idempotencyKey: key }),
    }),
    savePackage: useMutation({
      onSettled,
      mutationFn: ({ id, body, key }: { id: string | null; body: PackageDraft; key: string }) =>
        id === null
          ? call('POST /api/admin/packages', { body }, { idempotencyKey: key })
          : call('PUT /api/admin/packages/:id', { params: { id }, body }),
    }),
  };
}
