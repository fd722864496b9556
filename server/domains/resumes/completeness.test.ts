import { describe, expect, test } from 'vitest';
import { type ResumeContentInput, resumeContent } from '#contract/resumes/resumes.ts';
import { completeness } from './completeness.ts';

const now = new Date('2026-11-20T02:00:00Z');
const entry = (more: object = {}) => ({ key: 'k', title: '区级公开课二等奖', ...more });
const full: ResumeContentInput = {
  email: 'lin@example.com',
  intentions: [{ key: 'a', title: '高中数学教师' }],
  educations: [
    {
      key: 'b',
      school: '浙东师范大学',
      major: '数学与应用数学',
      education: 'bachelor',
      from: '2016-09',
      to: '2020-06',
    },
  ],
  experiences: [
    {
      key: 'c',
      employer: '杭州青枫高级中学',
      position: '数学教师',
      from: '2020-08',
      to: 'now',
      note: '所带班级期末第二。',
    },
  ],
  certificates: [{ key: 'd', kind: 'senior', subject: 'math' }],
  titles: [{ key: 'e', level: 'school-2' }],
  languages: { putonghua: '2a' },
  papers: [entry()],
  projects: [entry()],
  otherCertificates: [entry()],
  honours: [entry()],
  intro: '热爱教学，善于启发，所带班级成绩稳步上升，乐于参与教研活动。',
  trials: [{ key: 'f', title: '函数的单调性', link: 'https://video.example.com/1' }],
  arrival: '随时',
};
const of = (more: Partial<ResumeContentInput>) => completeness(resumeContent.parse({ ...full, ...more }), now);

describe('completeness', () => {
  test('a full resume is 100 and lacks nothing', () => expect(of({})).toEqual({ percent: 100, missing: [] }));

  test('a graduate who only was an intern is not asked for a 职称, papers or projects, and reaches 100', () => {
    const intern = {
      ...full.experiences?.[0],
      key: 'i',
      employer: '杭州青枫高级中学',
      position: '实习教师',
      from: '2020-07',
      to: 'now',
    };
    const later = { titles: [], papers: [], projects: [] };
    expect(of({ ...later, experiences: [intern] as typeof full.experiences })).toEqual({ percent: 100, missing: [] });
    const sections = (more: Partial<ResumeContentInput>) => of(more).missing.map(({ section }) => section);
    expect(sections({ ...later, experiences: [], educations: [] })).not.toContain('titles');
    expect(sections(later)).toEqual(expect.arrayContaining(['titles', 'papers', 'projects']));
  });

  test('an empty one is 0, and the gains add up to 100', () => {
    const { percent, missing } = completeness(resumeContent.parse({}), now);
    expect(percent).toBe(0);
    expect(missing.reduce((sum, { gain }) => sum + gain, 0)).toBe(100);
  });

  test.each([
    [{ trials: [] }, '添加试讲视频', 'trials', 96],
    [{ titles: [] }, '填写职称', 'titles', 95],
    [{ languages: {} }, '填写普通话等级', 'languages', 95],
    [{ intro: '热爱教学' }, '写一段自我评价', 'intro', 95],
    [{ experiences: [{ ...full.experiences?.[0], note: '' }] }, '写上教学成果', 'experiences', 97],
    [{ educations: [{ ...full.educations?.[0], major: '' }] }, '补充所学专业', 'educations', 97],
    [{ experiences: [{ ...full.experiences?.[0], from: '2021-03' }] }, '说明 8 个月空档', 'experiences', 97],
  ])('%o lacks %s', (more, label, section, percent) => {
    const result = of(more as Partial<ResumeContentInput>);
    expect(result.percent).toBe(percent);
    expect(result.missing).toEqual([{ section, label, gain: 100 - percent }]);
  });

  test('a school education needs no major', () => {
    const educations = [{ key: 'b', school: '第一中学', education: 'senior', from: '2017-09', to: '2020-06' } as const];
    expect(of({ educations }).percent).toBe(100);
  });

  test('what gains most comes first', () => {
    const gains = of({ educations: [], titles: [], papers: [] }).missing.map(({ gain }) => gain);
    expect(gains).toEqual([18, 5, 3, 2]);
  });
});
