import { asc, desc, eq } from 'drizzle-orm';
import { isSoldUnit } from '#contract/ledger/ledger-units.ts';
import { newId } from '#database/new-id.ts';
import type { Config } from '#server/config.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import { heldBalance, readDailyLimits, setDailyLimits } from '#server/domains/ledger/public.ts';
import { type Database, rowOf, rowsOf } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, member, signedIn } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { PayMethod, SalesPackage } from '../contract/order-shapes.ts';
import { orderLifeMs, orderStateAt } from '../contract/order-state.ts';
import { orderEndpoints } from '../contract/orders.ts';
import { salesOrder, salesOrderEvent, salesPackage } from '../schema.ts';
import { cancelOrder, submitVoucher } from './company-moves.ts';
import { moveByOperator } from './operator-moves.ts';
import { bankOf, methodsOf } from './payments/methods.ts';
import { payOrder } from './payments/pay.ts';
import { isProviderName, openProvider } from './payments/providers/open-provider.ts';
import { listAll, listOwn, showOwn, showToOperator } from './queries.ts';
import { type LockedOrder, readOrder } from './store.ts';

function actorOf(ctx: Ctx) {
  const { accountId, member: place } = member(ctx);
  return { accountId, companyId: place.companyId, now: ctx.now };
}

const noted = (
  { db: tx, ctx }: { db: Database; ctx: Ctx },
  act: string,
  id: string,
  detail: Record<string, unknown> = {},
) =>
  recordAct(tx, signedIn(ctx), {
    act,
    subject: act.startsWith('package') ? 'package' : 'order',
    subjectId: id,
    detail,
    now: ctx.now,
  });

/** Where to pay an order online. Codes and pages issued before remain valid: they pay the same order once. */
async function beginPayment({ config }: Deps, ctx: Ctx, id: string) {
  const row = await readOrder(ctx.db, id, actorOf(ctx).companyId);
  if (!isProviderName(row.method) || orderStateAt(row.status as 'created', row.expiresAt, ctx.now) !== 'created')
    throw appError('ILLEGAL_MOVE');
  const provider = openProvider(config, row.method, () => ctx.now);
  if (!provider) throw appError('UNAVAILABLE', { message: '暂不支持这种付款方式' });
  const { number, packageName, price: fen, expiresAt } = row;
  const url = await provider.begin({ number, title: `教育人才网 ${packageName}`, fen, expiresAt });
  return { provider: row.method, url };
}

