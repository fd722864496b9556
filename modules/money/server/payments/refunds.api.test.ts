import Fastify from 'fastify';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { faultsIn } from '#server/domains/ledger/public.ts';
import { useOrders } from '../test-orders.ts';
import { paymentsPlugin } from './payments-plugin.ts';
import { REFUND_JOB, sendRefund } from './send-refund.ts';
import { openGateway } from './test-gateway.ts';

const PRICE = 198_000;
const now = () => clock.now();
const gateway = await openGateway(() => now());
const { refunds, sealed, signedHeaders } = gateway;
const app = await useOrders(gateway.settings);
const { deps, db, call, clock, aSchool, anOperator, aPackage, order, decide, moves } = app;
deps.jobs.handle(REFUND_JOB, ({ id }, tx) => sendRefund(deps, tx, String(id)));
const door = Fastify();
await door.register(paymentsPlugin, { deps });
afterAll(async () => {
  await door.close();
  gateway.close();
});
beforeEach(() => gateway.setMood('done'));

const notifyWechat = async (body: string) => {
  const headers = { 'content-type': 'application/json', ...signedHeaders(body) };
  return (await door.inject({ method: 'POST', url: '/pay/wechat/notify', headers, payload: body })).statusCode;
};
const notifyAlipay = async (params: Record<string, string>) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = gateway.alipayBody(params);
  return (await door.inject({ method: 'POST', url: '/pay/alipay/notify', headers, payload })).body;
};

/** An order that was paid online, and an operator who has requested its refund. */
async function aRefund(method: 'wechat' | 'alipay', amount = PRICE) {
  const [school, operator] = [await aSchool(), await anOperator()];
  const { id, number } = (await order(school, await aPackage(), method)).body as { id: string; number: string };
  if (method === 'wechat') await notifyWechat(sealed(gateway.transaction(number, PRICE)));
  else await notifyAlipay(gateway.alipayTold(number, PRICE));
  await decide(operator, id, { move: 'refund', amount, reason: '学校申请退款' });
  const shown = async () => (await call('GET', `/api/admin/orders/${id}`, { token: operator.token })).body;
  return { school, operator, id, number, refundNumber: `R${number}`, shown };
}
const nextTry = async (milliseconds: number) => {
  clock.advance(milliseconds);
  await deps.jobs.drain();
};

describe.each(['wechat', 'alipay'] as const)('what was paid by %s', (method) => {
  test('goes back the way it came, once, and the order is over', async () => {
    const refund = await aRefund(method, 120_000);
    expect((await refund.shown()).refund).toMatchObject({ status: 'waiting', attempts: 0, problem: '' });
    await deps.jobs.drain();
    expect(await refund.shown()).toMatchObject({ status: 'refunded', refund: { status: 'done' } });
    expect(refunds.get(refund.refundNumber)).toEqual({ fen: 120_000, asked: 1 });
    expect(await moves(refund.id)).toContain('finish-refund');
    await nextTry(86_400_000);
    expect(refunds.get(refund.refundNumber)?.asked).toBe(1);
    expect(await faultsIn(db)).toEqual([]);
  });

  test('is asked for again under the same number when the answer is lost, and goes once', async () => {
    gateway.setMood('lost');
    const refund = await aRefund(method);
    await deps.jobs.drain();
    expect(await refund.shown()).toMatchObject({ status: 'refunding', refund: { attempts: 1 } });
    gateway.setMood('done');
    await nextTry(15_000);
    expect((await refund.shown()).status).toBe('refunded');
    expect(refunds.get(refund.refundNumber)).toEqual({ fen: PRICE, asked: 2 });
  });

  test('is asked for again, later each time, while it is refused; why is shown, and an operator may send it by bank', async () => {
    gateway.setMood('refused');
    const refund = await aRefund(method);
    await deps.jobs.drain();
    expect((await refund.shown()).refund.problem).toContain('余额不足');
    await nextTry(14_000);
    expect((await refund.shown()).refund.attempts).toBe(1);
    await nextTry(1_000);
    await nextTry(29_000);
    expect((await refund.shown()).refund.attempts).toBe(2);
    const byHand = await decide(refund.operator, refund.id, { move: 'finish-refund', reason: '银行转账 0001' });
    expect(byHand.body).toMatchObject({ status: 'refunded', refund: { status: 'by-hand' } });
    gateway.setMood('done');
    await nextTry(3_600_000);
    expect(refunds.has(refund.refundNumber)).toBe(false);
    expect(await faultsIn(db)).toEqual([]);
  });

  test('is not sent by bank as well while the provider is at it, and an answer that proves nothing ends nothing', async () => {
    gateway.setMood('waiting');
    const refund = await aRefund(method);
    await deps.jobs.drain();
    const byHand = await decide(refund.operator, refund.id, { move: 'finish-refund', reason: '银行转账 0002' });
    expect(byHand.body.code).toBe('ILLEGAL_MOVE');
    gateway.setMood('forged');
    await nextTry(15_000);
    expect(await refund.shown()).toMatchObject({
      status: 'refunding',
      refund: { problem: expect.stringMatching('签名') },
    });
    gateway.setMood('done');
    await nextTry(30_000);
    expect((await refund.shown()).status).toBe('refunded');
  });
});

test('WeChat tells of a refund that arrived: it counts once; another sum, a stranger’s or a forged one does not', async () => {
  gateway.setMood('waiting');
  const { shown, refundNumber } = await aRefund('wechat');
  await deps.jobs.drain();
  const notice = (values: object) =>
    sealed(
      {
        mchid: gateway.settings.WECHAT_PAY_MERCHANT,
        out_refund_no: refundNumber,
        refund_status: 'SUCCESS',
        amount: { refund: PRICE, total: PRICE },
        ...values,
      },
      { event: 'REFUND.SUCCESS' },
    );
  expect(await notifyWechat(notice({ mchid: '1900000002' }))).toBe(400);
  expect(await notifyWechat(notice({ amount: { refund: 1 } }))).toBe(400);
  expect(await notifyWechat(notice({ out_refund_no: 'R0' }))).toBe(400);
  expect(await notifyWechat(notice({ refund_status: 'CLOSED' }))).toBe(204);
  expect((await shown()).status).toBe('refunding');
  const answers = await Promise.all(Array.from({ length: 5 }, () => notifyWechat(notice({}))));
  expect(answers).toEqual(answers.map(() => 204));
  expect((await shown()).status).toBe('refunded');
  expect(await faultsIn(db)).toEqual([]);
});

test('Alipay tells of a part that went back with the trade as it was paid: that is no second payment', async () => {
  const { school, number, shown } = await aRefund('alipay', 100_000);
  await deps.jobs.drain();
  const notice = gateway.alipayTold(number, PRICE, { trade_no: '2026112022009999999999', refund_fee: '1000.00' });
  expect(await notifyAlipay(notice)).toBe('success');
  expect((await app.assets(school)).balance).toBe(0);
  expect((await shown()).status).toBe('refunded');
});
