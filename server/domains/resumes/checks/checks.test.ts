import { describe, expect, test } from 'vitest';
import { resumeContent } from '#contract/resumes/resumes.ts';
import type { PostRequirements } from './check.ts';
import { arrivalMonth, checkRequirements, fitOf } from './checks.ts';

const now = new Date('2026-11-20T02:00:00Z');
const nothing: PostRequirements = {
  education: null,
  certificate: null,
  titleLevel: null,
  experience: 'any',
  stages: ['senior'],
  subjects: ['math'],
  requirements: {},
};
const study = (education: string, major = '', more: object = {}) => ({
  key: `${education}${major.length}`,
  school: '东海师范大学',
  major,
  education,
  from: '2016-09',
  to: '2023-06',
  ...more,
});
const job = (from: string, to: string, more: object = {}) => ({
  key: from,
  employer: '杭州青枫高级中学',
  position: '数学教师',
  stage: 'senior',
  from,
  to,
  ...more,
});

function lines(post: Partial<PostRequirements>, content: object = {}, jober = { education: '', identity: 'teacher' }) {
  return checkRequirements({ ...nothing, ...post }, { jober, content: resumeContent.parse(content) }, now);
}
const line = (...args: Parameters<typeof lines>) => {
  const all = lines(...args);
  expect(all).toHaveLength(1);
  return { note: undefined, ...all[0] };
};

test('a post that asks for nothing has no line, and fits everyone', () => {
  expect(lines({})).toEqual([]);
  expect(fitOf([])).toBe(100);
});

describe('学历学位', () => {
  const wants = (content: object, jober?: { education: string; identity: string }) =>
    line({ education: 'master' }, content, jober);

  test('fits at the rank and above, and shows school and year', () => {
    expect(wants({ educations: [study('master')] })).toEqual({
      key: 'education',
      name: '学历学位',
      wants: '硕士及以上',
      has: '硕士 · 东海师范大学，2023 届',
      result: 'fit',
      note: undefined,
      section: 'educations',
    });
    expect(wants({ educations: [study('doctor')] })?.result).toBe('fit');
    expect(wants({ educations: [study('bachelor')] })?.result).toBe('unfit');
  });

  test('a student of the level fits on condition', () => {
    expect(wants({ educations: [study('master', '', { to: 'now' })] })).toMatchObject({
      result: 'fit',
      has: '硕士 · 东海师范大学，在读',
      note: '在读，须按期取得学历',
    });
  });

  test('the degree is told apart from the education', () => {
    const half = { educations: [study('master', '', { degree: 'none' })] };
    expect(wants(half)).toMatchObject({ result: 'fit', note: '未取得学位，以公告要求为准' });
    const other = { educations: [study('bachelor', '', { degree: 'master-academic' })] };
    expect(wants(other)).toMatchObject({ result: 'unfit', note: '有相应学位、无相应学历，以公告要求为准' });
  });

  test('without educations the basic record is compared', () => {
    expect(wants({}, { education: 'master', identity: 'teacher' })).toMatchObject({ result: 'fit', has: '硕士' });
    expect(wants({})).toMatchObject({ result: 'missing', has: '未填写' });
  });
});

describe('专业', () => {
  const wants = (majors: string[], ...studied: object[]) => line({ requirements: { majors } }, { educations: studied });

  test.each([
    ['学科教学（数学）', '学科教学(数学)', undefined],
    ['数学', '数学', undefined],
    ['数学类', '数学与应用数学', '属于数学类'],
    ['中国语言文学类', '汉语言文学（师范）', '属于中国语言文学类'],
    ['教育学', '教育技术学', '属于教育学类'],
    ['物理学', '应用物理', '专业相近，以单位审核为准'],
    ['学前教育', '学前教育专业', undefined],
  ])('%s is met by %s', (required, major, note) => {
    expect(wants([required], study('master', major))).toMatchObject({ result: 'fit', has: major, note });
  });

  test.each([
    ['化学', '数学'],
    ['数学', '学前教育'],
    ['英语', '日语'],
  ])('%s is not met by %s', (requirements, major) => {
    expect(wants([requirements], study('master', major))).toMatchObject({ result: 'unfit', has: major });
  });

  test('of an earlier education fits too, and says of which', () => {
    const both = [study('bachelor', '数学'), study('master', '教育管理')];
    expect(wants(['数学'], ...both)).toMatchObject({ result: 'fit', has: '数学', note: '以本科专业符合' });
  });

  test('不限 asks for nothing, and an unnamed major is missing', () => {
    expect(lines({ requirements: { majors: ['专业不限'] } })).toEqual([]);
    expect(wants(['数学'], study('master'))?.result).toBe('missing');
  });
});

