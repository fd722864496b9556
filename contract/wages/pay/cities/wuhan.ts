import { type Base, type InsuranceCity, usualFundRates } from '../city-insurance.ts';

const base: Base = {
  least: 449_800n,
  most: 2_248_800n,
  source: {
    name: '关于我省2025年度社会保险缴费基数标准的通知（鄂人社发〔2025〕28号；新标准出台前继续执行）',
    issued: '2025-09-19',
    url: 'http://rst.hubei.gov.cn/zfxxgk/zc/qtzdgkwj/202509/t20250919_5775307.shtml',
    from: null,
    until: null,
  },
};

export const wuhan: InsuranceCity = {
  name: '武汉',
  social: '湖北省人力资源和社会保障厅、武汉市医疗保障局',
  fund: '武汉住房公积金管理中心',
  bases: { pension: base, medical: base, unemployment: base, fund: null },
  medical: {
    own: 20_000n,
    employer: 87_000n,
    source: {
      name: '武汉职工医保缴费基数调整（单位费率含生育；个人另缴大额医疗 7 元）',
      issued: '2025-09-25',
      url: 'https://www.dxh.gov.cn/ZWGK/QZFXXGKML/GGFWXX_devsavepath/SHBZ_devsavepath/ylbz/202509/t20250925_2652461.shtml',
      from: '2025-10-01',
      until: null,
    },
  },
  medicalFixed: 700n,
  unemployment: {
    own: 3_000n,
    employer: 7_000n,
    source: {
      name: '湖北省失业保险费率（合计 1%）',
      issued: null,
      url: null,
      from: null,
      until: null,
      note: '请以当地最新公布的文件为准',
    },
  },
  fundRates: usualFundRates,
};
