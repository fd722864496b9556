import { z } from 'zod';
import { fenOf, yuanOf } from '#contract/money.ts';
import type { Config } from '#server/config.ts';
import { type AlipaySettings, alipayMoment, alipayParams, callAlipay, proveAlipay, signAlipay } from './alipay-call.ts';
import { Forged, type Provider, type ProviderNotice, type Refund, RefundFailed } from './provider.ts';
import { wechatPay } from './wechat.ts';

const OK = '10000';

const answer = z.object({ code: z.string(), msg: z.string().default(''), sub_msg: z.string().default('') });
const refundAnswer = answer.extend({ out_trade_no: z.string().default(''), fund_change: z.string().default('N') });
const queryAnswer = answer.extend({
  out_request_no: z.string().default(''),
  refund_status: z.string().default(''),
  refund_amount: z.union([z.string(), z.number()]).default(''),
});

/** Parses the answer of a call. @throws RefundFailed, Forged */
function readAnswer<T extends typeof answer>(schema: T, given: unknown): z.output<T> {
  if (given === null) throw new RefundFailed('支付宝没有应答');
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new Forged('not as documented');
  if (parsed.data.code !== OK) throw new RefundFailed(parsed.data.sub_msg || parsed.data.msg || '支付宝没有说明原因');
  return parsed.data;
}

/** Alipay page payment: the user is redirected to Alipay. Refunds return the same way. */
const alipay = (settings: AlipaySettings, clock: () => Date): Provider => ({
  async begin({ number, title, fen, expiresAt }) {
    const content = {
      out_trade_no: number,
      product_code: 'FAST_INSTANT_TRADE_PAY',
      total_amount: yuanOf(fen),
      subject: title,
      time_expire: alipayMoment(expiresAt),
    };
    const params = {
      ...alipayParams(settings, 'alipay.trade.page.pay', content, clock()),
      notify_url: `${settings.PUBLIC_ORIGIN}/pay/alipay/notify`,
      return_url: `${settings.PUBLIC_ORIGIN}/settle?tab=orders`,
    };
    return `${settings.ALIPAY_ENDPOINT}?${signAlipay(params, settings.ALIPAY_KEY)}`;
  },

  async refund({ orderNumber, number, fen, reason }: Refund) {
    const content = {
      out_trade_no: orderNumber,
      refund_amount: yuanOf(fen),
      refund_reason: reason.slice(0, 256),
      out_request_no: number,
    };
    const given = await callAlipay(settings, 'alipay.trade.refund', content, clock());
    const { out_trade_no, fund_change } = readAnswer(refundAnswer, given);
    if (out_trade_no !== orderNumber) throw new Forged('another order');
    if (fund_change === 'Y') return 'done';
    // This call moved no money, but an earlier one whose answer was lost may have.
    const query = { out_trade_no: orderNumber, out_request_no: number };
    const found = await callAlipay(settings, 'alipay.trade.fastpay.refund.query', query, clock());
    const { refund_status, refund_amount, out_request_no } = readAnswer(queryAnswer, found);
    if (refund_status !== 'REFUND_SUCCESS') return 'waiting';
    if (out_request_no !== number || BigInt(fenOf(String(refund_amount)) ?? 0) !== fen)
      throw new Forged('another refund');
    return 'done';
  },

  read(_headers, body): ProviderNotice | null {
    const params = new URLSearchParams(body);
    proveAlipay(settings, params);
    if (params.get('app_id') !== settings.ALIPAY_APP_ID) throw new Forged('another application');
    const status = params.get('trade_status');
    // A partial refund is reported with the trade as paid; it names the refunded amount and is not a payment.
    if (params.get('refund_fee')) return null;
    if (status !== 'TRADE_SUCCESS' && status !== 'TRADE_FINISHED') return null;
    const fen = fenOf(params.get('total_amount') ?? '');
    const [orderNumber, providerNumber] = [params.get('out_trade_no'), params.get('trade_no')];
    const paidAt = new Date(`${(params.get('gmt_payment') ?? '').replace(' ', 'T')}+08:00`);
    if (fen === null || !orderNumber || !providerNumber || Number.isNaN(paidAt.getTime()))
      throw new Forged('not as documented');
    return { about: 'payment', orderNumber, providerNumber, fen: BigInt(fen), paidAt };
  },
});

export type ProviderName = 'wechat' | 'alipay';

export const isProviderName = (name: string): name is ProviderName => name === 'wechat' || name === 'alipay';

/** The adapter of a provider; null where it is not configured. */
export function openProvider(config: Config, name: ProviderName, clock: () => Date): Provider | null {
  if (name === 'wechat') return config.WECHAT_PAY_MERCHANT ? wechatPay(config, clock) : null;
  return config.ALIPAY_APP_ID ? alipay(config, clock) : null;
}
