import { createDecipheriv, createSign, createVerify, randomBytes } from 'node:crypto';
import type { Config } from '#server/config.ts';
import { Forged, PROVIDER_TIMEOUT_MS } from './provider.ts';

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
export function proveWechat(
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
export async function callWechat(
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
