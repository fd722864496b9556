import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { deviceNonce } from './known-device.ts';

const mine = 'a'.repeat(22);
const planted = 'b'.repeat(22);
const nonceOf = (cookie: string, https: boolean) => {
  const config = readConfig(https ? { TRUST_PROXY: '1', SMS_PROVIDER: 'none' } : {});
  const headers: Record<string, string> = https ? { cookie, 'x-forwarded-proto': 'https' } : { cookie };
  return deviceNonce({ config }, { header: (name) => headers[name] });
};

test('under TLS a device that a sister host planted is not read', () => {
  expect(nonceOf(`jyrc_device=${planted}; __Host-jyrc_device=${mine}`, true)).toBe(mine);
  expect(nonceOf(`x__Host-jyrc_device=${planted}`, true)).toBeUndefined();
  expect(nonceOf(`jyrc_device=${planted}`, true)).toBeUndefined();
});

test('over plain HTTP no other name stands for the device', () => {
  expect(nonceOf(`xjyrc_device=${planted}; jyrc_device=${mine}`, false)).toBe(mine);
});
