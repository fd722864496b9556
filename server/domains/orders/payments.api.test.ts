import { createCipheriv, createSign, createVerify, generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { faultsIn } from '#server/domains/ledger/public.ts';
import { tickOrders } from './by-the-clock.ts';
import { paymentsPlugin } from './payments-plugin.ts';
import { signAlipay } from './providers/alipay.ts';
import { useOrders } from './test-orders.ts';

const keys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const [merchant, wechat, shop, ali, stranger] = [keys(), keys(), keys(), keys(), keys()];
const V3_KEY = randomBytes(16).toString('hex');

const sign = (text: string, key: string) => createSign('RSA-SHA256').update(text).sign(key, 'base64');
const now = () => clock.now();
const signedHeaders = (body: string, key = wechat.privateKey, at = now()) => {
  const [timestamp, nonce] = [String(Math.floor(at.getTime() / 1_000)), randomBytes(8).toString('hex')];
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': 'PUB_KEY_ID_1',
    'wechatpay-signature': sign(`${timestamp}\n${nonce}\n${body}\n`, key),
  };
};

/** WeChat Pay as its documents have it: checks the merchant's signature, and signs what it answers. */
const asked: { out_trade_no: string; amount: { total: number } }[] = [];
const gateway = createServer((request: IncomingMessage, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const body = Buffer.concat(parts).toString();
    const given = Object.fromEntries(
      [...(request.headers.authorization ?? '').matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    const text = `POST\n${request.url}\n${given.timestamp}\n${given.nonce_str}\n${body}\n`;
    const isRight = createVerify('RSA-SHA256')
      .update(text)
      .verify(merchant.publicKey, given.signature ?? '', 'base64');
    if (!isRight || given.serial_no !== 'SERIAL1') return response.writeHead(401).end('{"code":"SIGN_ERROR"}');
    asked.push(JSON.parse(body));
    const answer = JSON.stringify({ code_url: 'weixin://wxpay/bizpayurl?pr=abc' });
    return response.writeHead(200, { 'content-type': 'application/json', ...signedHeaders(answer) }).end(answer);
  });
}).listen(0, '127.0.0.1');
await once(gateway, 'listening');

const settings = {
  PUBLIC_ORIGIN: 'https://jobs.example.com',
  WECHAT_PAY_MERCHANT: '1900000001',
  WECHAT_PAY_APP_ID: 'wx0000000000000001',
  WECHAT_PAY_SERIAL: 'SERIAL1',
  WECHAT_PAY_KEY: merchant.privateKey.replaceAll('\n', '\\n'),
  WECHAT_PAY_V3_KEY: V3_KEY,
  WECHAT_PAY_PUBLIC_SERIAL: 'PUB_KEY_ID_1',
  WECHAT_PAY_PUBLIC_KEY: wechat.publicKey,
  WECHAT_PAY_ENDPOINT: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
  ALIPAY_APP_ID: '2021000000000001',
  ALIPAY_KEY: shop.privateKey,
  ALIPAY_PUBLIC_KEY: ali.publicKey,
};
const app = await useOrders(settings);
const { deps, db, call, clock, aSchool, aPackage, order, assets, leftOf } = app;
const door = Fastify();
await door.register(paymentsPlugin, { deps });
afterAll(async () => {
  await door.close();
  gateway.close();
});

const transaction = (number: string, values = {}) => ({
  appid: settings.WECHAT_PAY_APP_ID,
  mchid: settings.WECHAT_PAY_MERCHANT,
  out_trade_no: number,
  transaction_id: `42000${number.slice(-10)}`,
  trade_state: 'SUCCESS',
  success_time: now().toISOString(),
  amount: { total: 198_000, payer_total: 198_000, currency: 'CNY' },
  ...values,
});

function sealed(content: unknown, key = V3_KEY) {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from('transaction'));
  const bytes = Buffer.concat([cipher.update(JSON.stringify(content)), cipher.final(), cipher.getAuthTag()]);
  const resource = {
    algorithm: 'AEAD_AES_256_GCM',
    ciphertext: bytes.toString('base64'),
    associated_data: 'transaction',
    nonce,
  };
  return JSON.stringify({ id: 'EV-1', event_type: 'TRANSACTION.SUCCESS', resource_type: 'encrypt-resource', resource });
}

