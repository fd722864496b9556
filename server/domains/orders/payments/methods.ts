import type { PayMethod } from '#contract/orders/order-shapes.ts';
import type { Config } from '#server/config.ts';

/** How one can pay on this site: by transfer and from the balance always, online where a provider is set up. */
export const methodsOf = (config: Config): PayMethod[] => [
  'transfer',
  ...(config.WECHAT_PAY_MERCHANT ? (['wechat'] as const) : []),
  ...(config.ALIPAY_APP_ID ? (['alipay'] as const) : []),
  'balance',
];

/** Where transfers go; null where it is not set. */
export const bankOf = ({ BANK_HOLDER: holder, BANK_NAME: bank, BANK_ACCOUNT: account }: Config) =>
  account ? { holder, bank, account } : null;
