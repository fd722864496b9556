import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { type WageSlip, wageSlipShape } from '../../contract/wage-shapes.ts';
import { eventText, hundredthsOf, quantityText } from '../../contract/wage-words.ts';
import { SlipSheet } from './slip-sheet.tsx';

const slip = (more: Some<WageSlip> = {}) =>
  sampleOf(wageSlipShape, {
    unit: 'lesson',
    rateFen: 12_050,
    quantity: 350,
    payFen: 42_175,
    grossFen: 52_175,
    deductionFen: 1_500,
    netFen: 50_675,
    items: [
      { kind: 'add', name: '监考', fen: 10_000 },
      { kind: 'deduct', name: '个税', fen: 1_000 },
      { kind: 'deduct', name: '个税', fen: 500 },
    ],
    lines: [
      { day: '2026-11-02', quantity: 200, fen: 24_100, note: '' },
      { day: '2026-11-02', quantity: 150, fen: 18_075, note: '' },
    ],
    note: '',
    disputeReason: '',
    ...more,
  });
const amounts = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.parentElement?.querySelector('dd')?.textContent?.trim()]),
  );
const days = () =>
  within(screen.getByRole('region', { name: '课时明细' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent?.trim()),
    );

test('every day, supplement and deduction stands with its amount, and what is paid out is said in yuan', () => {
  render(<SlipSheet slip={slip()} />);
  expect(days()).toEqual([
    ['11-02', '2 课时', '241.00'],
    ['11-02', '1.5 课时', '180.75'],
  ]);
  expect(amounts()).toMatchObject({
    '课时费 3.5 课时 × 120.50 元': '421.75',
    监考: '100.00',
    应发: '521.75',
    实发: '506.75 元',
  });
  const order = screen.getAllByRole('term').map((term) => term.textContent);
  expect(order.slice(1)).toEqual(['监考', '应发', '个税', '个税', '实发']);
});

test('a slip without deductions takes nothing away, and says nothing of notes and disputes', () => {
  render(<SlipSheet slip={slip({ items: [], deductionFen: 0, grossFen: 42_175, netFen: 42_175 })} />);
  expect(Object.values(amounts())).toEqual(['421.75', '421.75', '421.75 元']);
  expect(screen.queryByText(/^说明|^异议/)).toBeNull();
});

test('amounts beyond a thousand can be read', () => {
  render(<SlipSheet slip={slip({ netFen: 123_456_789 })} />);
  expect(amounts().实发).toBe('1,234,567.89 元');
});

test('a dispute stands with its reason and its papers, which open apart', () => {
  const file = { id: '5', name: '课表.pdf', url: 'https://a.test/5' };
  render(<SlipSheet slip={slip({ note: '含补课', disputeReason: '少算一课时', evidence: [file] })} />);
  screen.getByText('说明：含补课');
  screen.getByText('异议：少算一课时');
  const link = screen.getByRole('link', { name: '课表.pdf' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://a.test/5', '_blank']);
});

test.each([
  ['2.5', 250],
  [' 2 ', 200],
  ['0.05', 5],
  ['24', 2_400],
  ['24.01', null],
  ['0', null],
  ['2.555', null],
  ['.5', null],
  ['2,5', null],
  ['-1', null],
  ['1e1', null],
  ['', null],
])('"%s" hours typed are %s hundredths', (typed, hundredths) => expect(hundredthsOf(typed)).toBe(hundredths));

test('what was typed reads the same again, and a move without words of its own is told all the same', () => {
  for (const typed of ['2.5', '0.05', '24', '1.1'])
    expect(quantityText(hundredthsOf(typed) ?? 0, 'hour')).toBe(`${typed} 小时`);
  expect([eventText({ about: 'slip', move: 'pay' }), eventText({ about: 'slip', move: 'other' })]).toEqual([
    '标为已发放',
    '更新了记录',
  ]);
});
