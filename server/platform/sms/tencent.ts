import { createHash, createHmac } from 'node:crypto';
import { type Now, type ProviderSettings, templateOf } from './provider-settings.ts';
import { SMS_TIMEOUT_MS, type Sms, type SmsMessage, SmsRefused } from './sms.ts';

interface Answer {
  Response?: { Error?: { Code: string }; SendStatusSet?: { Code: string }[] };
}

const SERVICE = 'sms';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
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
