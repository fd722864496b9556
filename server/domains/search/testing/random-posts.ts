import type { PostQuery } from '../find/search-posts.ts';
import { type HeldCodes, type ListName, listNames, lists } from '../index/code-bits.ts';
import type { PostSource } from '../index/search-row.ts';
import { isSet } from '../index/stored-lists.ts';

const titles = ['小学语文教师', '初中数学教师', '任课教师', '高中英语教师（双休）', '音乐教师', '语文教研员', '班主任'];
const prose = ['骨干教师培养', '公开课展示', '提供住宿', '周末双休', '课程研发', '围棋社团', '戏剧节', '皮影', ''];
const places = [
  ['440100', '440106'],
  ['440100', '440103'],
  ['440100', '440100'],
  ['440300', '440305'],
  ['330100', '330106'],
  ['110100', '110105'],
  ['710100', '710100'],
] as const;
const minute = 60_000;

const oneOf = <T>(next: () => number, list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;

/** The few codes of a list that posts have and searches ask for, so that many meet: the first ones, or these. */
const drawn: Partial<Record<ListName, readonly string[]>> = {
  stage: ['preschool', 'primary', 'primary', 'junior', 'senior'],
  subject: ['chinese', 'math', 'english', 'music', 'pe'],
  role: ['teacher', 'teacher', 'teaching-research', 'homeroom'],
  education: ['bachelor', 'master'],
  benefit: ['insurance', 'weekend', 'canteen'],
};
const codeOf = (next: () => number, list: ListName): string =>
  oneOf(next, drawn[list] ?? Object.keys(lists[list]).slice(0, 3));
const codesBy = <Codes>(codesIn: (list: ListName) => Codes) =>
  Object.fromEntries(listNames.map((list) => [list, codesIn(list)])) as Record<ListName, Codes>;

/** The codes of a post that has none. */
export const noCodes: HeldCodes = codesBy(() => []);

/** Of a list of which a post may have several codes, up to three; now and then none. */
const heldCodes = (next: () => number, list: ListName): string[] =>
  next() < 0.15
    ? []
    : [...new Set(Array.from({ length: isSet(list) ? 1 + Math.floor(next() * 3) : 1 }, () => codeOf(next, list)))];

/** A post with few different times, pays and words, so that many results tie. */
export function randomPost(next: () => number, id: string, now: Date): PostSource {
  const [cityCode, regionCode] = oneOf(next, places);
  const least = next() < 0.8 ? 400_000 + Math.floor(next() * 12) * 100_000 : null;
  return {
    id,
    companyId: '1',
    companyName: oneOf(next, ['东晖学校', '广州市第一中学', '音乐学院附中']),
    companyShortName: '',
    codes: codesBy((list) => heldCodes(next, list)),
    title: oneOf(next, titles),
    cityCode,
    regionCode,
    monthMin: least,
    monthMax: least && least + Math.floor(next() * 3) * 100_000,
    salaryMax: least === null ? null : Math.round(least / 100),
    salaryUnit: next() < 0.2 ? 'hour' : 'month',
    majors: next() < 0.5 ? [] : [oneOf(next, ['数学类', '汉语言文学', '英语', '专业不限'])],
    description: `${oneOf(next, prose)} ${oneOf(next, prose)}`,
    refreshedAt: new Date(now.getTime() - Math.floor(next() ** 2 * 4_000) * 10 * minute).toISOString(),
    deadline: next() < 0.3 ? new Date(now.getTime() + Math.floor(next() * 400 - 100) * minute).toISOString() : null,
  };
}

const keywords = [
  ...[
    '小学语文',
    '语文 广州',
    '双休',
    '骨干 双休',
    '皮影',
    '围棋 语文',
    '课程研发',
    '老师',
    '公开课',
    '东晖',
    '天河区 数学',
  ],
  ...[
    '音乐',
    '班主任',
    '教研员',
    '本科 双休',
    '住宿',
    '英语老师 8000以上',
    '没有这个词',
    'yuwen',
    '高中 英语',
    '北京',
    '戏剧',
  ],
];

/** Every filter is drawn: one that no query has is compared by nobody. */
type Drawn = { [Name in keyof Required<Omit<PostQuery, 'cursor' | 'page'>>]: PostQuery[Name] };

/** Random queries in every order, with any of the filters. */
export function randomQuery(next: () => number): Drawn {
  const some = <T>(share: number, value: () => T): T | undefined => (next() < share ? value() : undefined);
  return {
    keyword: some(0.7, () => oneOf(next, keywords)),
    cityCode: some(0.3, () => oneOf(next, ['440100', '440106', '440000', '330100', '110000', '110105', '710000'])),
    ...(codesBy((list) => some(0.12, () => [codeOf(next, list), codeOf(next, list)])) as Pick<Drawn, ListName>),
    salaryMin: some(0.2, () => 600_000 + Math.floor(next() * 5) * 100_000),
    salaryMax: some(0.1, () => 900_000),
    applicant: some(0.2, () =>
      oneOf(next, ['bachelor-math-primary', 'master-chinese-none-0', 'bachelor-education-senior-4']),
    ),
    within: some(0.15, () => oneOf(next, ['today', '3d', '7d', '30d'] as const)),
    alsoCity: some(0.2, () => [oneOf(next, ['330100', '110105', '440106'])]),
    major: some(0.1, () => [oneOf(next, ['math', 'chinese', 'pe'] as const)]),
    // Chips are taken away in tests of their own.
    ignore: undefined,
    cohort: some(0.05, () => ['2027' as const]),
    sort: some(0.8, () => oneOf(next, ['fit', 'newest', 'salary'] as const)),
  };
}
