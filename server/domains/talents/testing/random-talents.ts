import { type ResumeContent, resumeContent } from '#contract/resumes/resumes.ts';
import type { TalentFilters } from '#contract/talents/talent-shapes.ts';
import type { Opening } from '../recommend/fit.ts';

type Chance = () => number;

const stages = ['preschool', 'primary', 'primary', 'junior', 'senior'] as const;
const subjects = ['chinese', 'math', 'english', 'music', 'pe'] as const;
const cities = ['440100', '440100', '440300', '330100', '110100'] as const;
const titles = ['小学语文教师', '初中数学教师', '任课教师', '高中英语教师', '音乐教师', '班主任'];
const notes = ['骨干教师培养', '公开课展示', '课程研发', '围棋社团', '皮影', ''];
const keywords = [
  ...['小学语文', '语文 广州', '骨干', '皮影', '围棋 语文', '课程研发', '老师', '公开课', '音乐', '班主任', '师范大学'],
  ...['本科 班主任', '高中 英语', '北京', '没有这个词', '数学老师', '小语', '教师资格证', '杭州 师范大学'],
  ...['魔都 语文', '羊城 小学', '不要班主任 语文', '3年经验 数学', '月薪9000 英语', '本科以上 音乐老师', '有编 体育'],
  ...['月薪8000-9000 语文', '年薪9-11万', '主持过省级课题', '民办学校 语文', '不要公办学校的 英语'],
];

const oneOf = <T>(next: Chance, list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
const some = <T>(next: Chance, share: number, value: () => T): T | undefined => (next() < share ? value() : undefined);

/** A resume with few distinct preferences and words, so that many results tie. */
export function randomContent(next: Chance): ResumeContent {
  const stage = oneOf(next, stages);
  const subject = oneOf(next, subjects);
  const years = Math.floor(next() * 14) - 2;
  const wish = () => ({
    key: 'a',
    title: oneOf(next, titles),
    stage,
    subject: next() < 0.1 ? undefined : subject,
    cityCodes: [...new Set([oneOf(next, cities), oneOf(next, cities)])],
    ...(some(next, 0.7, () => {
      const salaryMin = (5 + Math.floor(next() * 8)) * 100_000;
      return { salaryMin, salaryMax: salaryMin + Math.floor(next() * 4) * 50_000 };
    }) ?? {}),
  });
  return resumeContent.parse({
    intentions: next() < 0.05 ? [] : [wish()],
    educations: [
      {
        key: 'b',
        school: oneOf(next, ['浙江师范大学', '华南师范大学', '广州体育学院']),
        major: '教育学',
        education: oneOf(next, ['college', 'bachelor', 'bachelor', 'master', 'doctor'] as const),
        from: '2012-09',
        to: '2016-06',
      },
    ],
    experiences:
      years > 0
        ? [
            {
              key: 'c',
              employer: '东晖学校',
              position: oneOf(next, titles),
              stage: oneOf(next, stages),
              subject: oneOf(next, subjects),
              tenure: oneOf(next, ['private', 'quota', undefined]),
              from: `${2026 - years}-09`,
              to: 'now',
              note: oneOf(next, notes),
            },
          ]
        : [],
    certificates: some(next, 0.6, () => [{ key: 'd', kind: oneOf(next, ['primary', 'junior', 'senior'] as const) }]),
    titles: some(next, 0.4, () => [
      { key: 'e', level: oneOf(next, ['school-2', 'school-1', 'school-senior'] as const) },
    ]),
    arrival: oneOf(next, ['随时到岗', '2026年12月', '2027年2月', '2027年9月', '']),
    intro: `${oneOf(next, notes)}，${oneOf(next, notes)}`,
  });
}

/** The properties of a person's account that matter in talent search. */
export const randomPerson = (next: Chance) => ({
  identity: oneOf(next, ['graduate', 'teacher', 'between']),
  cityCode: oneOf(next, cities),
  blindScreening: next() < 0.1,
});

/** Few distinct days and completeness values, so that many tie. */
export const randomStatus = (next: Chance, now: Date) => ({
  completeness: 40 + Math.floor(next() * 6) * 10,
  updatedAt: new Date(now.getTime() - Math.floor(next() ** 2 * 300) * 43_200_000),
});

/** A query that a company may send, in either order and with any of the filters. */
export function randomSearch(next: Chance): { filters: TalentFilters; sort: 'fit' | 'newest'; page: number } {
  const filters: TalentFilters = {
    keyword: some(next, 0.6, () => oneOf(next, keywords)),
    cityCode: some(next, 0.3, () => oneOf(next, ['440100', '440000', '330100', '330000', '110000', '710000'])),
    stage: some(next, 0.3, () => ['primary' as const, ...(next() < 0.4 ? ['senior' as const] : [])]),
    subject: some(next, 0.3, () => [oneOf(next, subjects), ...(next() < 0.3 ? ['arts' as const] : [])]),
    education: some(next, 0.2, () => oneOf(next, ['bachelor', 'master'] as const)),
    experience: some(next, 0.2, () => [oneOf(next, ['any', 'graduate', '3-5', '5-10'] as const), '1-3' as const]),
    certificate: some(next, 0.2, () => [oneOf(next, ['primary', 'senior'] as const)]),
    title: some(next, 0.15, () => oneOf(next, ['2', '3', '4'] as const)),
    identity: some(next, 0.2, () => [oneOf(next, ['graduate', 'between'] as const)]),
    salaryMax: some(next, 0.2, () => (4 + Math.floor(next() * 8)) * 100_000),
    arrival: some(next, 0.2, () => oneOf(next, ['now', 'month', 'term'] as const)),
  };
  return { filters, sort: oneOf(next, ['fit', 'newest'] as const), page: 1 + Math.floor(next() * 3) };
}

export const randomOpening = (next: Chance): Opening => ({
  role: 'teacher',
  stages: next() < 0.2 ? [] : [oneOf(next, stages)],
  subjects: next() < 0.2 ? [] : [oneOf(next, subjects), ...(next() < 0.2 ? ['pe'] : [])],
  cityCode: oneOf(next, cities),
  education: null,
  certificate: null,
  titleLevel: null,
  experience: 'any',
  monthMax: null,
});
