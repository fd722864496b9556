import { recordAct } from '#server/domains/audit/public.ts';
import { readDailyLimits, setDailyLimits } from '#server/domains/ledger/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, member, signedIn } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { orderStateAt } from '../contract/order-state.ts';
import type { orderEndpoints } from '../contract/orders.ts';
import { cancelOrder, submitVoucher } from './company-moves.ts';
import { createOrder } from './create-order.ts';
import { moveByOperator } from './operator-moves.ts';
import { ordersByMonth } from './orders-by-month.ts';
import { createPackage, editPackage, listPackages } from './packages.ts';
import { bankOf, methodsOf } from './payments/methods.ts';
import { isProviderName, openProvider } from './payments/providers/open-provider.ts';
import { listAll, listOwn, showOwn, showToOperator } from './queries.ts';
import { readOrder } from './store.ts';

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
  const own = (ctx: Ctx, id: string) => showOwn({ db: ctx.db, deps, now: ctx.now }, actorOf(ctx).companyId, id);
  return {
    'GET /api/company/packages': async (ctx) => ({
      items: await listPackages(ctx.db, true),
      methods: methodsOf(config),
      bank: bankOf(config),
    }),
    'GET /api/company/orders': (ctx, { query }) => listOwn(ctx.db, actorOf(ctx).companyId, query, ctx.now),
    'POST /api/company/orders': async (ctx, { body }) => {
      const { id } = await createOrder({ db: ctx.db, config, now: ctx.now }, actorOf(ctx), body);
      return own(ctx, id);
    },
    'GET /api/company/orders/:id': (ctx, { params }) => own(ctx, params.id),
    'POST /api/company/orders/:id/voucher': async (ctx, { params, body }) => {
      await ctx.db.transaction((tx) => submitVoucher(tx, actorOf(ctx), params.id, body));
      return own(ctx, params.id);
    },
    'POST /api/company/orders/:id/cancel': async (ctx, { params }) => {
      await ctx.db.transaction((tx) => cancelOrder(tx, actorOf(ctx), params.id));
      return own(ctx, params.id);
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
