import { hourLexeme, hourSteps } from '../../index/lexemes.ts';
import { codeGroup, partOf } from '../query-part.ts';
import { amount, readAmount } from './amount.ts';
import type { Recogniser } from './claim.ts';

const unit = '个?(?:节课?|课时费?|小时|堂课?|h)';
const lesson = `(?:[一每单/]?${unit}|时薪|课时费|课酬)`;
const more = '(?:不低于|至少|起码|超过|高于|过)?';
const end = '(?:元|块钱?)?(?:以上|起步|起|左右|\\+|多)?';
/** '一节课100', '时薪 100 以上', '100块一节课', '150/课时'. */
const shapes = [
  new RegExp(`${lesson}(?:是|有|要|给)?${more} ?(?<one>${amount})(?:[-~至到]${amount})?${end}`, 'gu'),
  new RegExp(`(?<one>${amount})(?:[-~至到]${amount})?(?:(?:元|块钱?)[一每/]?|[一每/])${unit}(?:以上|起|左右)?`, 'gu'),
];
const plausible = { least: 15, most: 3_000 };

/** Pay by the lesson or the hour: at least that much. */
export const lessonPay: Recogniser = {
  shapes,
  read({ 0: said, groups }) {
    const [yuan = 0] = readAmount(groups?.one ?? '') ?? [];
    if (yuan < plausible.least || yuan > plausible.most) return null;
    const step = hourSteps.findLast((step) => step <= yuan) ?? hourSteps[0] ?? 0;
    return partOf(said, `每课时 ${yuan} 元起`, codeGroup(said, 'benefit', [hourLexeme(step)]));
  },
};
