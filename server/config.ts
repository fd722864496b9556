import { z } from 'zod';
import { rules } from '#contract/rules.ts';
import { isLoopback } from './platform/loopback.ts';
import {
  databaseUrl,
  flag,
  optional,
  origins,
  pem,
  proxies,
  siteUrl,
  socketUrl,
  someOf,
  webUrl,
  whole,
  withDefault,
} from './setting-kinds.ts';

/** Every setting; docs/settings.md explains each, and a test compares the two. */
export const settings = {
  HOST: withDefault(z.string(), '127.0.0.1'),
  PORT: withDefault(whole(0, 65535), 3000),
  DATA_DIR: withDefault(z.string(), 'data'),
  SECRET_KEY_FILE: withDefault(z.string(), ''),
  SECRET_KEY: withDefault(z.string(), ''),
  DATABASE_URL: optional(databaseUrl),
  DATABASE_READ_URL: optional(databaseUrl),
  DATABASE_POOL: withDefault(whole(2, 200), 12),
  REQUESTS_AT_ONCE: withDefault(whole(8), 1_024),
  DEMO: optional(flag),
  DEMO_TOKEN: withDefault(z.string(), ''),
  DEMO_POSTS: withDefault(whole(0, 5_000_000), 4_000),
  SEARCH_MEMORY: withDefault(z.enum(['on', 'posts', 'talents', 'off']), 'on'),
  SEARCH_MEMORY_MB: withDefault(whole(8, 65_536), 256),
  TALENT_MEMORY_MB: withDefault(whole(8, 65_536), 256),
  MODULES: withDefault(someOf, 'all'),
  LOG_LEVEL: withDefault(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  SMS_PROVIDER: withDefault(z.enum(['console', 'aliyun', 'tencent', 'none']), 'console'),
  SMS_KEY_ID: withDefault(z.string(), ''),
  SMS_KEY_SECRET: withDefault(z.string(), ''),
  SMS_SIGN_NAME: withDefault(z.string(), ''),
  SMS_CODE_TEMPLATE: withDefault(z.string(), ''),
  SMS_NOTICE_TEMPLATE: withDefault(z.string(), ''),
  SMS_APP_ID: withDefault(z.string(), ''),
  SMS_REGION: withDefault(z.string(), 'ap-guangzhou'),
  SMS_ENDPOINT: optional(webUrl),
  SMS_DAILY_BUDGET: withDefault(whole(1), 20_000),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\/\S+$/, { error: 'must look like smtps://user:password@host:465' })),
  MAIL_FROM: withDefault(z.string(), ''),
  MAIL_DAILY_BUDGET: withDefault(whole(1), 50_000),
  WECHAT_SERVICE_APP_ID: withDefault(z.string(), ''),
  WECHAT_SERVICE_SECRET: withDefault(z.string(), ''),
  WECHAT_SERVICE_TOKEN: withDefault(z.string(), ''),
  WECHAT_SERVICE_TEMPLATE: withDefault(z.string(), ''),
  WECHAT_SERVICE_TITLE_FIELD: withDefault(z.string(), 'thing1'),
  WECHAT_SERVICE_TIME_FIELD: withDefault(z.string(), 'time2'),
  WECHAT_SERVICE_ENDPOINT: withDefault(webUrl, 'https://api.weixin.qq.com'),
  TRUST_PROXY: withDefault(proxies, false),
  PUBLIC_ORIGIN: optional(webUrl),
  ALLOWED_ORIGINS: withDefault(origins, []),
  AGENT_LOGIN_URL: optional(webUrl),
  COLLEGE_LOGIN_URL: optional(webUrl),
  ENTERPRISE_LOGIN_URL: withDefault(siteUrl, '/enterprise/login'),
  API_BASE_URL: withDefault(siteUrl, ''),
  UPLOAD_URL: withDefault(siteUrl, '/api/files'),
  WS_URL: withDefault(socketUrl, '/ws/message'),
  PC_SITE_URL: withDefault(siteUrl, '/'),
  MOBILE_SITE_URL: withDefault(siteUrl, '/mobile'),
  METRICS_TOKEN: withDefault(z.string(), ''),
  S3_ENDPOINT: optional(webUrl),
  S3_BUCKET: withDefault(z.string(), ''),
  S3_REGION: withDefault(z.string(), 'us-east-1'),
  S3_ACCESS_KEY: withDefault(z.string(), ''),
  S3_SECRET_KEY: withDefault(z.string(), ''),
  QQ_APP_ID: withDefault(z.string(), ''),
  QQ_APP_KEY: withDefault(z.string(), ''),
  QQ_AUTHORIZE_URL: withDefault(webUrl, 'https://graph.qq.com/oauth2.0/authorize'),
  QQ_TOKEN_URL: withDefault(webUrl, 'https://graph.qq.com/oauth2.0/token'),
  QQ_OPENID_URL: withDefault(webUrl, 'https://graph.qq.com/oauth2.0/me'),
  WECHAT_APP_ID: withDefault(z.string(), ''),
  WECHAT_APP_SECRET: withDefault(z.string(), ''),
  WECHAT_AUTHORIZE_URL: withDefault(webUrl, 'https://open.weixin.qq.com/connect/qrconnect'),
  WECHAT_TOKEN_URL: withDefault(webUrl, 'https://api.weixin.qq.com/sns/oauth2/access_token'),
  ARCHIVE_PUBLIC_KEY: withDefault(z.string(), ''),
  FOUR_EYES_YUAN: withDefault(
    z.string().refine((value) => value !== '' && rules.amount.test(value), { error: 'must be an amount in yuan' }),
    '20000',
  ),
  BANK_HOLDER: withDefault(z.string(), ''),
  BANK_NAME: withDefault(z.string(), ''),
  BANK_ACCOUNT: withDefault(z.string(), ''),
  WECHAT_PAY_MERCHANT: withDefault(z.string(), ''),
  WECHAT_PAY_APP_ID: withDefault(z.string(), ''),
  WECHAT_PAY_SERIAL: withDefault(z.string(), ''),
  WECHAT_PAY_KEY: withDefault(pem, ''),
  WECHAT_PAY_V3_KEY: withDefault(z.string(), ''),
  WECHAT_PAY_PUBLIC_SERIAL: withDefault(z.string(), ''),
  WECHAT_PAY_PUBLIC_KEY: withDefault(pem, ''),
  WECHAT_PAY_ENDPOINT: withDefault(webUrl, 'https://api.mch.weixin.qq.com'),
  ALIPAY_APP_ID: withDefault(z.string(), ''),
  ALIPAY_KEY: withDefault(pem, ''),
  ALIPAY_PUBLIC_KEY: withDefault(pem, ''),
  ALIPAY_ENDPOINT: withDefault(webUrl, 'https://openapi.alipay.com/gateway.do'),
  API_TIMEOUT_MS: withDefault(whole(1000), 1_200_000),
  FOOTER_ENABLED: withDefault(flag, false),
  FOOTER_ADDRESS: withDefault(z.string(), ''),
  FOOTER_PHONE: withDefault(z.string(), ''),
  FOOTER_POLICE_NUMBER: withDefault(z.string(), ''),
  FOOTER_ICP_NUMBER: withDefault(z.string(), ''),
  FOOTER_COPYRIGHT: withDefault(z.string(), ''),
};

