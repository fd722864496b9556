import { demoPeople } from '../accounts.ts';
import type { Random, Weighted } from '../random.ts';
import { readData } from '../read-data.ts';

const surnames: Weighted<string> = [
  ...[...'王李张刘陈杨黄赵吴周'].map((name) => [name, 20] as const),
  ...[...'徐孙马朱胡郭何林罗高郑梁谢宋唐许韩冯邓曹彭'].map((name) => [name, 8] as const),
  ...[...'曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石'].map((name) => [name, 4] as const),
  ...[...'廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严'].map((name) => [name, 2] as const),
  ['欧阳', 1],
  ['上官', 0.3],
  ['诸葛', 0.3],
];

interface Data {
  female: readonly string[];
  male: readonly string[];
}

const { female, male } = readData<Data>('given-names');

interface PersonName {
  name: string;
  surname: string;
  gender: 'female' | 'male';
}

/** The persons whom the demo walks through; nobody else has their names. */
const known = new Set<string>(Object.values(demoPeople).flatMap((person) => ('name' in person ? [person.name] : [])));

/** An invented person. Teaching's people are mostly women, the young ones more so. */
export function personName(random: Random): PersonName {
  for (;;) {
    const surname = random.weighted(surnames);
    const gender = random.chance(0.68) ? 'female' : 'male';
    const name = surname + random.pick(gender === 'female' ? female : male);
    if (!known.has(name)) return { name, surname, gender };
  }
}

/**
 * A mobile number of the 199 and 198 ranges; no one is meant. `index` makes it unique within a load: the last eight digits
 * walk through their ring in a step prime to its length.
 */
export function demoPhone(index: number): string {
  const prefix = index % 2 === 0 ? '199' : '198';
  return prefix + String((Math.floor(index / 2) * 61_803_399 + 20_260_001) % 100_000_000).padStart(8, '0');
}
