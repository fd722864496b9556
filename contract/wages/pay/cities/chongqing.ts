import { type Base, type InsuranceCity, usualFundRates } from '../city-insurance.ts';

const base: Base = {
  least: 455_300n,
  most: 2_276_500n,
  source: {
    name: '关于做好2026年度社会保险缴费基数上下限核定有关工作的通知（渝人社规〔2026〕18号）',
    issued: '2026-09-14',
    url: 'https://chongqing.chinatax.gov.cn/cqtax/xxgk/tzgg/202609/t20260920_386257.html',
    from: null,
    until: null,
  },
};

export const chongqing: InsuranceCity = {
  name: '重庆',
  social: '重庆市人力资源和社会保障局、重庆市医疗保障局',
  fund: '重庆市住房公积金管理中心',
  bases: {
    pension: base,
    medical: base,
    unemployment: base,
    fund: {
      least: 233_000n,
      most: 3_139_300n,
      source: {
        name: '渝公积金发〔2026〕51号（城口等 12 个县下限 2,200 元）',
        issued: '2026-07-08',
        url: null,
        from: null,
        until: null,
      },
    },
  },
  medical: {
    own: 20_000n,
    employer: 85_000n,
    source: {
      name: '重庆市医疗保障局：单位职工基本医疗保险和大额医疗保险缴费比例（单位含生育 0.5%；个人另缴大额互助 5 元）',
      issued: '2026-01-28',
      url: 'https://ylbzj.cq.gov.cn/igixmj/xjgk/202601/tGovMsgBox_1100403.html',
      from: null,
      until: null,
    },
  },
  medicalFixed: 500n,
  unemployment: {
    own: 5_000n,
    employer: 5_000n,
    source: {
      name: '渝人社规〔2025〕10号（阶段性，合计 1%）',
      issued: null,
      url: null,
      from: null,
      until: '2025-12-31',
    },
  },
  fundRates: usualFundRates,
};
