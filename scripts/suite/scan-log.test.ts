import { expect, test } from 'vitest';
import { scanLog } from './scan-log.ts';

const clean = [
  '{"level":30,"time":"2026-11-20T02:00:00.000Z","reqId":"s86OYZS9W4QT","id":"1379612345678901234","msg":"request failed"}',
  '{"level":40,"phone":"[Redacted]","msg":"sms could not be sent"}',
  '{"level":50,"faults":["balance is not the sum of its entries: 448720199011263215"]}',
  '{"level":40,"account":"3218619644463148574","session":"110105194912310038","msg":"security event"}',
  '{"level":50,"err":{"stack":"    at /srv/app/node_modules/@scope/package@1.0.0/x.js:13800000001:1"}}',
];

test('ids, times, request marks and places in the code are no secrets', () => {
  expect(scanLog(clean.join('\n'))).toEqual([]);
});

test.each([
  ['a phone', '{"msg":"sent to 13800000001"}'],
  ['a code', '{"text":"验证码 204816，5 分钟内有效"}'],
  ['a code', '{"url":"/x?verifyCode=204816"}'],
  ['a token', `{"authorization":"Bearer ${'Ab1_'.repeat(11)}"}`],
  ['a secret', `{"ticket":"${'x7'.repeat(21)}Q"}`],
  ['a number of an identity card', '{"payload":{"id":"11010519491231002X"}}'],
  ['an e-mail address', '{"to":"lin@example.com"}'],
  ['a name', '{"detail":"Key (name)=(林小满)"}'],
])('%s is found, and not repeated', (what, line) => {
  const found = scanLog([...clean, line].join('\n'));
  expect(found.join()).toContain(`line ${clean.length + 1}: ${what}`);
  expect(found.join()).not.toMatch(/13800000001|204816|11010519491231002X|林小满|lin@example/);
});
