import { type Base, type InsuranceCity, usualFundRates } from '../city-insurance.ts';

const base: Base = {
  least: 727_000n,
  most: 3_634_800n,
  source: {
    name: '关于2026年度各项社会保险缴费工资基数上下限的通告（京人社发〔2026〕7号）',
    issued: '2026-08-21',
    url: 'https://www.beijing.gov.cn/zhengce/zhengcefagui/202608/t20260821_4831679.html',
    from: '2026-07-01',
    until: null,
  },
};

export const beijing: InsuranceCity = {
  name: '北京',
  social: '北京市人力资源和社会保障局',
  fund: '北京住房公积金管理中心',
  bases: {
    pension: base,
    medical: base,
    unemployment: base,
    fund: {
      least: 254_000n,
      most: 3_634_800n,
      source: {
        name: '关于2026住房公积金年度缴存有关问题的通知（京房公积金管委会办〔2026〕6号）',
        issued: '2026-08-24',
        url: 'https://www.beijing.gov.cn/zhengce/zhengcefagui/202608/t20260824_4834975.html',
        from: '2026-07-01',
        until: '2027-06-30',
      },
    },
  },
  medical: {
    own: 20_000n,
    employer: 98_000n,
    source: {
      name: '北京市石景山区医保政策问答（单位 9.8% 含生育，个人 2% 另加大额互助 3 元）',
      issued: '2024-10-21',
      url: 'https://www.bjsjs.gov.cn/gongkai/zwgkpd/ztzl/2024/mtyfz/ybzcxwd/202410/t20241021_86349.shtml',
      from: null,
      until: null,
    },
  },
  medicalFixed: 300n,
  unemployment: {
    own: 5_000n,
    employer: 5_000n,
    source: {
      name: '阶段性降低失业保险费率（合计 1%）',
      issued: null,
      url: null,
      from: null,
      until: '2025-12-31',
    },
  },
  fundRates: usualFundRates,
};
