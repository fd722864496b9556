import { expect, test } from 'vitest';
import { isTaxNumber } from './invoices.ts';

test.each(['91330106673959654P', '330106673959654', '33010619800101123X', '33010619800101123401'])('%s', (number) =>
  expect(isTaxNumber(number)).toBe(true),
);

test.each(['', '91330106673959654Q', '9133010667395965', '33010667395965', '3301066739596545', '91330106673959654p'])(
  '%s is none',
  (number) => expect(isTaxNumber(number)).toBe(false),
);
