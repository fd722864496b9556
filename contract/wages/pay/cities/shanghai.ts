import type { Base, InsuranceCity } from '../city-insurance.ts';

const base: Base = {
  least: 754_600n,
  most: 3_773_100n,
  source: {
    name: '上海市人力资源和社会保障局：本市调整2026年度社保缴费基数上下限',
    issued: '2026-08-18',
    url: 'https://rsj.sh.gov.cn/tgsgg_17341/20260818/t0035_1443203.html',
    from: '2026-07-01',
    until: null,
  },
};

export const shanghai: InsuranceCity = {
  name: '上海',
  social: '上海市人力资源和社会保障局',
  fund: '上海市公积金管理中心',
  bases: {
    pension: base,
    medical: base,
    unemployment: base,
    fund: {
      least: 274_000n,
      most: 3_773_100n,
      source: {
        name: '2026年度住房公积金缴存基数、比例以及月缴存额上下限的通知（沪公积金管委会〔2026〕3号）',
        issued: '2026-08-18',
        url: 'https://www.shzfgjj.cn/html/newxxgk/zcwj/gfxwj/228478.html',
        from: '2026-07-01',
        until: '2027-06-30',
      },
    },
  },
  medical: {
    own: 20_000n,
    employer: 90_000n,
    source: {
      name: '沪医保规〔2026〕2号（单位费率含生育，阶段性降低）',
      issued: '2026-03-13',
      url: 'https://ybj.sh.gov.cn/gfxwj/20260313/921e047144694b61b6df8ca0c5ef2cfc.html',
      from: '2026-03-01',
      until: '2027-02-28',
    },
  },
  medicalFixed: 0n,
  unemployment: {
    own: 5_000n,
    employer: 5_000n,
    source: {
      name: '上海市人力资源和社会保障局：失业保险缴费比例问答',
      issued: '2025-01-03',
      url: 'https://rsj.sh.gov.cn/tshbx_17729/20250103/t0035_1429759.html',
      from: null,
      until: '2025-12-31',
    },
  },
  fundRates: { least: 50_000n, most: 70_000n },
};
