import { type InsuranceCity, usualFundRates } from '../city-insurance.ts';
import { guangdongPension, guangdongUnemployment } from './guangdong.ts';

export const guangzhou: InsuranceCity = {
  name: '广州',
  social: '广州市人力资源和社会保障局、广州市医疗保障局',
  fund: '广州住房公积金管理中心',
  bases: {
    pension: guangdongPension(551_000n),
    medical: {
      least: 623_400n,
      most: 3_117_000n,
      source: {
        name: '广州市2026年职工基本医疗保险缴费基数上下限',
        issued: null,
        url: null,
        from: '2026-01-01',
        until: '2026-12-31',
      },
    },
    unemployment: null,
    fund: {
      least: 268_000n,
      most: 4_169_700n,
      source: {
        name: '关于2026年度住房公积金缴存调整有关问题的通知；下限依关于调整住房公积金最低缴存基数的通知，2026年9月起由 2,500 元调为 2,680 元',
        issued: '2026-07-06',
        url: 'https://gjj.gz.gov.cn/gkmlpt/content/10/10983/post_10983424.html',
        from: '2026-07-01',
        until: '2027-06-30',
      },
    },
  },
  medical: {
    own: 20_000n,
    employer: 68_500n,
    source: {
      name: '穗医保规〔2022〕1号（单位医疗 6%、生育 0.85%）',
      issued: null,
      url: 'https://www.gz.gov.cn/gfxwj/sbmgfxwj/gzsylbzj/content/post_8689834.html',
      from: '2022-12-01',
      until: '2026-12-31',
    },
  },
  medicalFixed: 0n,
  unemployment: guangdongUnemployment,
  fundRates: usualFundRates,
};