const schema = z.object(settings);

export type Config = z.output<typeof schema> & {
  /** Demo accounts exist, and codes are shown to whoever has the demo's token: only if no other machine can reach the server. */
  demo: boolean;
};

/** Required settings of each SMS provider. A site without a notice template sends codes only. */
const neededBy = {
  console: [],
  none: [],
  aliyun: ['SMS_KEY_ID', 'SMS_KEY_SECRET', 'SMS_SIGN_NAME', 'SMS_CODE_TEMPLATE'],
  tencent: ['SMS_KEY_ID', 'SMS_KEY_SECRET', 'SMS_SIGN_NAME', 'SMS_CODE_TEMPLATE', 'SMS_APP_ID'],
} as const;

/** Settings that mail, WeChat messages and each payment method require once one of the group is set. */
const neededTogether = [
  ['SMTP_URL', 'MAIL_FROM', 'PUBLIC_ORIGIN'],
  [
    'WECHAT_SERVICE_APP_ID',
    'WECHAT_SERVICE_SECRET',
    'WECHAT_SERVICE_TOKEN',
    'WECHAT_SERVICE_TEMPLATE',
    'PUBLIC_ORIGIN',
  ],
  [
    'WECHAT_PAY_MERCHANT',
    'WECHAT_PAY_APP_ID',
    'WECHAT_PAY_SERIAL',
    'WECHAT_PAY_KEY',
    'WECHAT_PAY_V3_KEY',
    'WECHAT_PAY_PUBLIC_SERIAL',
    'WECHAT_PAY_PUBLIC_KEY',
    'PUBLIC_ORIGIN',
  ],
  ['ALIPAY_APP_ID', 'ALIPAY_KEY', 'ALIPAY_PUBLIC_KEY', 'PUBLIC_ORIGIN'],
] as const;

