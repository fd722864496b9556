import { readData } from '../../read-data.ts';
/** Region, short name, the issuer's mark, and in 10,000 yuan the ends of 安家费 and 科研启动费. The amounts are invented. */
export type TalentLine = readonly [
  code: string,
  name: string,
  mark: string,
  settling: [number, number],
  research: [number, number],
];
export const talents = readData<readonly TalentLine[]>('talent-policies');
