import { type ExperienceCode, experiences } from '#contract/taxonomy/experiences.ts';
import { codeLexeme } from '../../index/code-bits.ts';
import { type Placed, partOf } from '../part.ts';
import { readAmount } from './amount.ts';

const number = '(?<years>\\d{1,2}|[一二两三四五六七八九十]{1,3})';
const work = '(?:的?(?:教学|教书|工作|教龄|从教|任教|执教|授课|带班|班主任|教育)?(?:工作)?(?:经验|经历|教龄))';
const shapes = [
  new RegExp(`(?:有|具有|满)?${number}年(?:以上|多|及以上)?${work}`, 'gu'),
  new RegExp(`(?:教龄|工作经验|教学经验|经验)(?:有|满|要求)?${number}(?:-\\d{1,2})?年(?:以上|及以上)?`, 'gu'),
  // Years since the degree are taken for years of work.
  new RegExp(`毕业(?:有|了|快)?${number}年(?:多|了)?`, 'gu'),
  new RegExp(`(?:工作|教了|教书|从教|任教|干了|带了|[做当管带教干](?:了|过|了有))${number}年(?:多|了)?`, 'gu'),
  // What was taught stands between: 教初中物理八年.
  new RegExp(`(?<=教(?!师)[^，。,；\\s再想要]{1,8})${number}年(?!级)(?:多|了)?`, 'gu'),
];

/** '3年经验', '5年教龄': posts that do not ask for more, nor for graduates. */
export function recogniseYears(text: string): Placed[] {
  return shapes.flatMap((shape) =>
    [...text.matchAll(shape)].flatMap((match) => {
      const [years = Number.NaN] = readAmount(match.groups?.years ?? '') ?? [];
      if (!(years > 0 && years < 45)) return [];
      const unfit = (Object.keys(experiences) as ExperienceCode[]).filter(
        (code) => experiences[code].from > years || code === 'graduate',
      );
      const group = {
        text: match[0],
        kind: 'trait' as const,
        codes: unfit.map((code) => [codeLexeme('experience', code)]),
        words: [],
        not: true as const,
      };
      const part = partOf(match[0], `${years} 年经验`, ...(unfit.length > 0 ? [group] : []));
      return [{ from: match.index, to: match.index + match[0].length, part }];
    }),
  );
}
