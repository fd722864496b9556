import { expect, test } from 'vitest';
import { resumeContent } from '#contract/resumes/resumes.ts';
import { talentRow } from './talent-row.ts';

const source = {
  joberId: '1',
  resumeId: '2',
  name: '林小满',
  blind: false,
  education: 'bachelor',
  identity: 'teacher',
  birthday: '1990-05-12',
  cityCode: null,
  completeness: 80,
  activeAt: new Date('2026-11-20'),
};
const experience = { employer: '明溪中学', position: '语文教师', to: '2026-08' };

/** The lexemes of a resume that begin with a letter. */
function lexemesOf(letter: string, content: object): string[] {
  const { tsv } = talentRow({ ...source, content: resumeContent.parse(content) }, new Date('2026-11-20'));
  return [...String(tsv).matchAll(/'([^']*)'/gu)].flatMap(([, found = '']) =>
    found.startsWith(`${letter}:`) ? found : [],
  );
}

test('years as 班主任 are whole years, and none of other work', () => {
  const experiences = [
    { ...experience, key: 'a', homeroom: true, from: '2024-03' },
    { ...experience, key: 'b', from: '2010-09', to: '2024-02' },
  ];
  expect(lexemesOf('b', { experiences })).toEqual(['b:1', 'b:2']);
});

test('a certificate stands for itself and for those that it covers', () => {
  const certificates = [{ key: 'a', kind: 'primary' }];
  expect(lexemesOf('l', { certificates })).toEqual(['l:primary']);
  expect(lexemesOf('q', { certificates }).toSorted()).toEqual(['q:kindergarten', 'q:primary']);
});

test('who led a 课题 is told from who took part, and neither from a wish', () => {
  const intro = '愿意参与课题研究。';
  const note = '参与市级课题 1 项，主持校级教改项目 1 项；负责项目化学习。';
  expect(lexemesOf('d', { intro })).toEqual([]);
  expect(
    lexemesOf('d', { intro, experiences: [{ ...experience, key: 'a', from: '2020-09', note }] }).toSorted(),
  ).toEqual([
    ...['d:主持项目', 'd:参与课题', 'd:市级参与课题', 'd:市级课题'],
    ...['d:校级主持项目', 'd:校级项目', 'd:课题', 'd:项目'],
  ]);
  expect(lexemesOf('d', { projects: [{ key: 'a', title: '区级课题', role: 'leader' }] }).toSorted()).toEqual([
    'd:主持课题',
    'd:区县级主持课题',
    'd:区县级课题',
    'd:课题',
  ]);
  const field = { key: 'a', title: '学校课题', role: 'leader', level: 'provincial' };
  expect(lexemesOf('d', { projects: [field] })).toContain('d:省级主持课题');
  expect(lexemesOf('d', { projects: [{ ...field, level: undefined }] }).toSorted()).toEqual(['d:主持课题', 'd:课题']);
});

test('an award is told with its prize, and a scholarship is none', () => {
  const honours = [
    { key: 'a', title: '区优质课评比一等奖' },
    { key: 'b', title: '校优秀班主任' },
    { key: 'c', title: '校一等奖学金' },
  ];
  expect(lexemesOf('a', { honours }).toSorted()).toEqual([
    ...['a:优秀班主任', 'a:优质课', 'a:优质课一等奖'],
    ...['a:区县级优质课', 'a:区县级优质课一等奖'],
  ]);
});

test('who led pupils to a contest is told in one clause, and no contest of teachers', () => {
  const note = (note: string) => lexemesOf('a', { experiences: [{ ...experience, key: 'a', from: '2020-09', note }] });
  expect(note('辅导学生参加物理竞赛。')).toEqual(['a:指导竞赛']);
  expect(note('指导青年教师；物理竞赛校内命题。')).toEqual([]);
  expect(lexemesOf('a', { honours: [{ key: 'a', title: '省师范生教学技能竞赛指导奖' }] })).toEqual([]);
});

test('the most that somebody wishes to be paid is told in steps, and that nothing is said', () => {
  const wish = (pay: object) => lexemesOf('y', { intentions: [{ key: 'a', title: '语文教师', ...pay }] });
  expect(wish({ salaryMin: 800_000, salaryMax: 1_200_000 })).toEqual(['y:24']);
  expect(wish({ salaryMin: 90_000_000, salaryMax: 90_000_000 })).toEqual(['y:120']);
  expect(wish({})).toEqual(['y:any']);
});

test('届别 is the year of the last graduation, of who works as of who studies', () => {
  const school = { school: '明溪师范大学', major: '思想政治教育', education: 'master', from: '2022-09' };
  const educations = [
    { ...school, key: 'a', to: '2025-06' },
    { ...school, key: 'b', education: 'bachelor', from: '2018-09', to: '2022-06' },
  ];
  expect(lexemesOf('g', { educations })).toEqual(['g:2025']);
});

test('who teaches 大数据与会计 is found for 会计 and not for 大数据', () => {
  const intentions = [{ key: 'a', title: '大数据与会计专任教师' }];
  const { tsv } = talentRow({ ...source, content: resumeContent.parse({ intentions }) }, new Date('2026-11-20'));
  expect(String(tsv)).toContain("'^会计'");
  expect(String(tsv)).not.toContain("'^大数据'");
});
