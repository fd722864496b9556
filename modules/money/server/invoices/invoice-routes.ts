import { and, eq, sql } from 'drizzle-orm';
import { newId } from '#database/new-id.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import { type Database, rowsOf } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, member, signedIn } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { countCapped, pageOf } from '#server/platform/paging.ts';
import { flowOf, transition } from '#server/platform/transition.ts';
import {
  type InvoiceLine,
  type InvoiceTitle,
  type invoiceEndpoints,
  invoiceLine,
  type StoredTitle,
} from '../../contract/invoices.ts';
import { invoice as machine } from '../../contract/order-state.ts';
import { invoice, invoiceEvent, invoiceTitle } from '../../schema.ts';
import { notifyBuyer } from '../notify.ts';
import { lockOrder, readOrder } from '../store.ts';

interface InvoiceQuery {
  companyId?: string;
  status?: InvoiceLine['status'] | undefined;
  id?: string;
  page?: number | undefined;
}

/** Invoices, newest first; those that wait for an operator, longest waiting first. */
async function listInvoices(db: Database, { companyId, status, id, page }: InvoiceQuery) {
  const { size, offset } = pageOf({ page }, []);
  const where = sql`true
    ${companyId ? sql`and invoice.company_id = ${companyId}` : sql``}
    ${status ? sql`and invoice.status = ${status}` : sql``}
    ${id ? sql`and invoice.id = ${id}` : sql``}`;
  const items = await rowsOf(db, invoiceLine)`
    select invoice.id::text, sales_order.number as "orderNumber",
      sales_order.package_name as "packageName", company.name as "companyName", invoice.title, invoice.amount::float8,
      invoice.status, invoice.number, invoice.reason, invoice.requested_at as "requestedAt"
    from invoice join sales_order on sales_order.id = invoice.order_id join company on company.id = invoice.company_id
    where ${where}
    order by ${status === 'requested' ? sql`invoice.requested_at` : sql`invoice.requested_at desc`}, invoice.id
    limit ${size} offset ${offset}`;
  return { items, ...(await countCapped(db, sql`from invoice where ${where}`)), nextCursor: null };
}

async function readInvoice(db: Database, id: string): Promise<InvoiceLine> {
  const [line] = (await listInvoices(db, { id })).items;
  if (!line) throw appError('NOT_FOUND', { message: '发票不存在' });
  return line;
}

/**
 * Requests an invoice of a paid order; refunded orders get none. The title is stored for the next one.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE, CONFLICT (it has one)
 */
async function requestInvoice(
  tx: Database,
  { companyId, accountId, now }: { companyId: string; accountId: string; now: Date },
  { orderId, title }: { orderId: string; title: InvoiceTitle },
): Promise<InvoiceLine> {
  const locked = await lockOrder(tx, orderId, now, companyId);
  if (locked.state !== 'paid' && locked.state !== 'fulfilled')
    throw appError('ILLEGAL_MOVE', { message: '已付款的订单才能申请发票' });
  const { rowCount } = await tx.execute(
    sql`select 1 from invoice where order_id = ${orderId} and status <> 'rejected'`,
  );
  if (rowCount) throw appError('CONFLICT', { message: '该订单已申请过发票' });
  const id = newId();
  const requested = { companyId, orderId, title, amount: locked.price, requestedBy: accountId, requestedAt: now };
  await tx.insert(invoice).values({ ...requested, id, status: 'requested' });
  const event = { fromStatus: null, move: 'request', toStatus: 'requested', actorId: accountId, at: now } as const;
  await record(tx, { invoiceId: id, ...event });
  await keepTitle(tx, companyId, title, now);
  return readInvoice(tx, id);
}

const record = (tx: Database, event: typeof invoiceEvent.$inferInsert) => tx.insert(invoiceEvent).values(event);

/** The last used title is offered first; each tax number is stored once. */
async function keepTitle(tx: Database, companyId: string, title: InvoiceTitle, now: Date): Promise<void> {
  await tx
    .delete(invoiceTitle)
    .where(and(eq(invoiceTitle.companyId, companyId), sql`${invoiceTitle.title} ->> 'taxNumber' = ${title.taxNumber}`));
  await tx.update(invoiceTitle).set({ isDefault: false }).where(eq(invoiceTitle.companyId, companyId));
  await tx.insert(invoiceTitle).values({ companyId, title, isDefault: true, updatedAt: now });
}

async function listTitles(db: Database, companyId: string): Promise<StoredTitle[]> {
  return db
    .select({ id: invoiceTitle.id, title: invoiceTitle.title })
    .from(invoiceTitle)
    .where(eq(invoiceTitle.companyId, companyId))
    .orderBy(sql`${invoiceTitle.updatedAt} desc`)
    .limit(20);
}

/** @throws AppError NOT_FOUND */
async function dropTitle(tx: Database, companyId: string, id: string): Promise<void> {
  const { rowCount } = await tx
    .delete(invoiceTitle)
    .where(and(eq(invoiceTitle.id, id), eq(invoiceTitle.companyId, companyId)));
  if (!rowCount) throw appError('NOT_FOUND', { message: '发票抬头不存在' });
}

const invoiceFlow = flowOf(machine, invoice, async (db, moves) => {
  for (const { row, from, move, to, actorId, at } of moves)
    await record(db, { invoiceId: row.id, fromStatus: from, move, toStatus: to, actorId, at });
});

type InvoiceAction = { move: 'issue'; number: string } | { move: 'reject'; reason: string };

/** @throws AppError NOT_FOUND, ILLEGAL_MOVE, CONFLICT (the number belongs to another invoice) */
async function decideInvoice(
  tx: Database,
  { id, operatorId, now }: { id: string; operatorId: string; now: Date },
  action: InvoiceAction,
): Promise<InvoiceLine> {
  const [locked] = await tx.select().from(invoice).where(eq(invoice.id, id)).for('no key update');
  if (!locked) throw appError('NOT_FOUND', { message: '发票不存在' });
  const [number, reason] = action.move === 'issue' ? [action.number, null] : [null, action.reason];
  if (number) {
    const { rowCount } = await tx.execute(sql`select 1 from invoice where number = ${number}`);
    if (rowCount) throw appError('CONFLICT', { message: '这个发票号码已经用过' });
  }
  const step = { move: action.move, who: 'operator', actorId: operatorId } as const;
  const decided = { number, reason, decidedBy: operatorId, decidedAt: now };
  await transition({ db: tx, now }, invoiceFlow, locked, { ...step, values: decided });
  const order = await readOrder(tx, locked.orderId);
  const notice = number
    ? { title: '发票已开具', body: `订单 ${order.number} 的发票已开具，号码 ${number}，发送至 ${locked.title.email}。` }
    : { title: '发票申请未通过', body: `订单 ${order.number} 的发票申请未通过：${reason}` };
  await notifyBuyer(tx, order, { kind: `invoice.${action.move}`, key: `invoice:${id}`, ...notice }, now);
  return readInvoice(tx, id);
}

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
