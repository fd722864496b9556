import { createHmac } from 'node:crypto';
import type { Config } from '#server/config.ts';
import { aliyunSms } from './aliyun.ts';
import { type Now, type ProviderSettings, sha256, templateOf } from './provider-settings.ts';
import { SMS_TIMEOUT_MS, type Sms, type SmsMessage, SmsRefused } from './sms.ts';

interface Answer {
  Response?: { Error?: { Code: string }; SendStatusSet?: { Code: string }[] };
}

const SERVICE = 'sms';
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

const paramsOf = (message: SmsMessage) => [message.kind === 'code' ? message.code : message.title];

/** Signs a JSON body by TC3-HMAC-SHA256; returns the Authorization header. `headers` are those that are signed. */
function signTencent(
  body: string,
  headers: Record<string, string>,
  at: Date,
  { keyId, keySecret }: Pick<ProviderSettings, 'keyId' | 'keySecret'>,
): string {
  const names = Object.keys(headers).sort();
  const signed = names.join(';');
  const lines = names.map((name) => `${name}:${headers[name]?.toLowerCase()}\n`).join('');
  const canonical = ['POST', '/', '', lines, signed, sha256(body)].join('\n');
  const day = at.toISOString().slice(0, 10);
  const scope = `${day}/${SERVICE}/tc3_request`;
  const text = ['TC3-HMAC-SHA256', Math.floor(at.getTime() / 1_000), scope, sha256(canonical)].join('\n');
  const key = hmac(hmac(hmac(`TC3${keySecret}`, day), SERVICE), 'tc3_request');
  const signature = hmac(key, text).toString('hex');
  return `TC3-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=${signed}, Signature=${signature}`;
}

/** Tencent Cloud SMS: the action `SendSms` of 2021-01-11. */
export const tencentSms = (settings: ProviderSettings, now: Now): Sms => ({
  send: async (phone, message) => {
    const at = now();
    const body = JSON.stringify({
      PhoneNumberSet: [`+86${phone}`],
      SmsSdkAppId: settings.appId,
      SignName: settings.signName,
      TemplateId: templateOf(settings.templates, message),
      TemplateParamSet: paramsOf(message),
    });
    const signed = {
      'content-type': 'application/json; charset=utf-8',
      host: new URL(settings.endpoint).host,
      'x-tc-action': 'SendSms',
    };
    const response = await fetch(settings.endpoint, {
      method: 'POST',
      redirect: 'error',
      headers: {
        ...signed,
        authorization: signTencent(body, signed, at, settings),
        'x-tc-timestamp': String(Math.floor(at.getTime() / 1_000)),
        'x-tc-version': '2021-01-11',
        'x-tc-region': settings.region,
      },
      body,
      signal: AbortSignal.timeout(SMS_TIMEOUT_MS),
    });
    const { Response: answer } = (await response.json().catch(() => ({}))) as Answer;
    const [status] = answer?.SendStatusSet ?? [];
    if (status?.Code !== 'Ok') throw new SmsRefused(answer?.Error?.Code ?? status?.Code ?? `HTTP ${response.status}`);
  },
});

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
