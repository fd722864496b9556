import { join } from 'node:path';
import { readRows } from '#server/platform/read-rows.ts';

/** 专业类 → majors. A notice names the class ('中国语言文学类'); a resume names the major ('汉语言文学'). */
const families = new Map(
  readRows(join(import.meta.dirname, 'major-families.tsv')).map(([name = '', majors = '']) => [
    name,
    majors.split(' '),
  ]),
);

/** The class in a notice that contains a major, by normalised names; null if the list has none. */
export function familyOf(major: string, required: string): string | null {
  const name = required.replace(/类$/, '');
  return [name, `${name}学`].some((one) => families.get(one)?.includes(major)) ? `${name}类` : null;
}
