import type { Config } from '#server/config.ts';
import { aliyunSms } from './aliyun.ts';
import type { ProviderSettings } from './provider-settings.ts';
import { type Sms, SmsRefused } from './sms.ts';
import { tencentSms } from './tencent.ts';

/** Sends nothing: for a copy of a site that must not contact anybody, such as the rehearsal of a restore. */
const noSms: Sms = {
  send: async () => {
    throw new SmsRefused('SMS_PROVIDER=none');
  },
};

/** Prints the message instead of sending it. The configuration allows it in a demo only. */
const consoleSms = (print: (line: string) => void): Sms => ({
  send: async (phone, { text }) => print(`[短信] ${phone} ${text}`),
});

const endpoints = { aliyun: 'https://dysmsapi.aliyuncs.com', tencent: 'https://sms.tencentcloudapi.com' };

const settingsOf = (config: Config, provider: 'aliyun' | 'tencent'): ProviderSettings => ({
  keyId: config.SMS_KEY_ID,
  keySecret: config.SMS_KEY_SECRET,
  signName: config.SMS_SIGN_NAME,
  templates: { code: config.SMS_CODE_TEMPLATE, notice: config.SMS_NOTICE_TEMPLATE },
  appId: config.SMS_APP_ID,
  region: config.SMS_REGION,
  endpoint: config.SMS_ENDPOINT ?? endpoints[provider],
});

/** The adapter that the settings select; `print` is the console adapter's output. */
export function openSms(config: Config, print: (line: string) => void): Sms {
  const now = () => new Date();
  switch (config.SMS_PROVIDER) {
    case 'aliyun':
      return aliyunSms(settingsOf(config, 'aliyun'), now);
    case 'tencent':
      return tencentSms(settingsOf(config, 'tencent'), now);
    case 'console':
      return consoleSms(print);
    case 'none':
      return noSms;
  }
}
