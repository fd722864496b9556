import { createDecipheriv, createSign, createVerify, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '#server/config.ts';
import { appError } from '#server/platform/http/app-error.ts';
import {
  beijing,
  Forged,
  type Payable,
  PROVIDER_TIMEOUT_MS,
  type Provider,
  type ProviderNotice,
  type Refund,
  RefundFailed,
} from './provider.ts';

export type WechatSettings = Pick<
  Config,
  | 'WECHAT_PAY_MERCHANT'
  | 'WECHAT_PAY_APP_ID'
  | 'WECHAT_PAY_SERIAL'
  | 'WECHAT_PAY_KEY'
  | 'WECHAT_PAY_V3_KEY'
  | 'WECHAT_PAY_PUBLIC_SERIAL'
  | 'WECHAT_PAY_PUBLIC_KEY'
  | 'WECHAT_PAY_ENDPOINT'
  | 'PUBLIC_ORIGIN'
>;

/** Maximum age of a callback, against replay. */
const MAX_AGE_MS = 5 * 60_000;
const TAG_BYTES = 16;

/** The Authorization header of a call (APIv3, WECHATPAY2-SHA256-RSA2048). */
function authorise(settings: WechatSettings, path: string, body: string, at: Date): string {
  const [timestamp, nonce] = [Math.floor(at.getTime() / 1_000), randomBytes(16).toString('hex')];
  const text = `POST\n${path}\n${timestamp}\n${nonce}\n${body}\n`;
  const signature = createSign('RSA-SHA256').update(text).sign(settings.WECHAT_PAY_KEY, 'base64');
  const parts = {
    mchid: settings.WECHAT_PAY_MERCHANT,
    nonce_str: nonce,
    signature,
    timestamp,
    serial_no: settings.WECHAT_PAY_SERIAL,
  };
  const written = Object.entries(parts).map(([name, value]) => `${name}="${value}"`);
  return `WECHATPAY2-SHA256-RSA2048 ${written.join(',')}`;
}

/** @throws Forged where data claimed to be WeChat's are not */
function proveWechat(
  settings: WechatSettings,
  headers: Record<string, string | undefined>,
  body: string,
  now: Date,
): void {
  const timestamp = headers['wechatpay-timestamp'] ?? '';
  if (headers['wechatpay-serial'] !== settings.WECHAT_PAY_PUBLIC_SERIAL) throw new Forged('another key');
  if (!/^\d{1,12}$/.test(timestamp)) throw new Forged('no time');
  if (Math.abs(now.getTime() - Number(timestamp) * 1_000) > MAX_AGE_MS) throw new Forged('too old');
  const text = `${timestamp}\n${headers['wechatpay-nonce'] ?? ''}\n${body}\n`;
  const signature = headers['wechatpay-signature'] ?? '';
  if (!createVerify('RSA-SHA256').update(text).verify(settings.WECHAT_PAY_PUBLIC_KEY, signature, 'base64'))
    throw new Forged('wrong signature');
}

interface Sealed {
  ciphertext: string;
  associated_data: string;
  nonce: string;
}

/** @throws Forged where the text was not encrypted with our key */
export function decryptWechat(settings: WechatSettings, { ciphertext, associated_data, nonce }: Sealed): string {
  const bytes = Buffer.from(ciphertext, 'base64');
  try {
    const cipher = createDecipheriv('aes-256-gcm', settings.WECHAT_PAY_V3_KEY, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(associated_data));
    cipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    return Buffer.concat([cipher.update(bytes.subarray(0, -TAG_BYTES)), cipher.final()]).toString('utf8');
  } catch (error) {
    throw new Forged('not encrypted for us', { cause: error });
  }
}

/**
 * A signed call with its answer; a success's signature is verified. `ok` is false for a refusal; null without an answer.
 * @throws Forged
 */
async function callWechat(
  settings: WechatSettings,
  path: string,
  content: unknown,
  at: Date,
): Promise<{ ok: boolean; text: string } | null> {
  const body = JSON.stringify(content);
  const headers = {
    authorization: authorise(settings, path, body, at),
    'content-type': 'application/json',
    accept: 'application/json',
  };
  const signal = AbortSignal.timeout(PROVIDER_TIMEOUT_MS);
  const response = await fetch(new URL(path, settings.WECHAT_PAY_ENDPOINT), {
    method: 'POST',
    redirect: 'error',
    headers,
    body,
    signal,
  }).catch(() => null);
  const text = await response?.text().catch(() => null);
  if (!response || text == null) return null;
  if (response.ok) proveWechat(settings, Object.fromEntries(response.headers), text, at);
  return { ok: response.ok, text };
}

const NATIVE = '/v3/pay/transactions/native';
const REFUNDS = '/v3/refund/domestic/refunds';

const notice = z.object({
  event_type: z.string(),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    associated_data: z.string().default(''),
    nonce: z.string().length(12),
  }),
});

