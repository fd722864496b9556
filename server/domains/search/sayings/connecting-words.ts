import { join } from 'node:path';
import { readRows } from '#server/platform/read-rows.ts';
import { wordsIn } from './sayings.ts';

const rows = readRows(join(import.meta.dirname, 'connecting.tsv'));

const wordsOf = (kind: 'filler' | 'negator' | 'end-negator' | 'nearby'): ReadonlySet<string> =>
  new Set(rows.filter(([name]) => name === kind).flatMap(([, words = '']) => wordsIn(words)));

const fillers = wordsOf('filler');

/** Meaningless alone, but possible in a name: 想在, 我要找. */
const particles =
  /^[的地得了着过吗呢吧啊呀哦嘛么在有是做当找想求招聘要及与或和跟同名个份位种家所间点些我你他她它们能会可去到来回报给让叫请把被从往向为因就都也还只才又再很最太更比较挺好学教带任职岗活类型啥哪里这那本儿女男刚来几多少管帮干里]+$/u;

/** Whether a word is one of the listed ones. */
export const isListedFiller = (word: string): boolean => fillers.has(word);

/** Whether a word carries no requirement. */
export const isFiller = (word: string): boolean => isListedFiller(word) || particles.test(word);

export const fillerWords: readonly string[] = [...fillers];

/** What follows is not wanted. */
export const negators = wordsOf('negator');

/** What stands before is not wanted: '机构勿扰', '深圳除外'. */
export const endNegators = wordsOf('end-negator');

/** The place before is meant with its surroundings. */
export const nearbyWords = wordsOf('nearby');
