import { type Base, type InsuranceCity, usualFundRates } from '../city-insurance.ts';

const base: Base = {
  least: 469_900n,
  most: 2_349_300n,
  source: {
    name: '四川省2026年度社会保险缴费基数上下限（川人社办发〔2026〕50号）',
    issued: '2026-09-07',
    url: null,
    from: null,
    until: null,
  },
};

export const chengdu: InsuranceCity = {
  name: '成都',
  social: '四川省人力资源和社会保障厅、成都市医疗保障局',
  fund: '成都住房公积金管理中心',
  bases: {
    pension: base,
    medical: base,
    unemployment: base,
    fund: {
      least: 233_000n,
      most: 3_296_900n,
      source: {
        name: '成公积金委〔2026〕5号（县市新城下限 2,200 元）',
        issued: null,
        url: null,
        from: '2026-01-01',
        until: '2026-12-31',
      },
    },
  },
  medical: {
    own: 20_000n,
    employer: 83_000n,
    source: {
      name: '成都市医疗保障局公布的职工医保费率（单位医疗 6.75%、生育 0.8%、大病互助 0.75%）',
      issued: null,
      url: null,
      from: null,
      until: null,
    },
  },
  medicalFixed: 0n,
  unemployment: {
    own: 4_000n,
    employer: 6_000n,
    source: {
      name: '川人社规〔2024〕7号（阶段性，合计 1%）',
      issued: null,
      url: null,
      from: null,
      until: '2026-12-31',
    },
  },
  fundRates: usualFundRates,
};
