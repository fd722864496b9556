import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { yuanText } from '#contract/money.ts';
import { takeMoney } from '#server/domains/ledger/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import type { Deps } from '#server/platform/deps.ts';
import { noteForged } from '#server/platform/http/security-events.ts';
import { providerPayment, salesOrder } from '../../schema.ts';
import { notifyBuyer } from '../notify.ts';
import { type LockedOrder, lockOrder, stateOf } from '../store.ts';
import { payOrder } from './pay.ts';
import { openProvider, type ProviderName } from './providers/open-provider.ts';
import { Forged, type PaymentNotice, type ProviderNotice } from './providers/provider.ts';
import { takeRefund } from './send-refund.ts';

type Outcome = 'paid' | 'deposited' | 'again' | 'unknown';

/**
 * Processes a payment verified by a provider, once. It pays its order if that is still open and the amount is right; a late,
 * repeated or different payment is credited to the company's balance.
 */
async function takePayment(tx: Database, provider: ProviderName, notice: PaymentNotice, now: Date): Promise<Outcome> {
  const { providerNumber, fen: amount } = notice;
  const [found] = await tx
    .select({ id: salesOrder.id })
    .from(salesOrder)
    .where(eq(salesOrder.number, notice.orderNumber));
  if (!found) return 'unknown';
  const locked = await lockOrder(tx, found.id, now);
  const { rowCount } = await tx.execute(sql`
    select 1 from provider_payment where provider = ${provider} and provider_number = ${providerNumber}`);
  if (rowCount) return 'again';
  // Paid in time, reported late: accepted as long as nobody has recorded the order's expiry.
  const waiting: LockedOrder = { ...locked, state: stateOf(locked, notice.paidAt < now ? notice.paidAt : now) };
  const isRight = waiting.state === 'created' && amount === locked.price;
  const outcome = isRight ? 'paid' : 'deposited';
  await tx.insert(providerPayment).values({ provider, providerNumber, orderId: locked.id, amount, outcome, at: now });
  if (isRight) await payOrder(tx, waiting, { move: 'pay', who: 'provider', actorId: null, providerNumber, now });
  else await deposit({ db: tx, now }, locked, provider, notice);
  return outcome;
}

async function deposit(
  { db: tx, now }: DbContext,
  locked: LockedOrder,
  provider: ProviderName,
  { providerNumber, fen: amount }: PaymentNotice,
) {
  const key = `deposit:${provider}:${providerNumber}`;
  const note = `订单 ${locked.number} 的付款转入余额`;
  await takeMoney(tx, 'deposit', { companyId: locked.companyId, orderId: locked.id, amount, key, note, now });
  const body = `收到订单 ${locked.number} 的付款 ¥${yuanText(amount)}，但该订单已不能用它付款。款项已转入单位余额，可用于下单或联系客服退款。`;
  await notifyBuyer(tx, locked, { kind: 'order.deposited', title: '付款已转入余额', body, key }, now);
}

const BODY_LIMIT = 64 * 1_024;

const headersOf = (request: FastifyRequest) =>
  Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, [value].flat()[0]]));

/** Numbers for a log line. */
const numbersOf = (notice: ProviderNotice) =>
  notice.about === 'payment' ? { orderNumber: notice.orderNumber } : { refundNumber: notice.refundNumber };

/** How each provider expects a callback to be acknowledged; anything else makes it retry. */
const answers: Record<ProviderName, (reply: FastifyReply, ok: boolean) => FastifyReply> = {
  wechat: (reply, ok) =>
    ok ? reply.code(204).send() : reply.code(400).send({ code: 'FAIL', message: '签名错误或内容有误' }),
  alipay: (reply, ok) => reply.type('text/plain').send(ok ? 'success' : 'failure'),
};

/**
 * Callbacks of payment providers: `/pay/wechat/notify` and `/pay/alipay/notify`. Authenticated by the provider's signature over
 * the raw body instead of a session, so they are not API calls.
 */
export async function paymentsPlugin(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  const { config, clock, db, log } = deps;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );
  const listen = (name: ProviderName) =>
    app.post(`/pay/${name}/notify`, async (request, reply) => {
      const now = clock.now();
      const provider = openProvider(config, name, () => now);
      try {
        const notice = provider?.read(headersOf(request), String(request.body ?? ''), now);
        if (notice === undefined) throw new Forged('this provider is not set up');
        if (notice === null) return answers[name](reply, true);
        const outcome = await db.transaction((tx) =>
          notice.about === 'payment' ? takePayment(tx, name, notice, now) : takeRefund(tx, notice, now),
        );
        log.info({ provider: name, outcome, ...numbersOf(notice) }, notice.about);
        return answers[name](reply, outcome !== 'unknown');
      } catch (error) {
        if (!(error instanceof Forged)) throw error;
        request.log.warn({ provider: name, why: error.message }, 'forged payment callback');
        noteForged(request);
        return answers[name](reply, false);
      }
    });
  listen('wechat');
  listen('alipay');
}
