import type { Config } from '#server/config.ts';
import type { PayMethod } from '../../contract/order-shapes.ts';

/** Payment methods of this site: transfer and balance always, online where a provider is configured. */
export const methodsOf = (config: Config): PayMethod[] => [
  'transfer',
  ...(config.WECHAT_PAY_MERCHANT ? (['wechat'] as const) : []),
  ...(config.ALIPAY_APP_ID ? (['alipay'] as const) : []),
  'balance',
];

/** The bank account for transfers; null where it is not set. */
export const bankOf = ({ BANK_HOLDER: holder, BANK_NAME: bank, BANK_ACCOUNT: account }: Config) =>
  account ? { holder, bank, account } : null;
