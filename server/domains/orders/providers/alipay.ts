import { createSign, createVerify } from 'node:crypto';
import { fenOf, yuanOf } from '#contract/money.ts';
import type { Config } from '#server/config.ts';
import { beijing, Forged, type Provider, type Told } from './provider.ts';

type Settings = Pick<
  Config,
  'ALIPAY_APP_ID' | 'ALIPAY_KEY' | 'ALIPAY_PUBLIC_KEY' | 'ALIPAY_ENDPOINT' | 'PUBLIC_ORIGIN'
>;

const moment = (at: Date) => beijing(at).replace('T', ' ');

/** What is signed: every parameter but the empty ones, by name, as `name=value` with & between. */
const toSign = (params: Iterable<[string, string]>) =>
  [...params]
    .filter(([, value]) => value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

/** The parameters of a call with their RSA2 signature. */
export function signAlipay(params: Record<string, string>, key: string): URLSearchParams {
  const sign = createSign('RSA-SHA256')
    .update(toSign(Object.entries(params)), 'utf8')
    .sign(key, 'base64');
  return new URLSearchParams({ ...params, sign });
}

/** Of a callback `sign` and `sign_type` are not signed themselves. */
function prove({ ALIPAY_PUBLIC_KEY }: Settings, params: URLSearchParams): void {
  if (params.get('sign_type') !== 'RSA2') throw new Forged('another kind of signature');
  const names = [...params.keys()];
  if (new Set(names).size !== names.length) throw new Forged('a parameter stands twice');
  const signed = [...params].filter(([name]) => name !== 'sign' && name !== 'sign_type');
  const verify = createVerify('RSA-SHA256').update(toSign(signed), 'utf8');
  if (!verify.verify(ALIPAY_PUBLIC_KEY, params.get('sign') ?? '', 'base64')) throw new Forged('wrong signature');
}

/** Alipay, page pay: the person goes to a page of Alipay's. */
export const alipay = (settings: Settings, clock: () => Date): Provider => ({
  async begin({ number, title, fen, expiresAt }) {
    const params = {
      app_id: settings.ALIPAY_APP_ID,
      method: 'alipay.trade.page.pay',
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: moment(clock()),
      version: '1.0',
      notify_url: `${settings.PUBLIC_ORIGIN}/pay/alipay/notify`,
      return_url: `${settings.PUBLIC_ORIGIN}/settle?tab=orders`,
      biz_content: JSON.stringify({
        out_trade_no: number,
        product_code: 'FAST_INSTANT_TRADE_PAY',
        total_amount: yuanOf(fen),
        subject: title,
        time_expire: moment(expiresAt),
      }),
    };
    return `${settings.ALIPAY_ENDPOINT}?${signAlipay(params, settings.ALIPAY_KEY)}`;
  },

  read(_headers, body): Told | null {
    const params = new URLSearchParams(body);
    prove(settings, params);
    if (params.get('app_id') !== settings.ALIPAY_APP_ID) throw new Forged('another application');
    const status = params.get('trade_status');
    if (status !== 'TRADE_SUCCESS' && status !== 'TRADE_FINISHED') return null;
    const fen = fenOf(params.get('total_amount') ?? '');
    const [orderNumber, providerNumber] = [params.get('out_trade_no'), params.get('trade_no')];
    const paidAt = new Date(`${(params.get('gmt_payment') ?? '').replace(' ', 'T')}+08:00`);
    if (fen === null || !orderNumber || !providerNumber || Number.isNaN(paidAt.getTime()))
      throw new Forged('not as documented');
    return { orderNumber, providerNumber, fen: BigInt(fen), paidAt };
  },
});
