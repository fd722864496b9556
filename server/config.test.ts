import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ConfigError, readConfig, settings } from './config.ts';

test('every setting is explained, and nothing else is', () => {
  const page = readFileSync(new URL('../docs/settings.md', import.meta.url), 'utf8');
  const explained = [...page.matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map(([, name]) => name);
  expect(explained).toEqual(Object.keys(settings));
});

test('without settings it is a demo on loopback', () => {
  expect(readConfig({})).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 3000,
    demo: true,
    API_TIMEOUT_MS: 1_200_000,
    FOOTER_ENABLED: false,
  });
});

test('an empty setting counts as not set', () => {
  expect(readConfig({ PORT: '', AGENT_LOGIN_URL: '' })).toMatchObject({ PORT: 3000, AGENT_LOGIN_URL: undefined });
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'not a url'],
  ['TRUST_PROXY', 'perhaps'],
  ['LOG_LEVEL', 'loud'],
  ['SMS_PROVIDER', 'pigeon'],
  ['API_TIMEOUT_MS', '-1'],
])('a wrong %s=%s stops with one line that names it', (name, value) => {
  const attempt = () => readConfig({ [name]: value });
  expect(attempt).toThrow(ConfigError);
  expect(attempt).toThrow(new RegExp(`^setting ${name}: [^\\n]+$`));
});

test.each([
  ['DATABASE_URL', 'postgres//app:Geheim-7@db/site'],
  ['SMTP_URL', 'smtp:app:Geheim-7@mail'],
  ['S3_ENDPOINT', 'http//app:Geheim-7@files'],
])('what is wrong with %s is told without its password', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^setting ${name}: must (?:(?!Geheim).)+$`));
});

test('demo conveniences are refused on an open address, and off there by default', () => {
  expect(() => readConfig({ HOST: '0.0.0.0', DEMO: '1' })).toThrow(/^setting DEMO:/);
  expect(readConfig({ HOST: '0.0.0.0', SMS_PROVIDER: 'none' }).demo).toBe(false);
});

test.each([
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', '10.0.0.5'],
  ['PUBLIC_ORIGIN', 'https://www.example.com'],
  ['HOST', '0.0.0.0'],
])('%s=%s ends a demo, even on loopback, and codes are not printed then', (name, value) => {
  expect(readConfig({ [name]: value, SMS_PROVIDER: 'none' }).demo).toBe(false);
  expect(() => readConfig({ [name]: value, DEMO: '1' })).toThrow(/^setting DEMO: [^\n]+$/);
  expect(() => readConfig({ [name]: value })).toThrow(/^setting SMS_PROVIDER: console [^\n]+$/);
});

test('a demo may have a public origin on loopback; without one codes are not printed', () => {
  expect(readConfig({ PUBLIC_ORIGIN: 'http://localhost:3000' }).demo).toBe(true);
  expect(() => readConfig({ DEMO: '0' })).toThrow(/^setting SMS_PROVIDER: console [^\n]+$/);
});

test.each([
  ['0', false],
  ['false', false],
  ['1', 1],
  ['true', 1],
  ['3', 3],
  ['10.0.0.5, fd00::/8', ['10.0.0.5', 'fd00::/8']],
])('TRUST_PROXY=%s', (value, proxies) => {
  expect(readConfig({ TRUST_PROXY: value, SMS_PROVIDER: 'none' }).TRUST_PROXY).toEqual(proxies);
});

test('allowed origins are origins and nothing else', () => {
  const listed = 'https://m.example.com, http://127.0.0.1:3001';
  expect(readConfig({ ALLOWED_ORIGINS: listed }).ALLOWED_ORIGINS).toEqual([
    'https://m.example.com',
    'http://127.0.0.1:3001',
  ]);
  for (const wrong of ['*', 'https://m.example.com/', 'm.example.com', 'null', 'https://a.example,'])
    expect(() => readConfig({ ALLOWED_ORIGINS: wrong }), wrong).toThrow(/^setting ALLOWED_ORIGINS: must be [^\n]+$/);
});

test('a provider of text messages is not started without its keys', () => {
  const aliyun = { SMS_PROVIDER: 'aliyun', SMS_KEY_ID: 'a', SMS_KEY_SECRET: 'b', SMS_SIGN_NAME: 'c' };
  expect(() => readConfig(aliyun)).toThrow(/^setting SMS_CODE_TEMPLATE: [^\n]+$/);
  const whole = { ...aliyun, SMS_CODE_TEMPLATE: 'd' };
  expect(readConfig(whole)).toMatchObject({ SMS_PROVIDER: 'aliyun', demo: false });
  expect(() => readConfig({ ...whole, SMS_PROVIDER: 'tencent' })).toThrow(/^setting SMS_APP_ID:/);
});

test.each([
  ['PORT', '99999', 'from 0 to 65535'],
  ['PORT', 'abc', 'from 0 to 65535'],
  ['DEMO_POSTS', '-1', 'from 0 to 5000000'],
  ['DATABASE_POOL', '1.5', 'from 2 to 200'],
  ['API_TIMEOUT_MS', '999', 'of at least 1000'],
])('%s=%s is told the range', (name, value, range) => {
  expect(() => readConfig({ [name]: value })).toThrow(`setting ${name}: must be a whole number ${range}`);
});

const links = [
  'AGENT_LOGIN_URL',
  'COLLEGE_LOGIN_URL',
  'ENTERPRISE_LOGIN_URL',
  'API_BASE_URL',
  'UPLOAD_URL',
  'WS_URL',
  'PC_SITE_URL',
  'MOBILE_SITE_URL',
  'PUBLIC_ORIGIN',
  'QQ_AUTHORIZE_URL',
  'WECHAT_AUTHORIZE_URL',
];
test.each(links)('%s takes no address that a browser would run or open elsewhere', (name) => {
  for (const value of [
    'javascript:alert(1)',
    'data:text/html,1',
    'ftp://example.com',
    '//example.com',
    'www.example.com',
  ])
    expect(() => readConfig({ [name]: value }), value).toThrow(new RegExp(`^setting ${name}: must be [^\\n]+$`));
  expect(readConfig({ SMS_PROVIDER: 'none', [name]: 'https://example.com/a?b=1' })).toMatchObject({
    [name]: 'https://example.com/a?b=1',
  });
});

test('where the site itself may be meant, a path of it will do', () => {
  expect(readConfig({ ENTERPRISE_LOGIN_URL: '/in', WS_URL: 'wss://live.example.com/ws' })).toMatchObject({
    ENTERPRISE_LOGIN_URL: '/in',
    WS_URL: 'wss://live.example.com/ws',
  });
  expect(() => readConfig({ AGENT_LOGIN_URL: '/agents' })).toThrow(/^setting AGENT_LOGIN_URL: must be an absolute/);
});
