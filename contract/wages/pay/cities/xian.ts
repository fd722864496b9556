import { type Base, type InsuranceCity, usualFundRates } from '../city-insurance.ts';

const base: Base = {
  least: 473_700n,
  most: 2_368_500n,
  source: {
    name: '陕西省2026年度养老、失业、工伤保险缴费基数上下限（陕人社函〔2026〕326号）',
    issued: '2026-08-27',
    url: 'http://xasjj.xa.gov.cn/zmhd/hygq/2098244330577846274.html',
    from: null,
    until: null,
  },
};

export const xian: InsuranceCity = {
  name: '西安',
  social: '陕西省人力资源和社会保障厅、西安市医疗保障局',
  fund: '西安住房公积金管理中心',
  bases: {
    pension: base,
    medical: null,
    unemployment: base,
    fund: {
      least: 237_600n,
      most: 3_272_600n,
      source: {
        name: '关于调整2026年度住房公积金缴存基数的通知（西房金管发〔2026〕1号；鄠邑、蓝田、周至下限 2,250 元）',
        issued: '2026-06-18',
        url: 'http://zfgjj.xa.gov.cn/gzdt/tzgg/2070405479618592769.html',
        from: '2026-07-01',
        until: '2027-06-30',
      },
    },
  },
  medical: null,
  medicalFixed: 0n,
  unemployment: {
    own: 3_000n,
    employer: 7_000n,
    source: {
      name: '陕人社函〔2025〕264号（阶段性，合计 1%）',
      issued: null,
      url: null,
      from: null,
      until: '2025-12-31',
    },
  },
  fundRates: usualFundRates,
};