/** An invalid setting; `message` is one line that names it. */
export class ConfigError extends Error {}

/**
 * Reads and checks every setting.
 * @throws ConfigError with one line that names the first invalid setting
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = schema.safeParse(env);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    // Without the value: passwords and keys are among the settings, also within addresses.
    throw new ConfigError(`setting ${issue?.path.join('.')}: ${issue?.message}`);
  }
  const config = parsed.data;
  const missing = neededBy[config.SMS_PROVIDER].find((name) => config[name] === '');
  if (missing) throw new ConfigError(`setting ${missing}: is needed by SMS_PROVIDER=${config.SMS_PROVIDER}`);
  if (config.S3_ENDPOINT && !(config.S3_ACCESS_KEY && config.S3_SECRET_KEY))
    throw new ConfigError('setting S3_ACCESS_KEY: S3_ENDPOINT needs S3_ACCESS_KEY and S3_SECRET_KEY beside it');
  const halves = [
    ['QQ_APP_ID', 'QQ_APP_KEY'],
    ['WECHAT_APP_ID', 'WECHAT_APP_SECRET'],
  ] as const;
  const half = halves.find(([id, secret]) => config[id] !== '' && config[secret] === '');
  if (half) throw new ConfigError(`setting ${half[1]}: is needed beside ${half[0]}`);
  for (const [first, ...others] of neededTogether) {
    const lacking = config[first] ? others.find((name) => !config[name]) : undefined;
    if (lacking) throw new ConfigError(`setting ${lacking}: is needed by ${first}`);
  }
  const exposed = exposedBy(config);
  if (config.DEMO && exposed)
    throw new ConfigError(`setting DEMO: demo codes and accounts are refused with ${exposed}; remove one of the two`);
  const demo = (config.DEMO ?? !exposed) && config.SMS_PROVIDER === 'console';
  if (config.SMS_PROVIDER === 'console' && !demo)
    throw new ConfigError(
      `setting SMS_PROVIDER: console prints codes and is for a demo only (${exposed ?? 'DEMO=0'}); set aliyun or tencent, or none to send no text messages`,
    );
  return { ...config, demo };
}

/** The setting that lets other machines reach the server; undefined for none. */
function exposedBy({ HOST, TRUST_PROXY, PUBLIC_ORIGIN }: z.output<typeof schema>): string | undefined {
  if (!isLoopback(HOST)) return `HOST=${HOST}`;
  if (TRUST_PROXY !== false) return 'TRUST_PROXY';
  if (PUBLIC_ORIGIN && !isLoopback(new URL(PUBLIC_ORIGIN).hostname)) return `PUBLIC_ORIGIN=${PUBLIC_ORIGIN}`;
  return undefined;
}