describe('教师资格证', () => {
  const wants = (post: Partial<PostRequirements>, ...held: object[]) =>
    line({ certificate: 'senior', ...post }, { certificates: held.map((one, n) => ({ key: `k${n}`, ...one })) });

  test.each([
    ['the same', {}, { kind: 'senior', subject: 'math', validUntil: '2028-06' }, 'fit', undefined],
    ['a higher level', { certificate: 'primary' }, { kind: 'senior', subject: 'math' }, 'fit', undefined],
    ['中职 for 高中', {}, { kind: 'vocational', subject: 'math' }, 'fit', undefined],
    ['a lower level', {}, { kind: 'junior', subject: 'math' }, 'unfit', '证书学段低于岗位要求'],
    ['实习指导', {}, { kind: 'practice' }, 'unfit', '证书学段低于岗位要求'],
    ['another subject', {}, { kind: 'senior', subject: 'english' }, 'unfit', '任教学科不同'],
    ['no subject named', {}, { kind: 'senior' }, 'missing', '证书未写明任教学科'],
    [
      'a near subject',
      { subjects: ['morality'] },
      { kind: 'senior', subject: 'politics' },
      'fit',
      '学科相近，以单位审核为准',
    ],
    ['全科', { certificate: 'primary' }, { kind: 'primary', subject: 'general' }, 'fit', undefined],
    [
      '学前 asks no subject',
      { certificate: 'kindergarten', subjects: ['field-arts'] },
      { kind: 'kindergarten' },
      'fit',
      undefined,
    ],
    [
      'a lapsed one',
      {},
      { kind: 'senior', subject: 'math', validUntil: '2026-10' },
      'fit',
      '定期注册已于 2026-10 到期',
    ],
  ])('%s', (_, post, held, result, note) =>
    expect(wants(post as Partial<PostRequirements>, held)).toMatchObject({ result, note }),
  );

  test('of several the best counts', () => {
    const held = [
      { kind: 'junior', subject: 'math' },
      { kind: 'senior', subject: 'english' },
      { kind: 'senior', subject: 'math' },
    ];
    expect(wants({}, ...held)).toMatchObject({ result: 'fit', has: '高级中学 · 数学', wants: '高级中学 · 数学' });
  });

  test('none at all is missing', () => expect(wants({})).toMatchObject({ result: 'missing', section: 'certificates' }));
});

describe('普通话', () => {
  test.each([
    ['2b', '2a', 'fit'],
    ['2b', '2b', 'fit'],
    ['2a', '2b', 'unfit'],
    ['二级乙等及以上', '2a', 'fit'],
    ['普通话二级甲等以上', '2b', 'unfit'],
    ['二甲', '1b', 'fit'],
    ['标准流利', '1b', 'missing'],
    ['2b', undefined, 'missing'],
  ])('%s against %s: %s', (putonghua, mine, result) => {
    expect(line({ requirements: { putonghua } }, { languages: { putonghua: mine } })?.result).toBe(result);
  });
});

describe('教学经验', () => {
  const wants = (months: number, ...experiences: object[]) =>
    line({ requirements: { experienceMonths: months } }, { experiences });

  test('counts the months at the stage and says what is short', () => {
    expect(wants(24, job('2025-04', 'now'))).toMatchObject({
      wants: '2 年及以上高中教学',
      has: '1 年 8 个月',
      result: 'unfit',
      note: '差 4 个月',
    });
    expect(wants(20, job('2025-04', 'now'))?.result).toBe('fit');
  });

  test('another stage does not count; one not named may', () => {
    expect(wants(24, job('2020-01', 'now', { stage: 'primary' }))).toMatchObject({ result: 'unfit', has: '0 个月' });
    expect(wants(24, job('2020-01', 'now', { stage: undefined }))).toMatchObject({ result: 'missing' });
    expect(wants(24)).toMatchObject({ result: 'missing', has: '未填写' });
  });

  test('the band of the post is asked where no months are', () => {
    expect(line({ experience: '3-5' }, { experiences: [job('2023-11', 'now')] })).toMatchObject({ result: 'fit' });
    expect(lines({ experience: '0-1' })).toEqual([]);
  });
});

