import { createDecipheriv, createSign, createVerify, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '#server/config.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { beijing, Forged, type Payable, PROVIDER_TIMEOUT_MS, type Provider, type Told } from './provider.ts';

type Settings = Pick<
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

const NATIVE = '/v3/pay/transactions/native';
/** A callback older than this may be one that somebody kept. */
const MAX_AGE_MS = 5 * 60_000;
const TAG_BYTES = 16;

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

/** The Authorization header of a call (APIv3, WECHATPAY2-SHA256-RSA2048). */
function authorise(settings: Settings, path: string, body: string, at: Date): string {
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

/** @throws Forged where what is said to come from WeChat does not */
function prove(settings: Settings, headers: Record<string, string | undefined>, body: string, now: Date): void {
  const timestamp = headers['wechatpay-timestamp'] ?? '';
  if (headers['wechatpay-serial'] !== settings.WECHAT_PAY_PUBLIC_SERIAL) throw new Forged('another key');
  if (!/^\d{1,12}$/.test(timestamp)) throw new Forged('no time');
  if (Math.abs(now.getTime() - Number(timestamp) * 1_000) > MAX_AGE_MS) throw new Forged('too old');
  const text = `${timestamp}\n${headers['wechatpay-nonce'] ?? ''}\n${body}\n`;
  const signature = headers['wechatpay-signature'] ?? '';
  if (!createVerify('RSA-SHA256').update(text).verify(settings.WECHAT_PAY_PUBLIC_KEY, signature, 'base64'))
    throw new Forged('wrong signature');
}

/** @throws Forged where the text was not encrypted with our key */
function decrypt(
  settings: Settings,
  { ciphertext, associated_data, nonce }: z.output<typeof notice>['resource'],
): string {
  const bytes = Buffer.from(ciphertext, 'base64');
  try {
    const cipher = createDecipheriv('aes-256-gcm', settings.WECHAT_PAY_V3_KEY, nonce);
    cipher.setAAD(Buffer.from(associated_data));
    cipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    return Buffer.concat([cipher.update(bytes.subarray(0, -TAG_BYTES)), cipher.final()]).toString('utf8');
  } catch (error) {
    throw new Forged('not encrypted for us', { cause: error });
  }
}

function readJson<T extends z.ZodType>(schema: T, text: string): z.output<T> {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new Forged('not as documented', { cause: error });
  }
}

/** WeChat Pay, Native: the person scans a code. */
export const wechatPay = (settings: Settings, clock: () => Date): Provider => ({
  async begin({ number, title, fen, expiresAt }: Payable) {
    const body = JSON.stringify({
      appid: settings.WECHAT_PAY_APP_ID,
      mchid: settings.WECHAT_PAY_MERCHANT,
      description: title,
      out_trade_no: number,
      time_expire: `${beijing(expiresAt)}+08:00`,
      notify_url: `${settings.PUBLIC_ORIGIN}/pay/wechat/notify`,
      amount: { total: Number(fen), currency: 'CNY' },
    });
    const response = await fetch(new URL(NATIVE, settings.WECHAT_PAY_ENDPOINT), {
      method: 'POST',
      headers: {
        authorization: authorise(settings, NATIVE, body, clock()),
        'content-type': 'application/json',
        accept: 'application/json',
      },
      body,
      signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
    }).catch(() => null);
    const text = (await response?.text().catch(() => '')) ?? '';
    if (!response?.ok) throw appError('UNAVAILABLE', { message: '微信支付暂时不可用，请稍后再试或换一种付款方式' });
    prove(settings, Object.fromEntries(response.headers), text, clock());
    return readJson(z.object({ code_url: z.string().startsWith('weixin://') }), text).code_url;
  },

  read(headers, body, now): Told | null {
    prove(settings, headers, body, now);
    const { event_type, resource } = readJson(notice, body);
    if (event_type !== 'TRANSACTION.SUCCESS') return null;
    const paid = readJson(transaction, decrypt(settings, resource));
    if (paid.mchid !== settings.WECHAT_PAY_MERCHANT || paid.appid !== settings.WECHAT_PAY_APP_ID)
      throw new Forged('another merchant');
    if (paid.trade_state !== 'SUCCESS' || paid.amount.currency !== 'CNY') return null;
    return {
      orderNumber: paid.out_trade_no,
      providerNumber: paid.transaction_id,
      fen: BigInt(paid.amount.total),
      paidAt: new Date(paid.success_time),
    };
  },
});
