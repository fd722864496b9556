import { beijing } from './cities/beijing.ts';
import { chengdu } from './cities/chengdu.ts';
import { chongqing } from './cities/chongqing.ts';
import { guangzhou } from './cities/guangzhou.ts';
import { hangzhou } from './cities/hangzhou.ts';
import { nanjing } from './cities/nanjing.ts';
import { shanghai } from './cities/shanghai.ts';
import { shenzhen } from './cities/shenzhen.ts';
import { wuhan } from './cities/wuhan.ts';
import { xian } from './cities/xian.ts';
import type { InsuranceCity, Source } from './city-insurance.ts';

interface NationalRate {
  own: bigint;
  employer: bigint | null;
  source: Source;
}

const law = (name: string, from: string): Source => ({ name, issued: null, url: null, from, until: null });

/** National rates. Unemployment, bases and the housing fund are set locally. */
export const nationalRates: Readonly<Record<'pension' | 'medical', NationalRate>> = {
  pension: {
    own: 80_000n,
    employer: 160_000n,
    source: law('国发〔2005〕38号（个人 8%）；国办发〔2019〕13号（单位 16%）', '2019-05-01'),
  },
  medical: {
    own: 20_000n,
    employer: null,
    source: law('国务院关于建立城镇职工基本医疗保险制度的决定（国发〔1998〕44号）', '1998-12-14'),
  },
};

export const nationalFundSource: Source = {
  name: '住房公积金管理条例（国务院令第844号修改；缴存比例不低于 5%，由各地和单位确定）',
  issued: '2026-08-10',
  url: 'https://www.gov.cn/zhengce/content/202608/content_7078477.htm',
  from: '2026-09-20',
  until: null,
};

/** By the city's code. */
export const insuranceCities: Readonly<Record<string, InsuranceCity>> = {
  '110100': beijing,
  '310100': shanghai,
  '440100': guangzhou,
  '440300': shenzhen,
  '330100': hangzhou,
  '320100': nanjing,
  '510100': chengdu,
  '420100': wuhan,
  '610100': xian,
  '500100': chongqing,
};
