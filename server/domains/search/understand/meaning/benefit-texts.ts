import { benefits } from '#contract/taxonomy/benefits.ts';
import { isCode } from '#contract/taxonomy/list.ts';
import { benefitWords } from '#contract/taxonomy/words/benefit-words.ts';

/** In a text these are as often said of pupils, or of something else. */
const unclear = new Set('食堂 住宿 宿舍 公寓 年金 绩效 体检 交通 工会 寒假 暑假 进修 奖金 五险'.split(' '));

/** Words by which a text states all of these benefits. */
export function benefitTexts(codes: readonly string[]): string[] {
  const [first = [], ...others] = codes.flatMap((code) => (isCode(benefits, code) ? [benefitWords[code]] : []));
  return first.filter((word) => !unclear.has(word) && others.every((words) => words.includes(word)));
}
