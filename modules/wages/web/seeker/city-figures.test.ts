import { describe, expect, test } from 'vitest';
import { yuanOf } from '#contract/money.ts';
import { contributionsOf, employerSharesOf } from '../../contract/pay/insurance.ts';
import { employerRatesOf, emptyForm, readForm } from './calculator-form.ts';

/** 养老, 医疗, 失业, 公积金 of a month, in yuan. */
const paid = (city: string, wage: string, fund: string): string[] => {
  const form = emptyForm(city);
  const { input } = readForm({ ...form, wage, rates: { ...form.rates, fund } });
  if (!input) throw new Error('the form is not right');
  const { pension, medical, unemployment, fund: housing } = contributionsOf(input.wage, input.insurance);
  return [pension, medical, unemployment, housing].map(yuanOf);
};

// Calculated by hand. 10,000 lies within all bounds; 3,000 is raised to the lowest base of social insurance and lies above the
// housing fund's; 60,000 is capped at the highest bases. Where a city's bounds are unknown the wage counts unchanged.
const examples: [name: string, code: string, fund: string, of10000: string[], of3000: string[], of60000: string[]][] = [
  // 7,270 and 36,348 for all but the fund; 3 yuan in addition to the medical rate.
  [
    '北京',
    '110100',
    '12',
    ['800.00', '203.00', '50.00', '1200.00'],
    ['581.60', '148.40', '36.35', '360.00'],
    ['2907.84', '729.96', '181.74', '4361.76'],
  ],
  // 7,546 and 37,731; 37,731 × 0.5% = 188.655.
  [
    '上海',
    '310100',
    '7',
    ['800.00', '200.00', '50.00', '700.00'],
    ['603.68', '150.92', '37.73', '210.00'],
    ['3018.48', '754.62', '188.66', '2641.17'],
  ],
  // 养老 5,510–27,549, 医疗 6,234–31,170, 失业 0.2% of the wage, fund up to 41,697.
  [
    '广州',
    '440100',
    '5',
    ['800.00', '200.00', '20.00', '500.00'],
    ['440.80', '124.68', '6.00', '150.00'],
    ['2203.92', '623.40', '120.00', '2084.85'],
  ],
  // 养老 4,775–27,549, 医疗 6,727–33,633, fund up to 48,471.
  [
    '深圳',
    '440300',
    '5',
    ['800.00', '200.00', '20.00', '500.00'],
    ['382.00', '134.54', '6.00', '150.00'],
    ['2203.92', '672.66', '120.00', '2423.55'],
  ],
  // 4,986–25,299; 25,299 × 0.5% = 126.495; fund up to 42,151.
  [
    '杭州',
    '330100',
    '12',
    ['800.00', '200.00', '50.00', '1200.00'],
    ['398.88', '99.72', '24.93', '360.00'],
    ['2023.92', '505.98', '126.50', '5058.12'],
  ],
  // 4,952–24,762; 10 yuan in addition to the medical rate; fund up to 42,400.
  [
    '南京',
    '320100',
    '8',
    ['800.00', '210.00', '50.00', '800.00'],
    ['396.16', '109.04', '24.76', '240.00'],
    ['1980.96', '505.24', '123.81', '3392.00'],
  ],
  // 4,699–23,493, 失业 0.4%: 18.796 and 93.972; fund up to 32,969.
  [
    '成都',
    '510100',
    '12',
    ['800.00', '200.00', '40.00', '1200.00'],
    ['375.92', '93.98', '18.80', '360.00'],
    ['1879.44', '469.86', '93.97', '3956.28'],
  ],
  // 4,498–22,488, 失业 0.3%: 13.494 and 67.464; 7 yuan; bounds of the fund were not found.
  [
    '武汉',
    '420100',
    '8',
    ['800.00', '207.00', '30.00', '800.00'],
    ['359.84', '96.96', '13.49', '240.00'],
    ['1799.04', '456.76', '67.46', '4800.00'],
  ],
  // 4,737–23,685, 失业 0.3%: 14.211 and 71.055; bounds of 医疗 were not found; fund up to 32,726.
  [
    '西安',
    '610100',
    '12',
    ['800.00', '200.00', '30.00', '1200.00'],
    ['378.96', '60.00', '14.21', '360.00'],
    ['1894.80', '1200.00', '71.06', '3927.12'],
  ],
  // 4,553–22,765; 22.765 and 113.825; 5 yuan; fund up to 31,393.
  [
    '重庆',
    '500100',
    '12',
    ['800.00', '205.00', '50.00', '1200.00'],
    ['364.24', '96.06', '22.77', '360.00'],
    ['1821.20', '460.30', '113.83', '3767.16'],
  ],
];

describe.each(examples)('%s', (_, code, fund, of10000, of3000, of60000) => {
  test('takes off what was counted by hand', () => {
    expect(paid(code, '10000', fund)).toEqual(of10000);
    expect(paid(code, '3000', fund)).toEqual(of3000);
    expect(paid(code, '60000', fund)).toEqual(of60000);
  });
});

test('the employer of 北京 pays 1,600, 980, 50 and as much for the fund; nobody pays for no wage', () => {
  const form = emptyForm('110100');
  const { input } = readForm({ ...form, rates: { ...form.rates, fund: '12' } });
  if (!input) throw new Error('the form is not right');
  const shares = employerSharesOf(input.wage, input.insurance, employerRatesOf('110100'));
  expect(shares).toEqual({ pension: 160_000n, medical: 98_000n, unemployment: 5_000n, fund: 120_000n });
  expect(employerSharesOf(0n, input.insurance, employerRatesOf('110100')).fund).toBe(0n);
});
