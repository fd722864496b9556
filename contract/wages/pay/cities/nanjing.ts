import { type Base, type InsuranceCity, usualFundRates } from '../city-insurance.ts';

const base: Base = {
  least: 495_200n,
  most: 2_476_200n,
  source: {
    name: '江苏省2025年度社会保险缴费基数上下限（苏人社发〔2025〕33号；2026年暂按此执行，苏税发〔2026〕3号）',
    issued: '2025-09-18',
    url: null,
    from: '2025-01-01',
    until: null,
  },
};

export const nanjing: InsuranceCity = {
  name: '南京',
  social: '江苏省人力资源和社会保障厅、南京市医疗保障局',
  fund: '南京住房公积金管理中心',
  bases: {
    pension: base,
    medical: base,
    unemployment: base,
    fund: {
      least: 266_000n,
      most: 4_240_000n,
      source: {
        name: '南京住房公积金管理中心2026年度缴存基数调整通知',
        issued: '2026-07-17',
        url: null,
        from: '2026-07-01',
        until: '2027-06-30',
      },
    },
  },
  medical: {
    own: 20_000n,
    employer: 78_000n,
    source: {
      name: '宁医发〔2022〕62号（单位医疗 7%、生育 0.8%；个人另缴大病 10 元）',
      issued: null,
      url: null,
      from: null,
      until: null,
    },
  },
  medicalFixed: 1_000n,
  unemployment: {
    own: 5_000n,
    employer: 5_000n,
    source: {
      name: '江苏省失业保险费率（合计 1%）',
      issued: null,
      url: null,
      from: null,
      until: null,
      note: '请以当地最新公布的文件为准',
    },
  },
  fundRates: usualFundRates,
};
