import { createVerify, randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { faultsIn } from '#server/domains/ledger/public.ts';
import { tickOrders } from '../by-the-clock.ts';
import { useOrders } from '../test-orders.ts';
import { paymentsPlugin } from './payments-plugin.ts';
import { keyPair, openGateway } from './test-gateway.ts';

const now = () => clock.now();
const stranger = keyPair();
const gateway = await openGateway(() => now());
const { settings, asked: requests, sealed, signedHeaders } = gateway;
const { wechat, shop, ali } = gateway.keys;
const app = await useOrders(settings);
const { deps, db, call, clock, aSchool, aPackage, order, assets, leftOf } = app;
const door = Fastify();
await door.register(paymentsPlugin, { deps });
afterAll(async () => {
  await door.close();
  gateway.close();
});

const transaction = (number: string, values = {}) => gateway.transaction(number, 198_000, values);

const notifyWechat = async (body: string, headers: Record<string, string> = signedHeaders(body)) =>
  (
    await door.inject({
      method: 'POST',
      url: '/pay/wechat/notify',
      headers: { 'content-type': 'application/json', ...headers },
      payload: body,
    })
  ).statusCode;

const anOrder = async (method = 'wechat') => {
  const [school, packageId] = [await aSchool(), await aPackage()];
  return { school, order: (await order(school, packageId, method)).body as { id: string; number: string } };
};

const statusOf = async ({ token }: { token: string }, id: string) =>
  (await call('GET', `/api/company/orders/${id}`, { token })).body.status;

describe('WeChat Pay', () => {
  test('a signed call gives the code; a signed callback pays the order once, however often it comes', async () => {
    const { school, order: made } = await anOrder();
    const begun = await call('POST', `/api/company/orders/${made.id}/payment`, { token: school.token });
    expect(begun.body).toEqual({ provider: 'wechat', url: 'weixin://wxpay/bizpayurl?pr=abc' });
    expect(requests.at(-1)).toMatchObject({
      out_trade_no: made.number,
      amount: { total: 198_000, currency: 'CNY' },
      notify_url: 'https://jobs.example.com/pay/wechat/notify',
    });
    const notice = Array.from({ length: 8 }, () => sealed(transaction(made.number)));
    expect(await Promise.all(notice.map((body) => notifyWechat(body)))).toEqual(notice.map(() => 204));
    expect(await statusOf(school, made.id)).toBe('fulfilled');
    expect(await leftOf(school, 'posts')).toBe(10);
    expect(await faultsIn(db)).toEqual([]);
  });

  test('a forged, kept, foreign or unreadable callback changes nothing', async () => {
    const { school, order: made } = await anOrder();
    const body = sealed(transaction(made.number));
    const old = new Date(now().getTime() - 6 * 60_000);
    const foreign = sealed(transaction(made.number, { mchid: '1900000002' }));
    const others = sealed(transaction(made.number), { key: randomBytes(16).toString('hex') });
    expect(await notifyWechat(body, signedHeaders(body, stranger.privateKey))).toBe(400);
    expect(await notifyWechat(body, signedHeaders(body, wechat.privateKey, old))).toBe(400);
    expect(await notifyWechat(`${body} `, signedHeaders(body))).toBe(400);
    expect(await notifyWechat(body, { ...signedHeaders(body), 'wechatpay-serial': 'OTHER' })).toBe(400);
    expect(await notifyWechat(body, {})).toBe(400);
    for (const bad of [foreign, others, '{}', 'null', '']) expect(await notifyWechat(bad)).toBe(400);
    expect(await notifyWechat(sealed(transaction('209901010000000000000000001')))).toBe(400);
    expect(await notifyWechat(sealed(transaction(made.number, { trade_state: 'CLOSED' })))).toBe(204);
    expect(await statusOf(school, made.id)).toBe('created');
  });

  test('money that comes too late, twice or in another amount becomes the balance, which pays the next order', async () => {
    const { school, order: late } = await anOrder();
    clock.advance(31 * 60_000);
    await db.transaction((tx) => tickOrders(tx, clock.now()));
    expect(await notifyWechat(sealed(transaction(late.number)))).toBe(204);
    expect(await statusOf(school, late.id)).toBe('expired');
    expect((await assets(school)).balance).toBe(198_000);
    const next = await order(school, await aPackage(), 'balance');
    expect(next.body).toMatchObject({ status: 'fulfilled', method: 'balance' });
    expect(await assets(school)).toMatchObject({ balance: 0 });
    expect((await order(school, await aPackage(), 'balance')).body.code).toBe('CONFLICT');

    const { school: other, order: made } = await anOrder();
    await notifyWechat(sealed(transaction(made.number)));
    await notifyWechat(sealed(transaction(made.number, { transaction_id: '4200099' })));
    expect((await assets(other)).balance).toBe(198_000);
    const { school: third, order: cheap } = await anOrder();
    await notifyWechat(sealed(transaction(cheap.number, { amount: { total: 1, currency: 'CNY' } })));
    expect(await statusOf(third, cheap.id)).toBe('created');
    expect((await assets(third)).balance).toBe(1);
    expect(await faultsIn(db)).toEqual([]);
  });

  test('paid in time and told late it is paid, while nobody wrote down that the order is over', async () => {
    const { school, order: made } = await anOrder();
    const body = transaction(made.number);
    clock.advance(31 * 60_000);
    expect(await notifyWechat(sealed(body))).toBe(204);
    expect(await statusOf(school, made.id)).toBe('fulfilled');
  });
});

describe('Alipay', () => {
  const notice = (number: string, values = {}) => gateway.alipayTold(number, 198_000, values);
  const notifyAlipay = async (params: Record<string, string>, key = ali.privateKey) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' };
    return (
      await door.inject({
        method: 'POST',
        url: '/pay/alipay/notify',
        headers,
        payload: gateway.alipayBody(params, key),
      })
    ).body;
  };

  test('the page’s address is signed; its callback pays the order once', async () => {
    const { school, order: made } = await anOrder('alipay');
    const begun = await call('POST', `/api/company/orders/${made.id}/payment`, { token: school.token });
    const url = new URL(begun.body.url);
    const params = [...url.searchParams].filter(([name]) => name !== 'sign').sort(([a], [b]) => (a < b ? -1 : 1));
    const text = params.map(([name, value]) => `${name}=${value}`).join('&');
    const verify = createVerify('RSA-SHA256').update(text);
    expect(verify.verify(shop.publicKey, url.searchParams.get('sign') ?? '', 'base64')).toBe(true);
    expect(JSON.parse(url.searchParams.get('biz_content') ?? '')).toMatchObject({
      out_trade_no: made.number,
      total_amount: '1980.00',
    });
    const answers = await Promise.all(Array.from({ length: 5 }, () => notifyAlipay(notice(made.number))));
    expect(new Set(answers)).toEqual(new Set(['success']));
    expect(await statusOf(school, made.id)).toBe('fulfilled');
    expect(await leftOf(school, 'refreshes')).toBe(3);
  });

  test('a forged one is none, and one about something else is taken without effect', async () => {
    const { school, order: made } = await anOrder('alipay');
    expect(await notifyAlipay(notice(made.number), stranger.privateKey)).toBe('failure');
    expect(await notifyAlipay(notice(made.number, { app_id: '2021000000000002' }))).toBe('failure');
    expect(await notifyAlipay(notice(made.number, { total_amount: '1e3' }))).toBe('failure');
    expect(await notifyAlipay(notice(made.number, { trade_status: 'WAIT_BUYER_PAY' }))).toBe('success');
    expect(await statusOf(school, made.id)).toBe('created');
    expect(await faultsIn(db)).toEqual([]);
  });
});