const transaction = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: z.string(),
  transaction_id: z.string().min(1),
  trade_state: z.string(),
  success_time: z.iso.datetime({ offset: true }),
  amount: z.object({ total: z.int().positive(), currency: z.string().default('CNY') }),
});

const refunded = z.object({
  mchid: z.string(),
  out_refund_no: z.string(),
  refund_status: z.string(),
  amount: z.object({ refund: z.int().positive() }),
});

const refundAnswer = z.object({
  out_refund_no: z.string(),
  status: z.enum(['SUCCESS', 'CLOSED', 'PROCESSING', 'ABNORMAL']),
  amount: z.object({ refund: z.int().positive() }),
});

const refusal = z.object({ code: z.string(), message: z.string() });

function readJson<T extends z.ZodType>(schema: T, text: string): z.output<T> {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new Forged('not as documented', { cause: error });
  }
}

/** WeChat's reason for a refused call, as text. */
function whyNot(text: string): string {
  try {
    const { code, message } = refusal.parse(JSON.parse(text));
    return `${message}（${code}）`;
  } catch {
    return '微信支付没有说明原因';
  }
}

function readPayment(settings: WechatSettings, text: string): ProviderNotice | null {
  const paid = readJson(transaction, text);
  if (paid.mchid !== settings.WECHAT_PAY_MERCHANT || paid.appid !== settings.WECHAT_PAY_APP_ID)
    throw new Forged('another merchant');
  if (paid.trade_state !== 'SUCCESS' || paid.amount.currency !== 'CNY') return null;
  return {
    about: 'payment',
    orderNumber: paid.out_trade_no,
    providerNumber: paid.transaction_id,
    fen: BigInt(paid.amount.total),
    paidAt: new Date(paid.success_time),
  };
}

function readRefund(settings: WechatSettings, text: string): ProviderNotice | null {
  const notice = readJson(refunded, text);
  if (notice.mchid !== settings.WECHAT_PAY_MERCHANT) throw new Forged('another merchant');
  if (notice.refund_status !== 'SUCCESS') return null;
  return { about: 'refund', refundNumber: notice.out_refund_no, fen: BigInt(notice.amount.refund) };
}

/** WeChat Pay, Native: the user scans a code. Refunds return the same way. */
export const wechatPay = (settings: WechatSettings, clock: () => Date): Provider => ({
  async begin({ number, title, fen, expiresAt }: Payable) {
    const requests = {
      appid: settings.WECHAT_PAY_APP_ID,
      mchid: settings.WECHAT_PAY_MERCHANT,
      description: title,
      out_trade_no: number,
      time_expire: `${beijing(expiresAt)}+08:00`,
      notify_url: `${settings.PUBLIC_ORIGIN}/pay/wechat/notify`,
      amount: { total: Number(fen), currency: 'CNY' },
    };
    const answer = await callWechat(settings, NATIVE, requests, clock());
    if (!answer?.ok) throw appError('UNAVAILABLE', { message: '微信支付暂时不可用，请稍后再试或换一种付款方式' });
    return readJson(z.object({ code_url: z.string().startsWith('weixin://') }), answer.text).code_url;
  },

  async refund({ orderNumber, number, fen, total, reason }: Refund) {
    const request = {
      out_trade_no: orderNumber,
      out_refund_no: number,
      reason: reason.slice(0, 80),
      notify_url: `${settings.PUBLIC_ORIGIN}/pay/wechat/notify`,
      amount: { refund: Number(fen), total: Number(total), currency: 'CNY' },
    };
    const answer = await callWechat(settings, REFUNDS, request, clock());
    if (!answer) throw new RefundFailed('微信支付没有应答');
    if (!answer.ok) throw new RefundFailed(whyNot(answer.text));
    const { out_refund_no, status, amount } = readJson(refundAnswer, answer.text);
    if (out_refund_no !== number || BigInt(amount.refund) !== fen) throw new Forged('another refund');
    if (status === 'CLOSED') throw new RefundFailed('微信支付已关闭这笔退款');
    if (status === 'ABNORMAL') throw new RefundFailed('退款异常：付款人的账户收不了款，请在微信支付商户平台处理');
    return status === 'SUCCESS' ? 'done' : 'waiting';
  },

  read(headers, body, now): ProviderNotice | null {
    proveWechat(settings, headers, body, now);
    const { event_type, resource } = readJson(notice, body);
    if (event_type === 'TRANSACTION.SUCCESS') return readPayment(settings, decryptWechat(settings, resource));
    if (event_type === 'REFUND.SUCCESS') return readRefund(settings, decryptWechat(settings, resource));
    return null;
  },
});
