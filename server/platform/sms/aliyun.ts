import { createHmac, randomUUID } from 'node:crypto';
import { type Now, type ProviderSettings, sha256, templateOf } from './provider-settings.ts';
import { SMS_TIMEOUT_MS, type Sms, type SmsMessage, SmsRefused } from './sms.ts';

/** RFC 3986: characters that encodeURIComponent keeps and Aliyun encodes. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

const paramsOf = (message: SmsMessage) => (message.kind === 'code' ? { code: message.code } : { title: message.title });

/** Signs a call without a body by ACS3-HMAC-SHA256 (Alibaba Cloud OpenAPI V3); returns the headers to send. */
function signAliyun(
  query: string,
  headers: Record<string, string>,
  { keyId, keySecret }: Pick<ProviderSettings, 'keyId' | 'keySecret'>,
): Record<string, string> {
  const names = Object.keys(headers).sort();
  const signed = names.join(';');
  const lines = names.map((name) => `${name}:${headers[name]?.trim()}\n`).join('');
  const canonical = ['POST', '/', query, lines, signed, headers['x-acs-content-sha256']].join('\n');
  const signature = createHmac('sha256', keySecret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex');
  return {
    ...headers,
    authorization: `ACS3-HMAC-SHA256 Credential=${keyId},SignedHeaders=${signed},Signature=${signature}`,
  };
}

/** Alibaba Cloud SMS: the action `SendSms` of 2017-05-25. */
export const aliyunSms = (settings: ProviderSettings, now: Now): Sms => ({
  send: async (phone, message) => {
    const request = {
      PhoneNumbers: phone,
      SignName: settings.signName,
      TemplateCode: templateOf(settings.templates, message),
      TemplateParam: JSON.stringify(paramsOf(message)),
    };
    const query = Object.entries(request)
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .join('&');
    const headers = {
      host: new URL(settings.endpoint).host,
      'x-acs-action': 'SendSms',
      'x-acs-content-sha256': sha256(''),
      'x-acs-date': now()
        .toISOString()
        .replace(/\.\d+Z$/, 'Z'),
      'x-acs-signature-nonce': randomUUID(),
      'x-acs-version': '2017-05-25',
    };
    const response = await fetch(`${settings.endpoint}/?${query}`, {
      method: 'POST',
      redirect: 'error',
      headers: signAliyun(query, headers, settings),
      signal: AbortSignal.timeout(SMS_TIMEOUT_MS),
    });
    const answer = (await response.json().catch(() => ({}))) as { Code?: string };
    if (answer.Code !== 'OK') throw new SmsRefused(answer.Code ?? `HTTP ${response.status}`);
  },
});
