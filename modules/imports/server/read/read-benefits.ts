import type { BenefitCode } from '#contract/taxonomy/benefits.ts';
import { readWords } from '#contract/taxonomy/reader.ts';
import { offeredText } from '#contract/taxonomy/words/offered-text.ts';
import { guessed, missing, type Reading, read } from './reading.ts';

/** Words that are weaker than any code. */
const withoutCode = /^(?:[五六]险|社保|公积金|住房公积金|晋升空间大?|月结|其他|无)$/;
const housingFund = /公积金|[一二两]金/;

/** Every benefit named in a text. 五险 alone is not 五险一金. */
const benefitsIn = (text: string): BenefitCode[] =>
  readWords(offeredText(text)).benefits.filter((code) => code !== 'insurance' || housingFund.test(text));

/** Reads '五险;公积金;提供住宿'; reports entries without a code. */
export function readBenefits(cell: string): Reading<BenefitCode[]> {
  const entries = cell.split(/[;；,，、/|\n]/).map((entry) => entry.trim());
  const named = entries.filter(Boolean);
  if (named.length === 0) return missing();
  const codes = benefitsIn(cell);
  const unknown = named.filter((entry) => !withoutCode.test(entry) && readWords(entry).benefits.length === 0);
  const note = `没有对应的福利项：${unknown.join('、').slice(0, 60)}`;
  if (unknown.length > 0) return guessed(codes, cell, note);
  return read(codes, cell);
}

const nothing = /^(?:其他|其它|无|暂无|面议)$/;
const partOfInsurance = /^(?:[五六]险|社保|公积金|住房公积金)$/;

/** Entries without a code, in the table's words: the post states them in its description. */
export function benefitsWithoutCode(cell: string): string[] {
  const isInsured = benefitsIn(cell).includes('insurance');
  return cell
    .split(/[;；,，、/|\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '' && !nothing.test(entry) && !(isInsured && partOfInsurance.test(entry)))
    .filter((entry) => partOfInsurance.test(entry) || benefitsIn(entry).length === 0);
}

/** Whether a cell of another column is an entry of a benefits list. */
export const isBenefit = (cell: string): boolean =>
  cell !== '' &&
  cell.length <= 12 &&
  (withoutCode.test(cell) || (readWords(cell).benefits.length > 0 && readWords(cell).rest === ''));
