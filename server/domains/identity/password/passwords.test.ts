import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

// The parameters are the library's defaults: an upgrade that weakens them is to be noticed.
test('a password is kept as argon2id, 19 MiB and two passes, with a salt of its own', async () => {
  const [one, other] = [await hashPassword('Huanghe2026'), await hashPassword('Huanghe2026')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22,}\$[A-Za-z0-9+/]{43}$/);
  expect(other).not.toBe(one);
  expect([await isPassword(one, 'Huanghe2026'), await isPassword(one, 'Huanghe2027')]).toEqual([true, false]);
});
