import { expect, test } from 'vitest';
import { sampleOf } from '#web/testing/sample-of.ts';
import { wageSlipShape } from '../../contract/wage-shapes.ts';
import { monthsOf } from './months-table.tsx';

const slip = (month: string, status: 'issued' | 'paid' | 'corrected', netFen: number) =>
  sampleOf(wageSlipShape, { month, status, grossFen: netFen + 100, netFen });

test('slips are added up by month, the latest first, without corrected ones', () => {
  const slips = [slip('2026-10', 'paid', 5_000), slip('2026-11', 'issued', 900), slip('2026-10', 'issued', 1_000)];
  expect(monthsOf([...slips, slip('2026-10', 'corrected', 7_000)])).toEqual([
    { month: '2026-11', slips: 1, paid: 0, grossFen: 1_000, netFen: 900 },
    { month: '2026-10', slips: 2, paid: 1, grossFen: 6_200, netFen: 6_000 },
  ]);
});