export const orderHandlers = (deps: Deps): Handlers<typeof orderEndpoints> => {
  const { config } = deps;
  const showOrder = (ctx: Ctx, id: string) => showOwn({ db: ctx.db, deps, now: ctx.now }, actorOf(ctx).companyId, id);
  return {
    'GET /api/company/packages': async (ctx) => ({
      items: await listPackages(ctx.db, true),
      methods: methodsOf(config),
      bank: bankOf(config),
    }),
    'GET /api/company/orders': (ctx, { query }) => listOwn(ctx.db, actorOf(ctx).companyId, query, ctx.now),
    'POST /api/company/orders': async (ctx, { body }) => {
      const { id } = await createOrder({ db: ctx.db, config, now: ctx.now }, actorOf(ctx), body);
      return showOrder(ctx, id);
    },
    'GET /api/company/orders/:id': (ctx, { params }) => showOrder(ctx, params.id),
    'POST /api/company/orders/:id/voucher': async (ctx, { params, body }) => {
      await ctx.db.transaction((tx) => submitVoucher(tx, actorOf(ctx), params.id, body));
      return showOrder(ctx, params.id);
    },
    'POST /api/company/orders/:id/cancel': async (ctx, { params }) => {
      await ctx.db.transaction((tx) => cancelOrder(tx, actorOf(ctx), params.id));
      return showOrder(ctx, params.id);
    },
    'POST /api/company/orders/:id/payment': (ctx, { params }) => beginPayment(deps, ctx, params.id),
    'GET /api/admin/ordersByMonth': (ctx, { query }) => ordersByMonth(ctx.db, query.months, ctx.now),
    'GET /api/admin/orders': (ctx, { query }) =>
      listAll({ db: ctx.db, deps, accountId: signedIn(ctx).accountId, now: ctx.now }, query),
    'GET /api/admin/orders/:id': (ctx, { params }) =>
      showToOperator({ db: ctx.db, deps, accountId: signedIn(ctx).accountId, now: ctx.now }, params.id),
    'POST /api/admin/orders/:id/moves': async (ctx, { params, body }) => {
      const { accountId: operatorId } = signedIn(ctx);
      await ctx.db.transaction(async (tx) => {
        const done = await moveByOperator(tx, deps, { orderId: params.id, operatorId, now: ctx.now }, body);
        const { move: _, ...detail } = body;
        await noted({ db: tx, ctx }, `order.${done}`, params.id, detail);
      });
      return showToOperator({ db: ctx.db, deps, accountId: operatorId, now: ctx.now }, params.id);
    },
    'GET /api/admin/dailyLimits': (ctx) => readDailyLimits(ctx.db),
    'PUT /api/admin/dailyLimits': (ctx, { body }) =>
      ctx.db.transaction(async (tx) => {
        await setDailyLimits(tx, body, ctx.now);
        await recordAct(tx, signedIn(ctx), { act: 'quota.set', subject: 'quota', detail: { ...body }, now: ctx.now });
        return body;
      }),
    'GET /api/admin/packages': (ctx) => listPackages(ctx.db, false),
    'POST /api/admin/packages': async (ctx, { body }) => {
      const made = await createPackage(ctx.db, body, ctx.now);
      await noted({ db: ctx.db, ctx }, 'package.create', made.id, { name: body.name, price: body.price });
      return made;
    },
    'PUT /api/admin/packages/:id': (ctx, { params, body }) =>
      ctx.db.transaction(async (tx) => {
        const changed = await editPackage(tx, params.id, body, ctx.now);
        await noted({ db: tx, ctx }, 'package.edit', params.id, { name: body.name, price: body.price });
        return changed;
      }),
  };
};

/** Maximum unpaid orders of a company. */
const MAX_OPEN = 20;

/** The day in Shanghai and the id's last digits: short enough to read out, and unique. */
const numberOf = (id: string, now: Date) => {
  const day = new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '');
  return `${day}${id.padStart(19, '0').slice(-19)}`.slice(0, 27);
};

/**
 * Orders a package at its current price. A transfer may be paid within seven days, an online payment within thirty minutes; the
 * company's balance pays at once.
 * @throws AppError NOT_FOUND, INVALID_INPUT (an unavailable payment method), CONFLICT
 */
