import type { Config } from '#server/config.ts';
import { alipay } from './alipay.ts';
import type { Provider } from './provider.ts';
import { wechatPay } from './wechat.ts';

export type ProviderName = 'wechat' | 'alipay';

export const isProviderName = (name: string): name is ProviderName => name === 'wechat' || name === 'alipay';

/** The adapter of a provider; null where it is not configured. */
export function openProvider(config: Config, name: ProviderName, clock: () => Date): Provider | null {
  if (name === 'wechat') return config.WECHAT_PAY_MERCHANT ? wechatPay(config, clock) : null;
  return config.ALIPAY_APP_ID ? alipay(config, clock) : null;
}
