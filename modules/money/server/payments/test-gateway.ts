import { createCipheriv, createSign, createVerify, generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fenOf, yuanOf } from '#contract/money.ts';
import { signAlipay } from './providers/alipay-call.ts';

export const keyPair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

const sign = (text: string, key: string) => createSign('RSA-SHA256').update(text).sign(key, 'base64');

/** How the fake gateway answers refunds; `lost`: it refunds, and the answer never arrives. */
type Mood = 'done' | 'waiting' | 'refused' | 'lost' | 'forged';

interface Given {
  fen: number;
  /** How often it was requested; the money was sent once. */
  asked: number;
}

const bodyOf = async (request: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

/**
 * Fake WeChat Pay and Alipay according to their documentation: they verify the merchant's signature, sign their answers, and
 * refund once per number.
 */
export async function openGateway(clock: () => Date) {
  const [merchant, wechat, shop, ali] = [keyPair(), keyPair(), keyPair(), keyPair()];
  const V3_KEY = randomBytes(16).toString('hex');
  const requests: { out_trade_no: string; amount: { total: number } }[] = [];
  const refunds = new Map<string, Given>();
  const state = { mood: 'done' as Mood };

  const signedHeaders = (body: string, key = wechat.privateKey, at = clock()) => {
    const [timestamp, nonce] = [String(Math.floor(at.getTime() / 1_000)), randomBytes(8).toString('hex')];
    return {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': 'PUB_KEY_ID_1',
      'wechatpay-signature': sign(`${timestamp}\n${nonce}\n${body}\n`, key),
    };
  };
  const give = (number: string, fen: number) => {
    const before = refunds.get(number);
    refunds.set(number, { fen: before?.fen ?? fen, asked: (before?.asked ?? 0) + 1 });
    return !before;
  };

  const wechatAnswer = (path: string, body: string): [number, string] | null => {
    const notice = JSON.parse(body);
    if (path === '/v3/pay/transactions/native') {
      requests.push(notice);
      return [200, JSON.stringify({ code_url: 'weixin://wxpay/bizpayurl?pr=abc' })];
    }
    if (state.mood === 'refused') return [403, '{"code":"NOT_ENOUGH","message":"基本账户余额不足"}'];
    const { out_refund_no, amount } = notice;
    give(out_refund_no, amount.refund);
    if (state.mood === 'lost') return null;
    const status = state.mood === 'waiting' ? 'PROCESSING' : 'SUCCESS';
    return [200, JSON.stringify({ refund_id: '503', out_refund_no, status, amount: { refund: amount.refund } })];
  };

  const takeWechat = (request: IncomingMessage, body: string) => {
    const given = Object.fromEntries(
      [...(request.headers.authorization ?? '').matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    const text = `POST\n${request.url}\n${given.timestamp}\n${given.nonce_str}\n${body}\n`;
    const verify = createVerify('RSA-SHA256').update(text);
    const isRight = verify.verify(merchant.publicKey, given.signature ?? '', 'base64');
    if (!isRight || given.serial_no !== 'SERIAL1') return { status: 401, text: '{"code":"SIGN_ERROR"}', headers: {} };
    const answer = wechatAnswer(request.url ?? '', body);
    if (!answer) return null;
    const [status, said] = answer;
    const key = state.mood === 'forged' ? merchant.privateKey : wechat.privateKey;
    return { status, text: said, headers: signedHeaders(said, key) };
  };

  const alipayAnswer = (method: string, content: Record<string, string>): object | null => {
    const { out_trade_no = '', out_request_no = '', refund_amount = '' } = content;
    const ok = { code: '10000', msg: 'Success', out_trade_no };
    if (method === 'alipay.trade.fastpay.refund.query') {
      const given = refunds.get(out_request_no);
      if (!given || state.mood === 'waiting') return ok;
      return { ...ok, out_request_no, refund_status: 'REFUND_SUCCESS', refund_amount: yuanOf(given.fen) };
    }
    if (state.mood === 'refused')
      return {
        code: '40004',
        msg: 'Business Failed',
        sub_code: 'ACQ.SELLER_BALANCE_NOT_ENOUGH',
        sub_msg: '卖家余额不足',
      };
    const isNew = give(out_request_no, fenOf(refund_amount) ?? 0);
    if (state.mood === 'lost') return null;
    // Braces and quotes within a text do not end the node.
    return { ...ok, fund_change: isNew && state.mood !== 'waiting' ? 'Y' : 'N', buyer_logon_id: '{"a}' };
  };

  const takeAlipay = (body: string) => {
    const params = new URLSearchParams(body);
    const signed = [...params].filter(([name, value]) => name !== 'sign' && value !== '');
    const text = signed
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => `${name}=${value}`)
      .join('&');
    const verify = createVerify('RSA-SHA256').update(text, 'utf8');
    if (!verify.verify(shop.publicKey, params.get('sign') ?? '', 'base64'))
      return { status: 200, text: '{"error_response":{"code":"40002"}}', headers: {} };
    const method = params.get('method') ?? '';
    const answer = alipayAnswer(method, JSON.parse(params.get('biz_content') ?? '{}'));
    if (!answer) return null;
    const node = JSON.stringify(answer);
    const key = state.mood === 'forged' ? shop.privateKey : ali.privateKey;
    const said = `{"${method.replaceAll('.', '_')}_response":${node},"sign":"${sign(node, key)}"}`;
    return { status: 200, text: said, headers: {} };
  };

  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const answer = request.url === '/gateway.do' ? takeAlipay(body) : takeWechat(request, body);
    if (!answer) return request.socket.destroy();
    return response
      .writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
      .end(answer.text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const settings = {
    PUBLIC_ORIGIN: 'https://jobs.example.com',
    WECHAT_PAY_MERCHANT: '1900000001',
    WECHAT_PAY_APP_ID: 'wx0000000000000001',
    WECHAT_PAY_SERIAL: 'SERIAL1',
    WECHAT_PAY_KEY: merchant.privateKey.replaceAll('\n', '\\n'),
    WECHAT_PAY_V3_KEY: V3_KEY,
    WECHAT_PAY_PUBLIC_SERIAL: 'PUB_KEY_ID_1',
    WECHAT_PAY_PUBLIC_KEY: wechat.publicKey,
    WECHAT_PAY_ENDPOINT: origin,
    ALIPAY_APP_ID: '2021000000000001',
    ALIPAY_KEY: shop.privateKey,
    ALIPAY_PUBLIC_KEY: ali.publicKey,
    ALIPAY_ENDPOINT: `${origin}/gateway.do`,
  };

  /** A callback's body, encrypted as WeChat does. */
  const sealed = (content: unknown, { key = V3_KEY, event = 'TRANSACTION.SUCCESS' } = {}) => {
    const nonce = randomBytes(6).toString('hex');
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from('transaction'));
    const bytes = Buffer.concat([cipher.update(JSON.stringify(content)), cipher.final(), cipher.getAuthTag()]);
    const resource = {
      algorithm: 'AEAD_AES_256_GCM',
      ciphertext: bytes.toString('base64'),
      associated_data: 'transaction',
      nonce,
    };
    return JSON.stringify({ id: 'EV-1', event_type: event, resource_type: 'encrypt-resource', resource });
  };
  const transaction = (number: string, fen: number, values = {}) => ({
    appid: settings.WECHAT_PAY_APP_ID,
    mchid: settings.WECHAT_PAY_MERCHANT,
    out_trade_no: number,
    transaction_id: `42000${number.slice(-10)}`,
    trade_state: 'SUCCESS',
    success_time: clock().toISOString(),
    amount: { total: fen, payer_total: fen, currency: 'CNY' },
    ...values,
  });
  const alipayNotice = (number: string, fen: number, values = {}) => ({
    app_id: settings.ALIPAY_APP_ID,
    out_trade_no: number,
    trade_no: `2026112022001${number.slice(-10)}`,
    trade_status: 'TRADE_SUCCESS',
    total_amount: yuanOf(fen),
    gmt_payment: '2026-11-20 10:00:00',
    subject: '教育人才网 基础套餐',
    ...values,
  });
  const alipayBody = (params: Record<string, string>, key = ali.privateKey) => {
    const body = signAlipay(params, key);
    body.set('sign_type', 'RSA2');
    return body.toString();
  };
  return {
    settings,
    keys: { merchant, wechat, shop, ali },
    asked: requests,
    refunds,
    setMood: (mood: Mood) => {
      state.mood = mood;
    },
    signedHeaders,
    sealed,
    transaction,
    alipayTold: alipayNotice,
    alipayBody,
    close: () => server.close(),
  };
}
