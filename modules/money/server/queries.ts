import { and, desc, eq, gt, ilike, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import { movesFor } from '#contract/machine.ts';
import { company } from '#database/schema/companies.ts';
import { operator } from '#database/schema/identity.ts';
import { fileLinks } from '#server/domains/files/public.ts';
import { type Database, rowsOf } from '#server/platform/database/database.ts';
import { containsPattern } from '#server/platform/database/like-pattern.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import type { Deps } from '#server/platform/deps.ts';
import { countCapped, pageOf } from '#server/platform/paging.ts';
import { type OperatorOrder, operatorOrder } from '../contract/order-shapes.ts';
import { order as machine, type OrderState } from '../contract/order-state.ts';
import type { orderEndpoints } from '../contract/orders.ts';
import { providerRefund, salesOrder } from '../schema.ts';
import { needsTwo } from './operator-moves.ts';
import { refundableNow } from './payments/refundable.ts';
import { type OrderRow, readOrder, stateOf } from './store.ts';

type OrderQuery = QueryOf<typeof orderEndpoints, 'GET /api/admin/orders'>;

/** By the state computed from the clock, whether or not it is recorded. */
function inState(status: OrderState | undefined, now: Date): SQL | undefined {
  if (!status) return undefined;
  const late = and(eq(salesOrder.status, 'created'), lte(salesOrder.expiresAt, now));
  if (status === 'created') return and(eq(salesOrder.status, 'created'), gt(salesOrder.expiresAt, now));
  return status === 'expired' ? or(eq(salesOrder.status, 'expired'), late) : eq(salesOrder.status, status);
}

/** Orders, newest first, those of `first` before the others. */
async function orderPage(db: Database, where: SQL | undefined, page: number | undefined, first: SQL[] = []) {
  const { size, offset } = pageOf({ page }, []);
  const rows = await db
    .select()
    .from(salesOrder)
    .where(where)
    .orderBy(...first.map(desc), desc(salesOrder.createdAt), salesOrder.id)
    .limit(size)
    .offset(offset);
  const counted = await countCapped(db, sql`from ${salesOrder} where ${where ?? sql`true`}`);
  return { rows, ...counted, nextCursor: null };
}

/** A company's orders, newest first. */
export async function listOwn(db: Database, companyId: string, { status, page }: OrderQuery, now: Date) {
  const where = and(eq(salesOrder.companyId, companyId), inState(status, now));
  const { rows, ...counts } = await orderPage(db, where, page);
  return { items: await presentLines(db, rows, 'recruiter', now), ...counts };
}

/** @throws AppError NOT_FOUND, alike for an absent and a foreign one */
export async function showOwn({ db, deps, now }: DbContext<{ deps: Deps }>, companyId: string, id: string) {
  const row = await readOrder(db, id, companyId);
  const [line] = await presentLines(db, [row], 'recruiter', now);
  return { ...(line as NonNullable<typeof line>), ...(await detailOf(deps, db, row)) };
}

/** Transfers whose voucher nobody has compared with the bank's statement yet. */
export const waitingVouchers = sql`
  select sales_order.id, 'vouchers' as kind, company.name as title, '' as code, '' as place,
    sales_order.package_name || ' ' || to_char(div(sales_order.price, 100), 'FM999,999,990') || '.'
      || lpad((sales_order.price % 100)::text, 2, '0') || ' 元' as name,
    coalesce(sales_order.voucher_at, sales_order.updated_at) as since
  from sales_order join company on company.id = sales_order.company_id
  where sales_order.status = 'voucher-submitted'`;

/** Orders for operators: of all companies, by number or by the company's name; vouchers to confirm come first. */
export async function listAll(
  { db, deps, accountId, now }: DbContext<{ deps: Deps; accountId: string }>,
  { status, keyword, page }: OrderQuery,
) {
  const named = keyword
    ? or(
        ilike(salesOrder.number, containsPattern(keyword)),
        inArray(
          salesOrder.companyId,
          db
            .select({ id: company.id })
            .from(company)
            .where(ilike(company.name, containsPattern(keyword)))
            .limit(500),
        ),
      )
    : undefined;
  const isWaiting = eq(salesOrder.status, 'voucher-submitted');
  const { rows, ...counts } = await orderPage(db, and(inState(status, now), named), page, [isWaiting]);
  return { items: await operatorLines({ db, accountId, now }, deps, rows), ...counts };
}

async function operatorLines(
  { db, accountId, now }: DbContext<{ accountId: string }>,
  { config }: Deps,
  rows: OrderRow[],
) {
  const lines = await presentLines(db, rows, 'operator', now);
  const names = await namesOf(db, rows);
  return lines.map((line) => {
    const { companyId, firstEyesId: first, price } = line;
    const firstEyes = first ? { name: names.operators.get(first) ?? '', mine: first === accountId } : null;
    return { ...line, companyName: names.companies.get(companyId) ?? '', firstEyes, needsTwo: needsTwo(price, config) };
  });
}

async function namesOf(db: Database, rows: readonly OrderRow[]) {
  const companies = await rowsOf(db, { id: 'string', name: 'string' })`
    select id::text, name from company where id = any(${sql.param(rows.map((row) => row.companyId))}::bigint[])`;
  const seen = rows.flatMap(({ firstEyesId }) => (firstEyesId ? [firstEyesId] : []));
  const operators =
    seen.length === 0
      ? []
      : await db
          .select({ id: operator.accountId, name: operator.name })
          .from(operator)
          .where(inArray(operator.accountId, seen));
  return {
    companies: new Map(companies.map(({ id, name }) => [id, name])),
    operators: new Map(operators.map(({ id, name }) => [id, name])),
  };
}

/** @throws AppError NOT_FOUND */
export async function showToOperator(
  { db, deps, accountId, now }: DbContext<{ deps: Deps; accountId: string }>,
  id: string,
) {
  const row = await readOrder(db, id);
  const [line] = await operatorLines({ db, accountId, now }, deps, [row]);
  const { left, refundable } = await refundableNow(db, row);
  const { refundFirstId: first, refundFirstAmount: amount } = row;
  const [by] = first
    ? await db.select({ name: operator.name }).from(operator).where(eq(operator.accountId, first))
    : [];
  return {
    ...(line as NonNullable<typeof line>),
    ...(await detailOf(deps, db, row)),
    refundable,
    left,
    refundFirst: amount === null ? null : { name: by?.name ?? '', mine: first === accountId, amount: Number(amount) },
    refund: await refundOf(db, id),
  };
}

/** The state of its refund through the provider. */
async function refundOf(db: Database, orderId: string) {
  const [row] = await db.select().from(providerRefund).where(eq(providerRefund.orderId, orderId));
  return row ? { ...row, status: row.status as NonNullable<OperatorOrder['refund']>['status'] } : null;
}

type Side = 'recruiter' | 'operator';

/** Requested or issued invoices of orders. */
async function invoicesOf(db: Database, ids: readonly string[]) {
  const rows = await rowsOf(db, { id: 'string', status: ['requested', 'issued'] })`
    select order_id::text as id, status from invoice
    where order_id = any(${sql.param(ids)}::bigint[]) and status <> 'rejected'`;
  return new Map(rows.map(({ id, status }) => [id, status]));
}

/** Orders as a list shows them, with the reader's moves. */
async function presentLines(db: Database, rows: readonly OrderRow[], side: Side, now: Date) {
  const invoices = await invoicesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const status = stateOf(row, now);
    const moves = movesFor(machine, status, side);
    return {
      ...row,
      status,
      invoice: invoices.get(row.id) ?? null,
      moves: moves.filter((move) => move !== 'submit-voucher' || row.method === 'transfer'),
    };
  });
}

/** Details of an order's page: the voucher, by a link that expires, and its history. */
async function detailOf(deps: Deps, db: Database, { id, voucherId }: OrderRow) {
  const links = await fileLinks({ ...deps, db }, voucherId ? [voucherId] : []);
  // Paid and fulfilled share one moment: the payment comes first.
  const events = await rowsOf(db, operatorOrder.shape.events.element)`
    select move, note, at from sales_order_event where order_id = ${id} order by at, move = 'fulfil', id`;
  return { voucher: (voucherId && links.get(voucherId)) || null, events };
}
