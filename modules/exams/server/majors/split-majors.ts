import { entries } from './catalogues.ts';

const withMarks = [...new Set(entries.map(({ name }) => name).filter((name) => name.includes('、')))];
/** Stands for the 、 of a name such as 心理、脑与认知科学 while a text is split. */
const kept = '\u0001';

/** Splits at separators outside brackets; a name of the catalogues that has a separator in it stays whole. */
export function splitMajors(text: string): string[] {
  const marked = withMarks.reduce((masked, name) => masked.replaceAll(name, name.replaceAll('、', kept)), text);
  const parts: string[] = [''];
  let depth = 0;
  for (const character of marked) {
    if (character === '(') depth += 1;
    if (character === ')') depth = Math.max(0, depth - 1);
    if (depth === 0 && /[、,;/|。\n或]/.test(character)) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((item) => item.replaceAll(kept, '、').trim()).filter((item) => item !== '');
}
