import type { PostQuery } from '../find/search-posts.ts';
import type { PostSource } from '../index/search-row.ts';

const titles = ['小学语文教师', '初中数学教师', '任课教师', '高中英语教师（双休）', '音乐教师', '语文教研员', '班主任'];
const prose = ['骨干教师培养', '公开课展示', '提供住宿', '周末双休', '课程研发', '围棋社团', '戏剧节', '皮影', ''];
const stages = ['preschool', 'primary', 'primary', 'junior', 'senior'];
const subjects = ['chinese', 'math', 'english', 'music', 'pe'];
const places = [
  ['440100', '440106'],
  ['440100', '440103'],
  ['440100', '440100'],
  ['440300', '440305'],
  ['330100', '330106'],
  ['110100', '110105'],
  ['710100', '710100'],
] as const;
const benefits = ['insurance', 'weekend', 'canteen'];
const minute = 60_000;

const oneOf = <T>(next: () => number, list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;

/** A post with few different times, pays and words, so that many results tie. */
export function randomPost(next: () => number, id: string, now: Date): PostSource {
  const [cityCode, regionCode] = oneOf(next, places);
  const least = next() < 0.8 ? 400_000 + Math.floor(next() * 12) * 100_000 : null;
  return {
    id,
    companyId: '1',
    companyName: oneOf(next, ['东晖学校', '广州市第一中学', '音乐学院附中']),
    companyShortName: '',
    companyType: oneOf(next, ['public-school', 'private-school']),
    title: oneOf(next, titles),
    role: oneOf(next, ['teacher', 'teacher', 'teaching-research', 'homeroom']),
    stages: [oneOf(next, stages)],
    subjects: next() < 0.1 ? ['chinese', 'math'] : next() < 0.05 ? [] : [oneOf(next, subjects)],
    tenure: oneOf(next, ['establishment', 'private', 'quota']),
    education: next() < 0.2 ? null : oneOf(next, ['bachelor', 'master']),
    certificate: next() < 0.5 ? null : 'primary',
    titleLevel: next() < 0.8 ? null : 'school-senior',
    experience: oneOf(next, ['any', '1-3']),
    cityCode,
    regionCode,
    monthMin: least,
    monthMax: least && least + Math.floor(next() * 3) * 100_000,
    salaryMax: least === null ? null : Math.round(least / 100),
    salaryUnit: next() < 0.2 ? 'hour' : 'month',
    benefits: benefits.filter(() => next() < 0.4),
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

/** Every filter has a line: one that no query draws is compared by nobody. */
type Drawn = { [Name in keyof Required<Omit<PostQuery, 'cursor' | 'page'>>]: PostQuery[Name] };

/** Random queries in every order, with any of the filters. */
export function randomQuery(next: () => number): Drawn {
  const some = <T>(share: number, value: () => T): T | undefined => (next() < share ? value() : undefined);
  return {
    keyword: some(0.7, () => oneOf(next, keywords)),
    cityCode: some(0.3, () => oneOf(next, ['440100', '440106', '440000', '330100', '110000', '110105', '710000'])),
    stage: some(0.2, () => ['primary' as const, ...(next() < 0.5 ? ['senior' as const] : [])]),
    subject: some(0.2, () => [oneOf(next, ['chinese', 'music', 'pe'] as const)]),
    tenure: some(0.15, () => ['establishment' as const]),
    role: some(0.1, () => [oneOf(next, ['teacher', 'homeroom'] as const)]),
    title: some(0.05, () => ['school-senior' as const]),
    certificate: some(0.05, () => ['primary' as const]),
    experience: some(0.1, () => [oneOf(next, ['any', '1-3'] as const)]),
    companyType: some(0.1, () => ['public-school' as const]),
    education: some(0.15, () => ['bachelor' as const, 'master' as const]),
    benefit: some(0.1, () => ['insurance' as const, 'weekend' as const]),
    salaryMin: some(0.2, () => 600_000 + Math.floor(next() * 5) * 100_000),
    salaryMax: some(0.1, () => 900_000),
    applicant: some(0.2, () =>
      oneOf(next, ['bachelor-math-primary', 'master-chinese-none', 'bachelor-education-senior']),
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