describe('应届身份', () => {
  const class2026 = { educations: [study('bachelor', '数学', { to: '2026-06' })] };
  const asked = (post: Partial<PostRequirements>, identity: string, content: object = class2026) =>
    lines({ experience: 'graduate', ...post }, content, { education: 'bachelor', identity })[0];

  test.each([
    ['高中数学教师', 'graduate', 'fit', undefined],
    ['2026 届高中数学教师', 'graduate', 'fit', undefined],
    ['2026、2027 届高中数学教师', 'graduate', 'fit', undefined],
    ['2027 届高中数学教师', 'graduate', 'unfit', '2026 年毕业，不是所要的届别；择业期内未落实单位的，以公告为准'],
    ['2027 届高中数学教师', 'student', 'unfit', '2026 年毕业，不是所要的届别；择业期内未落实单位的，以公告为准'],
    ['2026 届高中数学教师', 'teacher', 'unfit', '择业期内未落实单位的，以公告为准'],
  ])('%s, %s: %s', (title, identity, result, note) => {
    expect({ note: undefined, ...asked({ title }, identity) }).toMatchObject({ key: 'graduate', result, note });
  });

  test('the year is asked by the title before the description, and said on both sides', () => {
    const description = '要求 2027 届毕业生，能按时取得毕业证书。';
    expect(asked({ title: '高中数学教师', description }, 'graduate')).toMatchObject({
      wants: '2027 届毕业生',
      has: '应届毕业生，2026 届',
      result: 'unfit',
    });
    expect(asked({ title: '2026 届高中数学教师', description }, 'graduate')).toMatchObject({ result: 'fit' });
  });

  test('a title that names a class asks for it, unless others may come too', () => {
    const post = { experience: 'any', title: '2027 届高中数学教师' };
    expect(asked(post, 'graduate')).toMatchObject({ key: 'graduate', result: 'unfit' });
    expect(asked({ ...post, title: '高中数学教师（2027 届及往届均可）' }, 'teacher')).toBeUndefined();
  });

  test.each([
    ['no education', {}],
    ['one that is not over', { educations: [study('bachelor', '数学', { to: 'now' })] }],
  ])('a year that the resume does not tell is missing: %s', (_, content) => {
    expect(asked({ title: '2027 届高中数学教师' }, 'graduate', content)).toMatchObject({
      result: 'missing',
      section: 'educations',
    });
  });
});

describe('银龄返聘', () => {
  test.each([
    [{ tenure: 'retired' }, 'retired', 'fit'],
    [{ tenure: 'retired' }, 'graduate', 'unfit'],
    [{ title: '小学语文教师（银龄返聘）' }, 'teacher', 'unfit'],
  ])('%o, %s: %s', (post, identity, result) => {
    expect(line(post, {}, { education: '', identity })).toMatchObject({ key: 'retired', result });
  });
});

describe('职称', () => {
  const wants = (mine?: string) =>
    line(
      { titleLevel: 'school-1' },
      {
        titles: mine
          ? [
              { key: 'a', level: mine },
              { key: 'b', level: 'school-3' },
            ]
          : [],
      },
    );

  test.each([
    ['school-1', 'fit', undefined],
    ['school-senior', 'fit', undefined],
    ['school-2', 'unfit', undefined],
    ['lecturer', 'fit', '系列不同，以单位认定为准'],
    [undefined, 'missing', undefined],
  ])('%s', (mine, result, note) => expect(wants(mine)).toMatchObject({ result, note, wants: '一级教师及以上' }));
});

describe('班主任经历', () => {
  const wants = (homeroom: string, ...experiences: object[]) => line({ requirements: { homeroom } }, { experiences });

  test.each([
    ['1 年及以上优先', 'fit', undefined],
    ['两年以上', 'unfit', '差 4 个月'],
    ['两年以上优先', 'unfit', '差 4 个月，不是必须条件'],
    ['有班主任经历', 'fit', undefined],
  ])('%s', (requested, result, note) => {
    expect(wants(requested, job('2025-04', 'now', { homeroom: true }))).toMatchObject({
      result,
      note,
      has: '1 年 8 个月',
    });
  });

  test('a resume that names none has not said', () => {
    expect(wants('有班主任经历', job('2025-04', 'now'))?.result).toBe('missing');
    expect(lines({ requirements: { homeroom: '不限' } })).toEqual([]);
  });
});

describe('到岗时间', () => {
  test.each([
    ['2027-08 前', '2027-08', 'fit', undefined],
    ['2027-08', '2027-09', 'unfit', '晚 1 个月'],
    ['2026-09', '随时', 'fit', undefined],
    ['一个月内', '2027-02', 'unfit', '晚 2 个月'],
    ['面议', '2027-02', 'missing', '无法自动比对，请对照公告原文'],
    ['2027-08', '', 'missing', undefined],
  ])('%s against %s: %s', (requested, arrival, result, note) => {
    expect(line({ requirements: { arrival: requested } }, { arrival })).toMatchObject({ result, note });
  });

  test.each([
    ['随时到岗', 0],
    ['2027年2月1日前', 3],
    ['3 个月内', 3],
    ['两周内', 1],
    ['9月1日前', 10],
    ['11 月', 0],
    ['15 天内', 1],
    ['面议', null],
  ])('%s is %o months from now', (text, months) => {
    const number = arrivalMonth(text, now);
    expect(number === null ? null : number - (2026 * 12 + 10)).toBe(months);
  });
});

test('lines stand in the order of the page, and the fit is their share', () => {
  const post = { education: 'bachelor', titleLevel: 'school-2', requirements: { putonghua: '2b', majors: ['数学'] } };
  const all = lines(post, { educations: [study('master', '数学')], languages: { putonghua: '3a' } });
  expect(all.map(({ key, result }) => [key, result])).toEqual([
    ['education', 'fit'],
    ['major', 'fit'],
    ['putonghua', 'unfit'],
    ['title', 'missing'],
  ]);
  expect(fitOf(all)).toBe(50);
});
