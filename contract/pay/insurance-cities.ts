import type { Contribution } from './insurance.ts';

interface Rate {
  /** Parts of a million; null where each place sets it and the person fills it in. */
  rate: bigint | null;
  /** Where it stands, and since when it holds. */
  source: string;
  since: string | null;
}

/**
 * What an employee pays in person, where that is the same in the whole country. Each place sets the rest once or twice a year:
 * none of it is guessed.
 */
export const nationalRates: Readonly<Record<Contribution, Rate>> = {
  pension: {
    rate: 80_000n,
    source: '国务院关于完善企业职工基本养老保险制度的决定（国发〔2005〕38号）',
    since: '2006-01-01',
  },
  medical: {
    rate: 20_000n,
    source: '国务院关于建立城镇职工基本医疗保险制度的决定（国发〔1998〕44号）',
    since: '1998-12-14',
  },
  unemployment: { rate: null, source: '各省、自治区、直辖市规定', since: null },
  fund: { rate: null, source: '住房公积金管理条例：不低于 5%，由各地和单位确定', since: null },
};

interface InsuranceCity {
  name: string;
  /** Who announces the bases of social insurance and its local rates. */
  social: string;
  /** Who announces those of the housing fund. */
  fund: string;
}

const city = (
  name: string,
  social = `${name}市人力资源和社会保障局`,
  fund = `${name}住房公积金管理中心`,
): InsuranceCity => ({
  name,
  social,
  fund,
});

/** By the city's code: where to look up what a person fills in. */
export const insuranceCities: Readonly<Record<string, InsuranceCity>> = {
  '110100': city('北京'),
  '310100': city('上海', '上海市人力资源和社会保障局', '上海市公积金管理中心'),
  '440100': city('广州'),
  '440300': city('深圳', '深圳市社会保险基金管理局', '深圳市住房公积金管理中心'),
  '330100': city('杭州'),
  '320100': city('南京'),
  '510100': city('成都'),
  '420100': city('武汉'),
  '610100': city('西安'),
  '500100': city('重庆', '重庆市人力资源和社会保障局', '重庆市住房公积金管理中心'),
};
