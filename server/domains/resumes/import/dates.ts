/** A month found in a text; `exact` is false where only the year is stated. */
interface FoundMonth {
  year: number;
  /** 1–12; null where only the year is stated. */
  month: number | null;
}

export interface FoundDates {
  from: FoundMonth | null;
  to: FoundMonth | 'now' | null;
  /** The text without the dates. */
  rest: string;
  /** The dates as written. */
  written: string;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const year = '(?:19[5-9]|20[0-4])\\d';
// 2026年第3期 is an issue of a journal, not a month.
const issue = `(?<!\\d)(?<y0>${year})\\s*(?:年\\s*[,，]?\\s*第?\\s*\\d{1,2}\\s*期|[(（]\\s*\\d{1,2}\\s*[)）]\\s*(?=[:：]|$)|[,，.．]\\s*第\\s*\\d{1,2}\\s*期)`;
/** Years of two digits are sure where both ends of a period have them: 19.09~22.06. */
const shortMonth = '\\d\\d[./](?:0[1-9]|1[0-2])';
const towards = '\\s*(?:[-–—~～]+|至|到)\\s*';
const one = [
  issue,
  `(?<!\\d)(?<y1>${year})\\s*(?:年|[./．·-])\\s*(?<m1>1[0-2]|0?[1-9])(?!\\d)(?:\\s*月(?:\\s*[0-3]?\\d日)?|[./-](?:0?[1-9]|[12]\\d|3[01])(?!\\d|[.年/]|-\\d{1,2}(?!\\d)))?`,
  `(?<!\\d)(?<y2>${year})(?<m2>0[1-9]|1[0-2])(?!\\d)`,
  `(?<n3>${months.join('|')})[a-z]*\\.?,?\\s*(?<y3>${year})`,
  `(?<!\\d)(?<m4>0?[1-9]|1[0-2])\\s*[/.]\\s*(?<y4>${year})(?!\\d)`,
  `(?<![\\d.])(?<y5>[5-9]\\d|[0-3]\\d)年\\s*(?<m5>1[0-2]|0?[1-9])月`,
  `(?<![\\d.])(?<y7>\\d\\d)[./](?<m7>0[1-9]|1[0-2])(?=${towards}(?:${shortMonth}|至今|今))`,
  `(?<=(?<![\\d.])${shortMonth}${towards})(?<y8>\\d\\d)[./](?<m8>0[1-9]|1[0-2])(?![\\d.])`,
  `(?<!\\d)(?<y6>${year})(?!\\d)\\s*[年级届]?(?:\\s*(?<s6>[春秋]))?`,
  '(?<now>至今|迄今|目前|现在|今(?![年天日])|present|current|(?<![a-z])now(?![a-z]))',
].join('|');

type Groups = Record<string, string | undefined>;

const fullYear = (short: number) => (short < 50 ? 2000 + short : 1900 + short);

function readOne(groups: Groups): FoundMonth | 'now' {
  if (groups.now) return 'now';
  const { y0, y1, m1, y2, m2, n3, y3, m4, y4, y5, m5, y6, s6, y7, m7, y8, m8 } = groups;
  if (y0) return { year: Number(y0), month: null };
  if (y1) return { year: Number(y1), month: Number(m1) };
  if (y2) return { year: Number(y2), month: Number(m2) };
  if (y3) return { year: Number(y3), month: months.indexOf((n3 ?? '').toLowerCase()) + 1 };
  if (y4) return { year: Number(y4), month: Number(m4) };
  if (y5) return { year: fullYear(Number(y5)), month: Number(m5) };
  if (y7) return { year: fullYear(Number(y7)), month: Number(m7) };
  if (y8) return { year: fullYear(Number(y8)), month: Number(m8) };
  return { year: Number(y6), month: s6 === '春' ? 3 : s6 === '秋' ? 9 : null };
}

/** Separators between the two ends of a period. */
const between = /^\s*(?:[-–—―−~～－/]+|至|到|to|→|－|ー)?\s*(?:[-–—~～至到])?\s*$/i;
/** A space alone is not a range, unless the second end is 'now'. */
const joined = /[-–—―−~～－ー至到→/]|to/i;

/** The first period in a line: a range if two ends are joined, else a single month. */
export function findDates(line: string): FoundDates {
  const found = [...line.matchAll(new RegExp(one, 'gi'))].filter(({ groups }) => groups);
  const [first, second] = found;
  if (!first || (first.groups?.now && !second)) return { from: null, to: null, rest: line, written: '' };
  const from = readOne(first.groups as Groups);
  const end = first.index + first[0].length;
  const gap = second ? line.slice(end, second.index) : '';
  const to = second ? readOne(second.groups as Groups) : null;
  // 至今 is both the separator and the end.
  const isRange = second && to && between.test(gap) && (joined.test(gap) || second[0].startsWith('至'));
  const last = isRange ? second.index + second[0].length : end;
  const before = line.slice(0, first.index).replace(/[（(【[]\s*$/, '');
  const after = line.slice(last).replace(/^\s*[)）】\]]/, '');
  return {
    from: from === 'now' ? null : from,
    to: isRange ? to : null,
    rest: `${before}\t${after}`,
    written: line.slice(first.index, last).trim(),
  };
}

const pad = (month: number) => String(month).padStart(2, '0');

/** The month of a paper or an honour. A bare year or a journal's issue is kept as written. */
export const whenOf = ({ from, written }: FoundDates): { when?: string; note?: string } => {
  if (!from) return {};
  return from.month === null ? { note: written } : { when: monthOf(from, from.month) };
};

/** `2020-09`; a bare year gets the month that is usual in this context. */
export const monthOf = ({ year, month }: FoundMonth, usual: number): string => `${year}-${pad(month ?? usual)}`;
