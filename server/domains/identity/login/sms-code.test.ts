import { expect, test } from 'vitest';
import { hashOfCode, makeCode } from './sms-code.ts';

test.each([6, 8] as const)(
  'codes of %i digits keep their leading zeros and spread over all of their range',
  (digits) => {
    const codes = Array.from({ length: 2_000 }, () => makeCode(digits));

    expect(codes.every((code) => new RegExp(`^\\d{${digits}}$`).test(code))).toBe(true);
    expect(new Set(codes.map((code) => code[0])).size).toBe(10);
  },
);

test('a kept code is bound to its phone, its purpose and the key', () => {
  const [key, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const sent = { phone: '13800000001', purpose: 'seeker-login', code: '123456' } as const;
  const hash = hashOfCode(key, sent);

  expect(hashOfCode(key, { ...sent }).equals(hash)).toBe(true);
  expect(hashOfCode(key, { ...sent, phone: '13800000002' }).equals(hash)).toBe(false);
  expect(hashOfCode(key, { ...sent, purpose: 'close' }).equals(hash)).toBe(false);
  expect(hashOfCode(other, sent).equals(hash)).toBe(false);
});
