import { regionName } from '../places.ts';

const municipalities = new Set(['11', '12', '31', '50']);

/** 直辖市 grade their schools themselves. */
const ofMunicipality = (nature: string): string =>
  nature.replace('省一级重点高中', '市示范性高中').replace('省部共建', '部市共建').replaceAll('省', '市');

/** Who runs what belongs to the place itself: a 区, a 县, or a 市 that has no counties or is one. */
function levelOf(regionCode: string): string {
  const name = regionName(regionCode);
  if (name.endsWith('区')) return '区';
  return name.endsWith('市') ? '市' : '县';
}

/** What an introduction tells of 省级 honours, as a 直辖市 gives them: 市级. 省部级 is what the ministries say everywhere. */
export const introAt = (intro: string, regionCode: string): string =>
  municipalities.has(regionCode.slice(0, 2)) ? intro.replaceAll('省级', '市级') : intro;

/** What a company is, in the words of its place: 省示范 is 市示范 in 北京, 区属 is 县属 in a county. */
export function natureAt(nature: string, regionCode: string): string {
  const graded = municipalities.has(regionCode.slice(0, 2)) ? ofMunicipality(nature) : nature;
  return graded.replace(/[区县](?=属|示范园)/g, levelOf(regionCode));
}
