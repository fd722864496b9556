import { describe, expect, test } from 'vitest';
import { type ResumeContentInput, resumeContent } from '#contract/resumes/resumes.ts';
import type { OwnBasics, OwnJober } from '#contract/seekers/seeker.ts';
import { changesOf, consequencesOf, mustAsk } from './basics-changes.ts';

const before: OwnJober = {
  id: '7',
  name: '沈若溪',
  gender: 'female',
  birthday: '2004-05-12',
  education: 'bachelor',
  identity: 'graduate',
  cityCode: '330100',
  household: null,
  avatarUrl: null,
  privacy: 'public',
  phone: '13800000001',
};
const form = (change: Partial<OwnBasics>): OwnBasics => {
  const { name, birthday, cityCode } = before;
  return { name, gender: 'female', birthday, education: 'bachelor', identity: 'graduate', cityCode, ...change };
};
const resume = (name: string, content: ResumeContentInput = {}) => ({ name, content: resumeContent.parse(content) });
const study = { key: 'a', school: '浙东师范大学', education: 'bachelor' as const, from: '2022-09', to: '2026-06' };
const wish = { key: 'b', title: '高中数学教师', cityCodes: ['330100'] };
const tell = (change: Partial<OwnBasics>, resumes = [resume('我的简历')], deliveries = 0) =>
  consequencesOf(changesOf(before, form(change)), form(change), { resumes, deliveries });

describe('what changes', () => {
  test('is named in words, and nothing else is', () => {
    expect(changesOf(before, form({}))).toEqual([]);
    expect(changesOf(before, form({ education: 'master', cityCode: null }))).toEqual([
      { field: 'education', label: '最高学历', from: '本科', to: '硕士' },
      { field: 'cityCode', label: '期望城市', from: '杭州', to: '不限' },
    ]);
  });
});

test.each<[string, Partial<OwnBasics>, boolean]>([
  ['a name', { name: '沈若水' }, true],
  ['a degree', { education: 'master' }, true],
  ['a city that no resume contradicts', { cityCode: '330100' }, false],
  ['a city beside a resume that names another', { cityCode: '330200' }, true],
  ['户籍', { household: '330000' }, false],
])('%s is asked about first: %s', (_, change, asked) => {
  const uses = { resumes: [resume('我的简历', { intentions: [wish] })], deliveries: 3 };
  const changes = changesOf({ ...before, cityCode: null }, form({ cityCode: null, ...change }));
  expect(mustAsk(changes, form(change), uses)).toBe(asked);
});

describe('what follows', () => {
  test('every version shows it at its head', () => {
    expect(tell({ name: '沈若水', birthday: '2004-05-13' }, [resume('我的简历'), resume('国际学校版')])).toEqual([
      '简历“我的简历”“国际学校版”抬头的姓名、年龄会一起更新，之后预览、下载和投递的都是新的',
    ]);
  });

  test('deliveries keep what was sent', () => {
    expect(tell({ name: '沈若水' }, [resume('我的简历')], 3)[1]).toBe(
      '已投递的 3 份简历是投递时的快照，单位看到的不会改变',
    );
    expect(tell({ name: '沈若水' })).toHaveLength(1);
  });

  test('a city that an intention names stays there until it is changed there', () => {
    const resumes = [resume('我的简历', { intentions: [wish] }), resume('空白')];
    expect(tell({ cityCode: '330200' }, resumes)[1]).toBe(
      '简历“我的简历”的求职意向“高中数学教师”写的是杭州，需要时请到简历里修改',
    );
    expect(tell({ name: '沈若水' }, resumes)).toHaveLength(1);
  });

  test('户籍 is in no resume', () => {
    expect(tell({ household: '330100' }, [resume('我的简历')], 3)).toEqual([
      '户籍只用来比对公开招聘的岗位；已提交的报名不会改变，审核开始前可以重新提交',
    ]);
    expect(tell({ household: '330100', name: '沈若水' })[0]).toContain('抬头的姓名会一起更新');
  });

  test('a higher degree is missing from the studies that do not hold it', () => {
    const resumes = [resume('我的简历', { educations: [study] }), resume('空白')];
    expect(tell({ education: 'master' }, resumes)[1]).toBe('简历“我的简历”的教育经历里还没有硕士，请补上');
  });
});
