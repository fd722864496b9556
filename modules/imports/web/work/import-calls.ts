import type { Api } from '#contract/api.ts';
import type { AnswerOf, InputOf } from '#contract/endpoint.ts';
import { call } from '#web/api/browser-call.ts';

type Own<K extends keyof Api> = Promise<AnswerOf<Api[K]>>;
type Body<K extends keyof Api> = InputOf<Api[K]> extends { body: infer B } ? B : never;

/** The calls of an import: a school's own, or those by which an operator does it for a school. */
export interface ImportCalls {
  list(signal: AbortSignal): Own<'GET /api/company/imports'>;
  begin(body: Body<'POST /api/company/imports'>): Own<'POST /api/company/imports'>;
  read(id: string): Own<'GET /api/company/imports/:id'>;
  remap(id: string, body: Body<'PUT /api/company/imports/:id/mapping'>): Own<'PUT /api/company/imports/:id/mapping'>;
  write(id: string): Own<'POST /api/company/imports/:id/write'>;
  undo(id: string): Own<'POST /api/company/imports/:id/undo'>;
  report(id: string): Own<'GET /api/company/imports/:id/report'>;
}

const quietly = { background: true } as const;

const own: ImportCalls = {
  list: (signal) => call('GET /api/company/imports', {}, { signal, ...quietly }),
  begin: (body) => call('POST /api/company/imports', { body }, { mayStop: true }),
  read: (id) => call('GET /api/company/imports/:id', { params: { id } }),
  remap: (id, body) => call('PUT /api/company/imports/:id/mapping', { params: { id }, body }, quietly),
  write: (id) => call('POST /api/company/imports/:id/write', { params: { id } }, quietly),
  undo: (id) => call('POST /api/company/imports/:id/undo', { params: { id } }),
  report: (id) => call('GET /api/company/imports/:id/report', { params: { id } }),
};

const forCompany = (companyId: string): ImportCalls => {
  const of = (id: string) => ({ params: { companyId, id } });
  return {
    list: (signal) =>
      call('GET /api/admin/companies/:companyId/imports', { params: { companyId } }, { signal, ...quietly }),
    begin: (body) =>
      call('POST /api/admin/companies/:companyId/imports', { params: { companyId }, body }, { mayStop: true }),
    read: (id) => call('GET /api/admin/companies/:companyId/imports/:id', of(id)),
    remap: (id, body) => call('PUT /api/admin/companies/:companyId/imports/:id/mapping', { ...of(id), body }, quietly),
    write: (id) => call('POST /api/admin/companies/:companyId/imports/:id/write', of(id), quietly),
    undo: (id) => call('POST /api/admin/companies/:companyId/imports/:id/undo', of(id)),
    report: (id) => call('GET /api/admin/companies/:companyId/imports/:id/report', of(id)),
  };
};

export const importCallsOf = (companyId?: string): ImportCalls => (companyId ? forCompany(companyId) : own);
