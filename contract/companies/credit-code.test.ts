import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCreditCode } from './credit-code.ts';

// Published codes of two universities and a company.
test.each(['12100000400000624D', '12100000400002259P', '91440300708461136T'])('%s holds', (code) => {
  expect(isCreditCode(code)).toBe(true);
});

test('one wrong sign is always found', () => {
  const alphabet = [...'0123456789ABCDEFGHJKLMNPQRTUWXY'];
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 17 }), fc.constantFrom(...alphabet), (at, sign) => {
      const good = '91440300708461136T';
      const changed = good.slice(0, at) + sign + good.slice(at + 1);
      return isCreditCode(changed) === (changed === good);
    }),
  );
});

test.each(['', '91440300708461136', '91440300708461136t', '9144030070846113６T', 'O1440300708461136T'])(
  '%j is none',
  (code) => {
    expect(isCreditCode(code)).toBe(false);
  },
);
