import type { Base, Rate } from '../city-insurance.ts';

/** The province sets the bases of the pension; the lowest one differs between cities. */
export const guangdongPension = (least: bigint): Base => ({
  least,
  most: 2_754_900n,
  source: {
    name: '广东省企业职工基本养老保险缴费基数上下限（粤人社发〔2025〕32号）',
    issued: null,
    url: 'https://guangdong.chinatax.gov.cn/gdsw/zqsw_sbfblzn/2026-01/07/content_13da7973a3b643a5adcaa43a0cf74864.shtml',
    from: '2025-07-01',
    until: '2026-06-30',
  },
});

export const guangdongUnemployment: Rate = {
  own: 2_000n,
  employer: 8_000n,
  source: {
    name: '肇庆市社保费费率费基一览表（2025年7月—2026年6月；失业保险全省单位 0.8%、个人 0.2%）',
    issued: '2026-01-07',
    url: 'https://guangdong.chinatax.gov.cn/gdsw/zqsw_sbfblzn/2026-01/07/content_13da7973a3b643a5adcaa43a0cf74864.shtml',
    from: '2025-07-01',
    until: '2026-06-30',
  },
};
