import type { invoiceEndpoints } from '#contract/orders/invoices.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import { type Ctx, member, signedIn } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { decideInvoice, dropTitle, listInvoices, listTitles, requestInvoice } from './invoices.ts';

const companyOf = (ctx: Ctx) => member(ctx).member.companyId;

export const invoiceHandlers = (): Handlers<typeof invoiceEndpoints> => ({
  'GET /api/company/invoices': (ctx, { query }) =>
    listInvoices(ctx.db, { companyId: companyOf(ctx), page: query.page }),
  'POST /api/company/invoices': (ctx, { body }) =>
    requestInvoice(ctx.db, { companyId: companyOf(ctx), accountId: signedIn(ctx).accountId, now: ctx.now }, body),
  'GET /api/company/invoiceTitles': (ctx) => listTitles(ctx.db, companyOf(ctx)),
  'DELETE /api/company/invoiceTitles/:id': (ctx, { params }) => dropTitle(ctx.db, companyOf(ctx), params.id),
  'GET /api/admin/invoices': (ctx, { query }) => listInvoices(ctx.db, { status: query.status, page: query.page }),
  'POST /api/admin/invoices/:id/moves': (ctx, { params, body }) =>
    ctx.db.transaction(async (tx) => {
      const operatorId = signedIn(ctx).accountId;
      const line = await decideInvoice(tx, { id: params.id, operatorId, now: ctx.now }, body);
      const { move, ...detail } = body;
      await recordAct(tx, signedIn(ctx), {
        act: `invoice.${move}`,
        subject: 'invoice',
        subjectId: params.id,
        detail,
        now: ctx.now,
      });
      return line;
    }),
});