const tellWechat = async (body: string, headers: Record<string, string> = signedHeaders(body)) =>
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
    expect(asked.at(-1)).toMatchObject({
      out_trade_no: made.number,
      amount: { total: 198_000, currency: 'CNY' },
      notify_url: 'https://jobs.example.com/pay/wechat/notify',
    });
    const told = Array.from({ length: 8 }, () => sealed(transaction(made.number)));
    expect(await Promise.all(told.map((body) => tellWechat(body)))).toEqual(told.map(() => 204));
    expect(await statusOf(school, made.id)).toBe('fulfilled');
    expect(await leftOf(school, 'posts')).toBe(10);
    expect(await faultsIn(db)).toEqual([]);
  });

  test('a forged, kept, foreign or unreadable callback changes nothing', async () => {
    const { school, order: made } = await anOrder();
    const body = sealed(transaction(made.number));
    const old = new Date(now().getTime() - 6 * 60_000);
    const foreign = sealed(transaction(made.number, { mchid: '1900000002' }));
    const others = sealed(transaction(made.number), randomBytes(16).toString('hex'));
    expect(await tellWechat(body, signedHeaders(body, stranger.privateKey))).toBe(400);
    expect(await tellWechat(body, signedHeaders(body, wechat.privateKey, old))).toBe(400);
    expect(await tellWechat(`${body} `, signedHeaders(body))).toBe(400);
    expect(await tellWechat(body, { ...signedHeaders(body), 'wechatpay-serial': 'OTHER' })).toBe(400);
    expect(await tellWechat(body, {})).toBe(400);
    for (const bad of [foreign, others, '{}', 'null', '']) expect(await tellWechat(bad)).toBe(400);
    expect(await tellWechat(sealed(transaction('209901010000000000000000001')))).toBe(400);
    expect(await tellWechat(sealed(transaction(made.number, { trade_state: 'CLOSED' })))).toBe(204);
    expect(await statusOf(school, made.id)).toBe('created');
  });

  test('money that comes too late, twice or in another amount becomes the balance, which pays the next order', async () => {
    const { school, order: late } = await anOrder();
    clock.advance(31 * 60_000);
    await db.transaction((tx) => tickOrders(tx, clock.now()));
    expect(await tellWechat(sealed(transaction(late.number)))).toBe(204);
    expect(await statusOf(school, late.id)).toBe('expired');
    expect((await assets(school)).balance).toBe(198_000);
    const next = await order(school, await aPackage(), 'balance');
    expect(next.body).toMatchObject({ status: 'fulfilled', method: 'balance' });
    expect(await assets(school)).toMatchObject({ balance: 0 });
    expect((await order(school, await aPackage(), 'balance')).body.code).toBe('CONFLICT');

    const { school: other, order: made } = await anOrder();
    await tellWechat(sealed(transaction(made.number)));
    await tellWechat(sealed(transaction(made.number, { transaction_id: '4200099' })));
    expect((await assets(other)).balance).toBe(198_000);
    const { school: third, order: cheap } = await anOrder();
    await tellWechat(sealed(transaction(cheap.number, { amount: { total: 1, currency: 'CNY' } })));
    expect(await statusOf(third, cheap.id)).toBe('created');
    expect((await assets(third)).balance).toBe(1);
    expect(await faultsIn(db)).toEqual([]);
  });

  test('paid in time and told late it is paid, while nobody wrote down that the order is over', async () => {
    const { school, order: made } = await anOrder();
    const body = transaction(made.number);
    clock.advance(31 * 60_000);
    expect(await tellWechat(sealed(body))).toBe(204);
    expect(await statusOf(school, made.id)).toBe('fulfilled');
  });
});

describe('Alipay', () => {
  const told = (number: string, values = {}) => ({
    app_id: settings.ALIPAY_APP_ID,
    out_trade_no: number,
    trade_no: `2026112022001${number.slice(-10)}`,
    trade_status: 'TRADE_SUCCESS',
    total_amount: '1980.00',
    gmt_payment: '2026-11-20 10:00:00',
    subject: '教育人才网 基础套餐',
    ...values,
  });
  const tellAlipay = async (params: Record<string, string>, key = ali.privateKey) => {
    const body = signAlipay(params, key);
    body.set('sign_type', 'RSA2');
    const headers = { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' };
    return (await door.inject({ method: 'POST', url: '/pay/alipay/notify', headers, payload: body.toString() })).body;
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
    const answers = await Promise.all(Array.from({ length: 5 }, () => tellAlipay(told(made.number))));
    expect(new Set(answers)).toEqual(new Set(['success']));
    expect(await statusOf(school, made.id)).toBe('fulfilled');
    expect(await leftOf(school, 'tops')).toBe(3);
  });

  test('a forged one is none, and one about something else is taken without effect', async () => {
    const { school, order: made } = await anOrder('alipay');
    expect(await tellAlipay(told(made.number), stranger.privateKey)).toBe('failure');
    expect(await tellAlipay(told(made.number, { app_id: '2021000000000002' }))).toBe('failure');
    expect(await tellAlipay(told(made.number, { total_amount: '1e3' }))).toBe('failure');
    expect(await tellAlipay(told(made.number, { trade_status: 'WAIT_BUYER_PAY' }))).toBe('success');
    expect(await statusOf(school, made.id)).toBe('created');
    expect(await faultsIn(db)).toEqual([]);
  });
});
