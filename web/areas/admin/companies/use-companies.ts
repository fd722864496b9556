import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '#contract/api.ts';
import type { CompanyTexts } from '#contract/companies/company-texts.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';

type ListQuery = NonNullable<InputOf<Api['GET /api/admin/companies']>['query']>;

export const useCompanies = (query: ListQuery) =>
  useQuery({
    queryKey: ['desk-companies', query],
    queryFn: ({ signal }) => call('GET /api/admin/companies', { query }, { signal, quiet: true }),
  });

export const useCompany = (id: string | null) =>
  useQuery({
    queryKey: ['desk-company', id],
    enabled: id !== null,
    queryFn: ({ signal }) =>
      call('GET /api/admin/companies/:id', { params: { id: id ?? '' } }, { signal, quiet: true }),
  });

const done = { suspend: '已暂停，理由已告诉对方', restore: '已恢复，理由已告诉对方' } as const;

/** Stops a company or lets it on; the answer is what it is now. */
export function useMoveCompany(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { move: 'suspend' | 'restore'; reason: string }) =>
      call('POST /api/admin/companies/:id/moves', { params: { id }, body }),
    onSuccess: (detail, { move }) => {
      client.setQueryData(['desk-company', id], detail);
      void client.invalidateQueries({ queryKey: ['desk-companies'] });
      toast.success(done[move]);
    },
  });
}

/** Changes or hides what the company's page says; the answer is the company as it is now. */
export function useEditTexts(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Partial<CompanyTexts> & { reason: string }) =>
      call('PUT /api/admin/companies/:id/texts', { params: { id }, body }),
    onSuccess: (detail) => {
      client.setQueryData(['desk-company', id], detail);
      toast.success('已修改，理由已告诉对方');
    },
  });
}
