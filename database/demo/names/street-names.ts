import type { Random } from '../random.ts';

const roads = [
  ...['学府路', '文苑路', '育才路', '书香路', '文教路', '科技路', '滨江大道', '人民路', '新华路', '中山路', '建设路'],
  ...['和平路', '解放路', '湖滨路', '望江路', '钱江路', '学林街', '文汇路', '翠柏路', '桂花路', '银杏路', '梧桐路'],
  ...['长江路', '黄河路', '珠江路', '春晖路', '朝阳街', '迎宾大道', '世纪大道', '青年路', '环城东路', '环城西路'],
  ...['创新大道', '天目路', '丹桂街', '明月路', '清波路', '竹园路', '兴业路', '振兴路', '凤凰路', '玉泉路'],
];

/** A street and number, without the county: '钱江路 1388 号'. */
export function streetAddress(random: Random): string {
  return `${random.pick(roads)} ${random.int(1, random.chance(0.3) ? 1999 : 399)} 号`;
}
