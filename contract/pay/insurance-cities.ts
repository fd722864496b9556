import type { Bounds, InsuranceRule } from './insurance.ts';

interface InsuranceCity extends InsuranceRule {
  name: string;
  /** Who publishes rates and bases. */
  source: string;
  /** The year of contributions whose bases stand here; null where they are left to be filled in. */
  year: string | null;
}

const open: Bounds = { least: null, most: null };
const between = (least: bigint, most: bigint): Bounds => ({ least: least * 100n, most: most * 100n });

/** Pension 8%, medical 2%, unemployment 0.5% in person; the fund at the highest rate, which the person may lower. */
const usual = { pension: 80_000n, medical: 20_000n, unemployment: 5_000n, fund: 120_000n };

const city = (name: string, source: string, more: Partial<InsuranceCity> = {}): InsuranceCity => ({
  name,
  source,
  rates: usual,
  medicalFixed: 0n,
  social: open,
  fund: open,
  year: null,
  ...more,
});

/**
 * What ten cities take off a wage, by the city's code. Bases are given only where they are known for sure, with their year; all
 * of it stands in fields that a person may change, and the page says so.
 */
export const insuranceCities: Readonly<Record<string, InsuranceCity>> = {
  '110100': city('北京', '北京市人力资源和社会保障局', {
    medicalFixed: 300n,
    social: between(7_162n, 35_811n),
    year: '2025 年度（2025 年 7 月起）',
  }),
  '310100': city('上海', '上海市人力资源和社会保障局', {
    rates: { ...usual, fund: 70_000n },
    social: between(7_460n, 37_302n),
    year: '2025 年度（2025 年 7 月起）',
  }),
  '330100': city('杭州', '浙江省人力资源和社会保障厅', {
    social: between(4_812n, 24_930n),
    year: '2024 年度（2024 年 1 月起）',
  }),
  '320100': city('南京', '江苏省人力资源和社会保障厅', {
    social: between(4_879n, 24_396n),
    year: '2024 年度（2024 年 7 月起）',
  }),
  '320500': city('苏州', '江苏省人力资源和社会保障厅', {
    social: between(4_879n, 24_396n),
    year: '2024 年度（2024 年 7 月起）',
  }),
  '440100': city('广州', '广州市人力资源和社会保障局', { rates: { ...usual, unemployment: 2_000n } }),
  '440300': city('深圳', '深圳市人力资源和社会保障局', { rates: { ...usual, unemployment: 2_000n } }),
  '510100': city('成都', '成都市人力资源和社会保障局'),
  '420100': city('武汉', '武汉市人力资源和社会保障局'),
  '610100': city('西安', '西安市人力资源和社会保障局'),
};