async function createOrder(
  { db: tx, config, now }: DbContext<{ config: Config }>,
  { companyId, accountId }: { companyId: string; accountId: string },
  { packageId, method }: { packageId: string; method: PayMethod },
): Promise<LockedOrder> {
  if (!methodsOf(config).includes(method)) throw appError('INVALID_INPUT', { message: '暂不支持这种付款方式' });
  const [chosen] = await tx.select().from(salesPackage).where(eq(salesPackage.id, packageId));
  if (!chosen || !isOnSale(chosen)) throw appError('NOT_FOUND', { message: '套餐不存在或已下架' });
  await refuseTooMany(tx, companyId, now);
  if (method === 'balance' && (await heldBalance(tx, companyId)) < chosen.price)
    throw appError('CONFLICT', { message: '余额不足，请换一种付款方式' });
  const id = newId();
  const life = method === 'transfer' ? orderLifeMs.transfer : orderLifeMs.online;
  const { name: packageName, units, validDays, price } = chosen;
  const [row] = await tx
    .insert(salesOrder)
    .values({
      id,
      number: numberOf(id, now),
      companyId,
      packageId,
      packageName,
      units,
      validDays,
      price,
      method,
      status: 'created',
      createdBy: accountId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + life),
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('no order was made');
  const event = { orderId: id, fromStatus: null, move: 'create', toStatus: 'created', actorId: accountId, at: now };
  await tx.insert(salesOrderEvent).values(event);
  const locked: LockedOrder = { ...row, state: 'created' };
  return method === 'balance' ? payOrder(tx, locked, { move: 'pay', who: 'system', actorId: accountId, now }) : locked;
}

async function refuseTooMany(tx: Database, companyId: string, now: Date): Promise<void> {
  const row = await rowOf(tx, { n: 'number' })`
    select count(*)::int as n from sales_order
    where company_id = ${companyId} and status = 'created' and expires_at > ${now}`;
  if ((row?.n ?? 0) >= MAX_OPEN) throw appError('CONFLICT', { message: '未付款的订单太多了，请先付款或取消' });
}

/** Money received and given back by month (Asia/Shanghai) and package, of the last `months` months, the newest first. */
async function ordersByMonth(db: Database, months: number, now: Date) {
  return rowsOf(db, orderEndpoints['GET /api/admin/ordersByMonth'].returns.element)`
    with moved as (
      select sales_order.paid_at as at, sales_order.package_name, sales_order.price as received, 0::bigint as refunded
      from sales_order where sales_order.paid_at is not null
      union all
      select sales_order_event.at, sales_order.package_name, null, sales_order.refund_amount
      from sales_order_event join sales_order on sales_order.id = sales_order_event.order_id
      where sales_order_event.move = 'finish-refund' and sales_order.refund_amount is not null
    )
    select to_char(moved.at at time zone 'Asia/Shanghai', 'YYYY-MM') as month, moved.package_name as "packageName",
      count(moved.received)::int as paid, coalesce(sum(moved.received), 0)::float8 as received,
      sum(moved.refunded)::float8 as refunded
    from moved
    where moved.at >= (date_trunc('month', ${now}::timestamptz at time zone 'Asia/Shanghai')
      - make_interval(months => ${months - 1})) at time zone 'Asia/Shanghai'
    group by 1, 2 order by 1 desc, sum(moved.received) desc nulls last, 2`;
}

type PackageRow = typeof salesPackage.$inferSelect;
type Draft = Omit<SalesPackage, 'id'>;

/** Zero units are not stored. */
const unitsOf = (units: Draft['units']) =>
  Object.fromEntries(Object.entries(units).filter(([, count]) => count)) as PackageRow['units'];

const valuesOf = ({ price, units, ...draft }: Draft, now: Date) => ({
  ...draft,
  price: BigInt(price),
  units: unitsOf(units),
  updatedAt: now,
});

/** A package can be ordered only if every item in it is usable. */
const isOnSale = ({ isActive, units }: Pick<PackageRow, 'isActive' | 'units'>): boolean =>
  isActive && Object.keys(units).every(isSoldUnit);

/** Packages in order; those on sale, or all of them. */
async function listPackages(db: Database, onlyActive: boolean) {
  const rows = await db
    .select()
    .from(salesPackage)
    .where(onlyActive ? eq(salesPackage.isActive, true) : undefined)
    .orderBy(desc(salesPackage.isActive), asc(salesPackage.position), asc(salesPackage.price))
    .limit(200);
  return rows.filter((row) => !onlyActive || isOnSale(row));
}

async function createPackage(tx: Database, draft: Draft, now: Date) {
  const values = { ...valuesOf(draft, now), id: newId() };
  const [row] = await tx.insert(salesPackage).values(values).returning();
  if (!row) throw new Error('no package was made');
  return row;
}

/** @throws AppError NOT_FOUND */
async function editPackage(tx: Database, id: string, draft: Draft, now: Date) {
  const [row] = await tx.update(salesPackage).set(valuesOf(draft, now)).where(eq(salesPackage.id, id)).returning();
  if (!row) throw appError('NOT_FOUND', { message: '套餐不存在' });
  return row;
}
