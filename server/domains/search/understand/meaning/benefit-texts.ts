import { type BenefitCode, benefits } from '#contract/taxonomy/benefits.ts';
import { isCode } from '#contract/taxonomy/list.ts';
import { benefitWords } from '#contract/taxonomy/words/benefit-words.ts';

/** In a text these are as often said of pupils, or of something else. */
const unclear = new Set('食堂 住宿 宿舍 公寓 年金 绩效 体检 交通 工会 寒假 暑假 进修 奖金 五险'.split(' '));

/** What a text says where it offers one of these. */
const offered: Partial<Record<BenefitCode, readonly string[]>> = {
  apartment: '提供宿舍 提供公寓 提供免费住宿 免费提供住宿 提供免费宿舍 安排住宿 安排宿舍'.split(' '),
};
export const offeringWords: readonly string[] = Object.values(offered).flat();

const wordsOf = (code: BenefitCode): readonly string[] => [...benefitWords[code], ...(offered[code] ?? [])];

/** Words by which a text states all of these benefits. */
export function benefitTexts(codes: readonly string[]): string[] {
  const [first = [], ...others] = codes.flatMap((code) => (isCode(benefits, code) ? [wordsOf(code)] : []));
  return first.filter((word) => !unclear.has(word) && others.every((words) => words.includes(word)));
}
