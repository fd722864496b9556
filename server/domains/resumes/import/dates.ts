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
const dash = '-‐‑‒–—―−─━﹘﹣－~～〜∼⁓ー→';
const towards = `\\s*(?:[${dash}]+|至|到)\\s*`;
const one = [
  issue,
  `(?<!\\d)(?<y1>${year})\\s*(?:年|(?<mark>[./．·-]))\\s*(?<m1>1[0-2]|0?[1-9])(?!\\d)(?:\\s*月(?:\\s*[0-3]?\\d日)?|(?=[./-])\\k<mark>(?:0?[1-9]|[12]\\d|3[01])(?!\\d|[.年/]|-\\d{1,2}(?!\\d)))?`,
  `(?<!\\d)(?<y2>${year})(?<m2>0[1-9]|1[0-2])(?!\\d)`,
  `(?<n3>${months.join('|')})[a-z]*\\.?,?\\s*(?<y3>${year})`,
  `(?<!\\d)(?<m4>0?[1-9]|1[0-2])\\s*[/.]\\s*(?<y4>${year})(?!\\d)`,
  `(?<![\\d.])(?<y5>[5-9]\\d|[0-3]\\d)年\\s*(?<m5>1[0-2]|0?[1-9])月`,
  `(?<![\\d.])(?<y7>\\d\\d)[./](?<m7>0[1-9]|1[0-2])(?=${towards}(?:${shortMonth}|至今|今))`,
  `(?<=(?<![\\d.])(?:${shortMonth}|${year}[./](?:0[1-9]|1[0-2]))${towards})(?<y8>\\d\\d)[./](?<m8>0[1-9]|1[0-2])(?![\\d.])`,
  `(?<!\\d)(?<y6>${year})(?!\\d)\\s*[年级届]?(?:\\s*(?<s6>[春夏秋冬]))?`,
  `(?<now>(?:至今|迄今|目前|现在|今(?![年天日])|present|current|(?<![a-z])now(?![a-z])|(?<=[${dash}至到]\\s*)(?:现职|在[职读任岗])(?!研究|硕士|博士|教育))(?:\\s*[/（(]?\\s*(?:present|current|now)\\b[)）]?)?|(?<=[年月]\\s*)(?:起|以来)(?!至))`,
].join('|');

type Groups = Record<string, string | undefined>;

const fullYear = (short: number) => (short < 50 ? 2000 + short : 1900 + short);

const seasons: Groups = { 春: '3', 夏: '6', 秋: '9', 冬: '12' };

/** What the alternative that matched names: its year, with its month as a number, a word or a season. */
function readOne(groups: Groups): FoundMonth | 'now' {
  if (groups.now) return 'now';
  const [name = '', year = ''] = Object.entries(groups).find(([key, value]) => value && key.startsWith('y')) ?? [];
  const word = groups.n3 && String(months.indexOf(groups.n3.toLowerCase()) + 1);
  const month = word ?? groups[name.replace('y', 'm')] ?? seasons[groups.s6 ?? ''];
  return { year: year.length === 2 ? fullYear(Number(year)) : Number(year), month: month ? Number(month) : null };
}

/** Separators between the two ends of a period. */
const between = new RegExp(`^\\s*起?(?:[${dash}/]+|至|到|to)?\\s*[${dash}至到]?\\s*(?:预计)?$`, 'i');
/** A space alone is not a range, unless the second end is 'now'; two cells of a table are one. */
const joined = new RegExp(`[${dash}至到/\\t]|to`, 'i');
/** The month in which a period of one year ends: 2018年9月-12月, 2018.9-次年1月. */
const endMonth = new RegExp(
  `^(?:${towards})(?<next>次年|翌年)?(?<month>1[0-2]|0?[1-9])(?:月(?:[0-3]?\\d日)?|(?=[\\s)）】\\]，,]|$))`,
);

function shortEnd({ year: begun, month: first }: FoundMonth, rest: string): { to: FoundMonth; length: number } | null {
  const found = first === null ? null : endMonth.exec(rest);
  const { next, month = '' } = found?.groups ?? {};
  if (!found || first === null || (!next && Number(month) <= first)) return null;
  return { to: { year: next ? begun + 1 : begun, month: Number(month) }, length: found[0].length };
}

/** The first period in a line: a range if two ends are joined, else a single month. */
export function findDates(line: string): FoundDates {
  const found = [...line.matchAll(new RegExp(one, 'gi'))].filter(({ groups }) => groups);
  const [first, second] = found;
  if (!first || (first.groups?.now && !second)) return { from: null, to: null, rest: line, written: '' };
  const from = readOne(first.groups as Groups);
  const end = first.index + first[0].length;
  const gap = second ? line.slice(end, second.index) : '';
  const to = second ? readOne(second.groups as Groups) : null;
  // 至今 is both the separator and the end, 起 the end alone.
  const isRange = second && to && between.test(gap) && (joined.test(gap) || /^[至起以]/.test(second[0]));
  const short = isRange || from === 'now' ? null : shortEnd(from, line.slice(end));
  const last = isRange ? second.index + second[0].length : end + (short?.length ?? 0);
  const before = line.slice(0, first.index).replace(/(?:[（(【[]|[从自])\s*$/, '');
  const after = line.slice(last).replace(/^\s*[)）】\]]/, '');
  return {
    from: from === 'now' ? null : from,
    to: isRange ? to : (short?.to ?? null),
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
