import { type InsuranceCity, usualFundRates } from '../city-insurance.ts';
import { guangdongPension, guangdongUnemployment } from './guangdong.ts';

export const shenzhen: InsuranceCity = {
  name: '深圳',
  social: '深圳市社会保险基金管理局、深圳市医疗保障局',
  fund: '深圳市住房公积金管理中心',
  bases: {
    pension: guangdongPension(477_500n),
    medical: {
      least: 672_700n,
      most: 3_363_300n,
      source: {
        name: '深圳市医疗保障局温馨提示：2026年职工医保和生育保险缴费基数、单位费率',
        issued: '2025-12-29',
        url: 'https://hsa.sz.gov.cn/xwzx/tzgg/content/post_12567884.html',
        from: '2026-01-01',
        until: '2026-12-31',
      },
    },
    unemployment: null,
    fund: {
      least: 252_000n,
      most: 4_847_100n,
      source: {
        name: '深圳市住房和建设局：单位缴存职工的缴存基数调整有什么要求',
        issued: '2026-07-15',
        url: 'https://zjj.sz.gov.cn/hdjl/ywzs/gjj/content/post_12893588.html',
        from: '2026-07-01',
        until: '2027-06-30',
        note: '答复写明按上年平均工资 3 倍和最低工资，金额由公开资料换算',
      },
    },
  },
  medical: {
    own: 20_000n,
    employer: 60_000n,
    source: {
      name: '深圳市医疗保障局：职工基本医保缴费标准有哪些规定（一档；生育保险另由单位缴）',
      issued: '2023-11-20',
      url: 'https://hsa.sz.gov.cn/szsylbzjwzgkml/szsylbzjwzgkml/ywzsk/ylbzdy/content/post_10981681.html',
      from: null,
      until: null,
    },
  },
  medicalFixed: 0n,
  unemployment: guangdongUnemployment,
  fundRates: usualFundRates,
};
