/** The most requested cities; others are found by province. Codes of GB/T 2260. */
export const hotCityList: readonly (readonly [code: string, name: string])[] = [
  ['110100', '北京'],
  ['310100', '上海'],
  ['440100', '广州'],
  ['440300', '深圳'],
  ['330100', '杭州'],
  ['510100', '成都'],
  ['320100', '南京'],
  ['320500', '苏州'],
  ['420100', '武汉'],
  ['610100', '西安'],
  ['500100', '重庆'],
  ['120100', '天津'],
  ['430100', '长沙'],
  ['410100', '郑州'],
  ['370100', '济南'],
  ['370200', '青岛'],
  ['340100', '合肥'],
  ['350100', '福州'],
  ['350200', '厦门'],
  ['330200', '宁波'],
  ['440600', '佛山'],
  ['441900', '东莞'],
  ['360100', '南昌'],
  ['210100', '沈阳'],
  ['530100', '昆明'],
  ['450100', '南宁'],
];

/** Their names by code. An object would sort them by code. */
export const hotCities: Readonly<Record<string, string>> = Object.fromEntries(hotCityList);

/** 北京, 天津, 上海 and 重庆: one city each, which also contains the counties that the standard lists separately. */
const municipal = /^(?:11|12|31|50)/;
/** Counties directly under their province are their own cities (仙桃 429004). */
const ownCity = /^..90/;

export const provinceCodeOf = (regionCode: string) => `${regionCode.slice(0, 2)}0000`;

/** The city of a county; a city or province as it is. Equivalent to contract/taxonomy/places/regions.ts, without its data. */
export function cityCodeOf(code: string): string {
  if (municipal.test(code)) return `${code.slice(0, 2)}0100`;
  return ownCity.test(code) ? code : `${code.slice(0, 4)}00`;
}
