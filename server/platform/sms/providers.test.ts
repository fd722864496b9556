import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aliyunSms } from './aliyun.ts';
import { tencentSms } from './open-sms.ts';
import type { ProviderSettings } from './provider-settings.ts';
import { SmsRefused } from './sms.ts';

interface Seen {
  request: IncomingMessage;
  body: string;
}

const NOW = new Date('2026-11-20T02:00:00.500Z');
const SECRET = 'the-secret-of-the-key';
let answer: (seen: Seen) => { status?: number; body: unknown };
let seen: Seen[] = [];
let settings: ProviderSettings;
let server: Server;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const stored = { request, body };
    seen.push(stored);
    const { status = 200, body: said } = answer(stored);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  settings = {
    keyId: 'key-id',
    keySecret: SECRET,
    signName: '教育人才网',
    templates: { code: 'SMS_1001', notice: 'SMS_1002' },
    appId: '1400000000',
    region: 'ap-guangzhou',
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  };
});
beforeEach(() => {
  seen = [];
});
afterAll(() => void server.close());

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const part = (header: string | undefined, name: string) => new RegExp(`${name}=([^,]+)`).exec(header ?? '')?.[1] ?? '';

/** Verifies the request as Alibaba Cloud does, with its own copy of the secret. */
function aliyunChecks({ request }: Seen) {
  const names = part(request.headers.authorization, 'SignedHeaders').split(';');
  const lines = names.map((name) => `${name}:${request.headers[name]}`).join('\n');
  const [, query = ''] = (request.url ?? '').split('?');
  const payload = request.headers['x-acs-content-sha256'];
  const canonical = `POST\n/\n${query}\n${lines}\n\n${names.join(';')}\n${payload}`;
  const expected = hmac(SECRET, `ACS3-HMAC-SHA256\n${sha256(canonical)}`).toString('hex');
  const good = expected === part(request.headers.authorization, 'Signature') && payload === sha256('');
  return { body: good ? { Code: 'OK' } : { Code: 'SignatureDoesNotMatch' }, status: good ? 200 : 400 };
}

/** Verifies the request as Tencent Cloud does. */
function tencentChecks({ request, body }: Seen) {
  const names = part(request.headers.authorization, 'SignedHeaders').split(';');
  const lines = names.map((name) => `${name}:${String(request.headers[name]).toLowerCase()}`).join('\n');
  const canonical = `POST\n/\n\n${lines}\n\n${names.join(';')}\n${sha256(body)}`;
  const at = String(request.headers['x-tc-timestamp']);
  const day = new Date(Number(at) * 1_000).toISOString().slice(0, 10);
  const text = `TC3-HMAC-SHA256\n${at}\n${day}/sms/tc3_request\n${sha256(canonical)}`;
  const key = hmac(hmac(hmac(`TC3${SECRET}`, day), 'sms'), 'tc3_request');
  const good = hmac(key, text).toString('hex') === part(request.headers.authorization, 'Signature');
  if (!good) return { body: { Response: { Error: { Code: 'AuthFailure.SignatureFailure' } } } };
  return { body: { Response: { SendStatusSet: [{ Code: 'Ok' }] } } };
}

const code = { kind: 'code', purpose: 'seeker-login', code: '408621', text: '验证码 408621' } as const;
const notice = { kind: 'notice', title: '收到面试邀请（11 月 25 日）', text: '收到面试邀请' } as const;

describe('Alibaba Cloud', () => {
  test('takes a message whose signature it can check', async () => {
    answer = aliyunChecks;
    const sms = aliyunSms(settings, () => NOW);
    await sms.send('13812340001', code);
    await sms.send('13812340001', notice);
    const requested = seen.map(({ request }) =>
      Object.fromEntries(new URL(request.url ?? '', 'http://x').searchParams),
    );
    expect(requested).toEqual([
      {
        PhoneNumbers: '13812340001',
        SignName: '教育人才网',
        TemplateCode: 'SMS_1001',
        TemplateParam: '{"code":"408621"}',
      },
      {
        PhoneNumbers: '13812340001',
        SignName: '教育人才网',
        TemplateCode: 'SMS_1002',
        TemplateParam: '{"title":"收到面试邀请（11 月 25 日）"}',
      },
    ]);
    expect(seen[0]?.request.headers['x-acs-date']).toBe('2026-11-20T02:00:00Z');
    const nonces = seen.map(({ request }) => request.headers['x-acs-signature-nonce']);
    expect(new Set(nonces).size).toBe(2);
  });

  test('of another secret is refused, by its own code alone', async () => {
    answer = aliyunChecks;
    const wrong = aliyunSms({ ...settings, keySecret: 'another' }, () => NOW);
    const attempt = wrong.send('13812340001', code);
    await expect(attempt).rejects.toThrow(SmsRefused);
    await expect(attempt).rejects.toMatchObject({ code: 'SignatureDoesNotMatch' });
    await expect(attempt).rejects.not.toThrow(/13812340001|408621/);
  });
});

describe('Tencent Cloud', () => {
  test('takes a message whose signature it can check', async () => {
    answer = tencentChecks;
    await tencentSms(settings, () => NOW).send('13812340001', code);
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
      PhoneNumberSet: ['+8613812340001'],
      SmsSdkAppId: '1400000000',
      SignName: '教育人才网',
      TemplateId: 'SMS_1001',
      TemplateParamSet: ['408621'],
    });
    expect(seen[0]?.request.headers).toMatchObject({
      'x-tc-version': '2021-01-11',
      'x-tc-region': 'ap-guangzhou',
      'x-tc-timestamp': String(Math.floor(NOW.getTime() / 1_000)),
    });
  });

  test('of another secret, or a phone it does not serve, is refused', async () => {
    answer = tencentChecks;
    const wrong = tencentSms({ ...settings, keySecret: 'another' }, () => NOW);
    await expect(wrong.send('13812340001', code)).rejects.toMatchObject({ code: 'AuthFailure.SignatureFailure' });
    answer = () => ({ body: { Response: { SendStatusSet: [{ Code: 'LimitExceeded.PhoneNumberDailyLimit' }] } } });
    const limited = tencentSms(settings, () => NOW).send('13812340001', notice);
    await expect(limited).rejects.toMatchObject({ code: 'LimitExceeded.PhoneNumberDailyLimit' });
  });
});

test('an answer that is none is a refusal too', async () => {
  answer = () => ({ status: 502, body: 'bad gateway' });
  for (const open of [aliyunSms, tencentSms])
    await expect(open(settings, () => NOW).send('13812340001', code)).rejects.toMatchObject({ code: 'HTTP 502' });
});
