import { type Base, type InsuranceCity, usualFundRates } from '../city-insurance.ts';

const base: Base = {
  least: 498_600n,
  most: 2_529_900n,
  source: {
    name: '浙江省2025年度社会保险缴费基数上下限（浙人社发〔2025〕52号）',
    issued: '2025-09-04',
    url: null,
    from: '2025-01-01',
    until: null,
    note: '2026 年度公布前，按 2025 年度算',
  },
};

export const hangzhou: InsuranceCity = {
  name: '杭州',
  social: '浙江省人力资源和社会保障厅、杭州市医疗保障局',
  fund: '杭州住房公积金管理中心',
  bases: {
    pension: base,
    medical: base,
    unemployment: base,
    fund: {
      least: 266_000n,
      most: 4_215_100n,
      source: {
        name: '杭州住房公积金管理中心2026年度缴存基数通知（杭公积金〔2026〕38号；桐庐、淳安、建德下限 2,430 元）',
        issued: '2026-07-25',
        url: null,
        from: '2026-07-01',
        until: '2027-06-30',
      },
    },
  },
  medical: {
    own: 20_000n,
    employer: 95_000n,
    source: {
      name: '杭州市职工医保单位费率 9.5%（含生育 0.6%）',
      issued: null,
      url: null,
      from: null,
      until: null,
      note: '请以当地最新公布的文件为准',
    },
  },
  medicalFixed: 0n,
  unemployment: {
    own: 5_000n,
    employer: 5_000n,
    source: {
      name: '浙江省阶段性降低失业保险费率（合计 1%）',
      issued: null,
      url: null,
      from: null,
      until: '2025-12-31',
    },
  },
  fundRates: usualFundRates,
};
