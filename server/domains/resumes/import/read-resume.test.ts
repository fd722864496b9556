import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCertificate, readForeign, readPutonghua, readTitle } from './credentials.ts';
import { findDates, monthOf } from './dates.ts';
import { blocksOfPart, linesOfBlock } from './docx-lines.ts';
import { headingOf } from './headings.ts';
import { linesOfPage } from './pdf/page-lines.ts';
import { readResume } from './read-resume.ts';

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const row = (...cells: string[][]) =>
  `<w:tr>${cells.map((cell) => `<w:tc>${cell.map(paragraph).join('')}</w:tc>`).join('')}</w:tr>`;
const linesOf = (body: string) =>
  blocksOfPart(`<w:document><w:body>${body}</w:body></w:document>`).flatMap(linesOfBlock);

const timeOf = (line: string) => {
  const { from, to } = findDates(line);
  return [from && monthOf(from, 9), to === 'now' ? 'now' : to && monthOf(to, 6)];
};

describe('times', () => {
  test.each([
    ['2019.09-2023.06 浙东师范大学', '2019-09', '2023-06'],
    ['2019年9月至2023年6月', '2019-09', '2023-06'],
    ['2019/9 ~ 至今', '2019-09', 'now'],
    ['2019-09-01 至 2023-06-30', '2019-09', '2023-06'],
    ['Sep 2019 – Present', '2019-09', 'now'],
    ['09/2019 - 06/2023', '2019-09', '2023-06'],
    ['201909-202306', '2019-09', '2023-06'],
    ['2019-2023', '2019-09', '2023-06'],
    ['19年9月—23年6月', '2019-09', '2023-06'],
    ['2019.09 至今', '2019-09', 'now'],
    ['2021.05 校级优秀教师', '2021-05', null],
    ['2019.9.1-2022.6.30 浙东师范大学', '2019-09', '2022-06'],
    ['2019-09-01-2022-06-30', '2019-09', '2022-06'],
    ['19.09~22.06 浙东师范大学', '2019-09', '2022-06'],
    ['98.09-02.07', '1998-09', '2002-07'],
    ['19.09-至今', '2019-09', 'now'],
    ['2018年9月-12月 浙东小学 实习', '2018-09', '2018-12'],
    ['2018年9-12月 浙东小学 实习', '2018-09', '2018-12'],
    ['2018.3-7 浙东小学', '2018-03', '2018-07'],
    ['2018年9月至次年1月', '2018-09', '2019-01'],
    ['2018年3月1日-7月15日', '2018-03', '2018-07'],
    ['2019年9月起至今', '2019-09', 'now'],
    ['2019年9月起 浙东中学', '2019-09', 'now'],
    ['2019年9月以来', '2019-09', 'now'],
    ['2019.09-在职', '2019-09', 'now'],
    ['2019.09-在读', '2019-09', 'now'],
    ['2019.09－预计2027.06', '2019-09', '2027-06'],
    ['2019.09-22.06', '2019-09', '2022-06'],
    ['2019年秋—2022年夏', '2019-09', '2022-06'],
    ...[...'─━〜∼‐﹣～⁓﹘'].map((dash): [string, string, string] => [`2019.09${dash}2022.06`, '2019-09', '2022-06']),
    ['2019.09\t2022.06\t浙东师范大学', '2019-09', '2022-06'],
    ['2019.09 浙东大学硕士在读', '2019-09', null],
    ['均分 85.06', null, null],
    ['承担 42 人的班级', null, null],
  ])('%s', (line, from, to) => expect(timeOf(line)).toEqual([from, to]));
});

describe('headings', () => {
  test.each([
    ['教 育 背 景', 'educations'],
    ['【工作经历】', 'experiences'],
    ['三、获奖情况', 'honours'],
    ['教育背景 EDUCATION', 'educations'],
    ['TEACHING EXPERIENCE', 'experiences'],
    ['证书与技能：', 'certificates'],
    ['教育背景（倒序）', 'educations'],
    ['学习经历（从高中填起）', 'educations'],
    ['PART 1 教育背景', 'educations'],
    ['Ⅰ. 教育背景', 'educations'],
    ['▎主要学习经历', 'educations'],
    ['教育履历', 'educations'],
    ['本人学习简历', 'educations'],
    ['Academic Qualifications', 'educations'],
    ['工作/实习经历', 'experiences'],
    ['主要工作经历', 'experiences'],
    ['工作简历', 'experiences'],
    ['支教经历', 'experiences'],
    ['教学实践', 'experiences'],
    ['实习经验', 'experiences'],
    ['任教情况', 'experiences'],
    ['从教经历', 'experiences'],
    ['兼职及家教经历', 'experiences'],
    ['Teaching Practice', 'experiences'],
    ['相关证书', 'certificates'],
    ['获得证书情况', 'certificates'],
    ['职业资格证书', 'certificates'],
    ['英语水平', 'languages'],
    ['职业技能与特长', 'languages'],
    ['个人荣誉', 'honours'],
    ['荣誉称号', 'honours'],
    ['在校获奖', 'honours'],
    ['主要奖项', 'honours'],
    ['奖励情况', 'honours'],
    ['表彰奖励', 'honours'],
    ['论文发表情况', 'papers'],
    ['学术论文及著作', 'papers'],
    ['教研成果', 'papers'],
    ['参与项目', 'projects'],
    ['主持课题情况', 'projects'],
    ['教科研项目', 'projects'],
    ['自我描述', 'intro'],
    ['个人基本情况', 'person'],
    ['求职岗位', 'intentions'],
    ['职业意向', 'intentions'],
    ['校内经历', 'other'],
    ['学生干部经历', 'other'],
    ['志愿服务', 'other'],
    ['进修经历', 'other'],
    ['家庭主要成员', 'other'],
    ['兴趣特长', 'other'],
  ])('%s', (line, topic) =>
    expect(headingOf(line.replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, ''))?.topic).toBe(topic),
  );

  test('the head of a table with two columns of dates is none of its entries', () => {
    const { educations, experiences } = readResume([
      ...[
        '姓名：顾清河',
        '教育经历',
        '入学时间\t毕业时间\t学校名称\t专业\t学历',
        '2015.09\t2019.06\t浙东师范大学\t汉语言文学\t本科',
      ],
      ...['工作经历', '起始年月\t终止年月\t所在单位\t岗位职务', '2019.08\t至今\t青枫中学\t语文教师'],
    ]).entries;
    expect(educations).toEqual([
      {
        key: 're0',
        from: '2015-09',
        to: '2019-06',
        school: '浙东师范大学',
        major: '汉语言文学',
        education: 'bachelor',
      },
    ]);
    expect(experiences).toMatchObject([{ from: '2019-08', to: 'now', employer: '青枫中学', position: '语文教师' }]);
    expect(experiences[0]).not.toHaveProperty('note');
  });

  test.each([
    ['2015年9月至2019年6月就读于浙东师范大学汉语言文学专业，获文学学士学位', '浙东师范大学', '汉语言文学', 'bachelor'],
    ['2019年9月至2022年6月，青枫学院课程与教学论专业硕士研究生，全日制', '青枫学院', '课程与教学论', 'master'],
    ['2015.09-2019.06 毕业于浙东师范大学文学院汉语言文学（师范）专业', '浙东师范大学', '汉语言文学（师范）', undefined],
  ])('a study in a sentence: %s', (line, school, major, education) => {
    expect(readResume(['教育经历', line]).entries.educations).toMatchObject([
      { school, major, ...(education && { education }) },
    ]);
  });

  test.each([
    ['2022年8月至今在青枫中学担任高中语文教师', '青枫中学', '高中语文教师'],
    ['2019.07—2022.07：在青枫实验学校任教，担任初中语文教师', '青枫实验学校', '初中语文教师'],
    ['2019.07-2022.07 青枫中学附属小学数学教师', '青枫中学附属小学', '数学教师'],
  ])('work in a sentence: %s', (line, employer, position) => {
    expect(readResume(['工作经历', line]).entries.experiences).toMatchObject([{ employer, position }]);
  });

  test('a number before a line is no word that was not read', () => {
    expect(readResume(['教育经历', '（1）2015.09-2019.06  浙东师范大学  汉语言文学  本科']).unread).toEqual([]);
  });

  test('words of a sentence are none', () => {
    for (const line of [
      '教育学',
      '具有三年教学经验',
      '高中语文教师',
      '优秀教师',
      '任教高一语文',
      '英语六级',
      '海外经历丰富',
    ])
      expect(headingOf(line), line).toBeNull();
  });

  test('a heading may stand before its first line, and one of studies and work is of both', () => {
    const study = '2015.09-2019.06  浙东师范大学  汉语言文学  本科';
    const work = '2019.08-至今  青枫中学  语文教师';
    for (const lines of [
      [`教育经历\t${study}`, `工作经历\t${work}`],
      [`教育经历：${study}`, `工作经历：${work}`],
      ['基本信息', '民族：汉族', '学习及工作经历', study, work],
    ]) {
      const { educations, experiences } = readResume(['姓名：顾清河', ...lines]).entries;
      expect(educations).toMatchObject([{ school: '浙东师范大学', from: '2015-09', to: '2019-06' }]);
      expect(experiences).toMatchObject([{ employer: '青枫中学', position: '语文教师', to: 'now' }]);
    }
  });

  test('a fact is none, and a heading may hold its text', () => {
    expect(headingOf('学历：本科')).toBeNull();
    expect(headingOf('求职意向：高中数学教师')).toEqual({ topic: 'intentions', value: '高中数学教师' });
  });
});

describe('credentials', () => {
  test.each([
    ['高级中学教师资格证（数学） 2020.06', { kind: 'senior', subject: 'math', issued: '2020-06' }],
    ['幼儿园教师资格证', { kind: 'kindergarten' }],
    ['正在备考高中教师资格证', null],
  ])('%s', (line, found) => expect(readCertificate(line)).toEqual(found));

  test('Putonghua, 职称 and languages', () => {
    expect(readPutonghua('普通话二级甲等')).toBe('2a');
    expect(readPutonghua('二甲、教师资格证')).toBe('2a');
    expect(readTitle('职称：中小学一级教师', false)).toEqual({ level: 'school-1' });
    expect(readTitle('担任讲师三年', false)).toBeNull();
    expect(readForeign('CET-6，雅思 7.0')).toEqual([
      { name: '英语', level: '大学英语六级' },
      { name: '英语', level: '雅思 7.0' },
    ]);
  });
});

describe('lines', () => {
  const run = (text: string, x: number, y: number) => ({ text, x, y, width: text.length * 10, height: 10 });

  test('of two columns follow one another; facts side by side stay in a line', () => {
    const left = Array.from({ length: 6 }, (_, n) => run(`左${n}`, 40, 700 - n * 30));
    const right = Array.from({ length: 6 }, (_, n) => run(`右边的一行${n}`, 300, 690 - n * 31));
    expect(linesOfPage([...left, ...right], 595)).toEqual([...left, ...right].map(({ text }) => text));
    expect(linesOfPage([run('姓名', 40, 700), run('林知夏', 200, 700)], 595)).toEqual(['姓名\t林知夏']);
  });

  test('of a Word table: facts in a row, columns of paragraphs in turn', () => {
    expect(linesOf(`<w:tbl>${row(['姓名'], ['林知夏'])}</w:tbl>`)).toEqual(['姓名：林知夏']);
    expect(linesOf(`<w:tbl>${row(['教育背景'], ['甲', '乙 &amp; 丙'])}</w:tbl>`)).toEqual([
      '教育背景',
      '甲',
      '乙 & 丙',
    ]);
  });
});

test('whatever the lines are, reading them ends in a draft', () => {
  const piece = fc.constantFrom(
    '教育背景',
    '2019.09-',
    '至今',
    '浙东师范大学',
    '：',
    '\t',
    '（',
    '本科',
    '教师资格证',
    '13812345678',
    '《',
    '🎓',
    ' ',
  );
  fc.assert(
    fc.property(
      fc.array(
        fc.array(piece, { maxLength: 6 }).map((all) => all.join('')),
        { maxLength: 12 },
      ),
      (lines) => {
        expect(readResume(lines).unread.length).toBeLessThanOrEqual(lines.length);
      },
    ),
  );
});

describe('what a text does not say is not made up', () => {
  test.each([
    ['《函数概念的教学》发表于《数学通报》2026年第3期', '函数概念的教学', '数学通报', '2026年第3期'],
    ['《函数概念的教学》，发表于数学通报，2026年第3期，独立作者', '函数概念的教学', '数学通报', '2026年第3期'],
    ['函数概念的教学研究  中学数学教学参考  2026年第3期', '函数概念的教学研究', '中学数学教学参考', '2026年第3期'],
    [
      '沈若溪. 函数概念的教学研究[J]. 数学通报, 2026(3): 45-48.',
      '函数概念的教学研究',
      '数学通报',
      '沈若溪. 函数概念的教学研究[J]. 数学通报, 2026(3): 45-48.',
    ],
  ])('%s', (line, title, issuer, note) => {
    const { papers } = readResume(['论文', line]).entries;
    expect(papers).toHaveLength(1);
    expect(papers[0]).toMatchObject({ title, issuer, note });
    expect(papers[0]).not.toHaveProperty('when');
  });

  test('a month that is written is kept, a year alone is no month', () => {
    const { honours } = readResume(['荣誉', '2024年5月 市级优秀教师', '2023年 校级先进工作者']).entries;
    expect(honours).toMatchObject([{ when: '2024-05' }, { note: '2023年' }]);
    expect(honours[1]).not.toHaveProperty('when');
  });

  const job = (line: string) => readResume(['工作经历', line]).entries.experiences[0];
  test.each(['协助班主任管理 45 人的班级', '实习 班主任', '配合 班主任 家访', '见习班主任'])(
    '%s is not 班主任',
    (duty) => {
      expect(job(`2024.09-2026.06 绍兴市第一中学 高中数学教师 ${duty}`)).not.toHaveProperty('homeroom');
    },
  );
  test('a deputy is no 班主任', () => {
    expect(job('2024.09-2026.06 绍兴市第一中学 高中数学教师 副班主任')).not.toHaveProperty('homeroom');
    expect(job('2024.09-2026.06 绍兴市第一中学 高中数学教师 班主任')).toMatchObject({ homeroom: true });
  });

  test('中学 alone is neither 初中 nor 高中', () => {
    expect(job('2024.09-2026.06 绍兴市第一中学 数学教师')).not.toHaveProperty('stage');
    expect(job('2024.09-2026.06 绍兴市第一中学 高中数学教师')).toMatchObject({ stage: 'senior' });
    expect(job('2024.09-2026.06 杭州青枫高级中学 数学教师')).toMatchObject({ stage: 'senior' });
  });
});

describe('an education', () => {
  const study = (...lines: string[]) => readResume(['教育经历', ...lines]).entries.educations[0];
  test.each([
    [
      '2019.09-2022.06 临川师范大学 课程与教学论 教育学硕士',
      { major: '课程与教学论', education: 'master', note: '教育学硕士' },
    ],
    ['2019.09-2022.06 临川师范大学 教育学硕士 课程与教学论', { major: '课程与教学论', education: 'master' }],
    ['2015.09-2019.06 临川师范大学 文学学士', { major: '文学', education: 'bachelor' }],
    ['2019.09-2020.11 伦敦大学学院 教育学 硕士', { school: '伦敦大学学院', major: '教育学', education: 'master' }],
    ['2019.09-2020.11 UCL, MA TESOL', { school: 'UCL', major: 'TESOL', education: 'master' }],
    [
      '2019.09-2020.11 University College Northam (UCN), MSc Education',
      { school: 'University College Northam (UCN)', major: 'Education' },
    ],
    ['2019.09-2021.06 临川师范大学 小学教育 专升本', { major: '小学教育', education: 'bachelor' }],
    ['19.09~22.06 临川师范大学 历史学 本科', { from: '2019-09', to: '2022-06', school: '临川师范大学' }],
  ])('%s', (line, entry) => expect(study(line)).toMatchObject(entry));
});

test('a dated line of work is an entry, even if no word tells an employer', () => {
  const { experiences } = readResume(['工作经历', '2019.08-2021.07 自由职业', '2017.07-2019.07 某出版社 编辑']).entries;
  expect(experiences).toMatchObject([
    { employer: '自由职业', from: '2019-08', to: '2021-07' },
    { employer: '某出版社', position: '编辑' },
  ]);
});

test('a position in brackets, one that no word tells, and the names of columns', () => {
  const { entries, unread } = readResume([
    '教育经历',
    '时间\t学校\t专业',
    '2015.09-2019.06\t青城师范学院\t体育教育',
    '工作经历',
    '2012.07.01—2015.07.15：宜城市第三中学（生物教师）',
    '2015.08-2018.07 某外贸公司 翻译',
    '期望城市：武汉、杭州',
    '求职意向：生物教师',
  ]);
  expect(entries.educations).toEqual([expect.not.objectContaining({ note: expect.anything() })]);
  expect(entries.experiences).toMatchObject([
    { employer: '宜城市第三中学', position: '生物教师', from: '2012-07', to: '2015-07' },
    { employer: '某外贸公司', position: '翻译' },
  ]);
  expect(entries.intentions[0]?.cityCodes).toEqual(['420100', '330100']);
  expect(unread).toEqual([]);
});

test('symbol bullets are no text', () => {
  const lines = ['\uf0b7 校级优秀教师', '\uf06c校级先进', 'Ø 校级标兵', 'l 校级骨干教师'];
  expect(readResume(['荣誉', ...lines]).entries.honours.map(({ title }) => title)).toEqual([
    '校级优秀教师',
    '校级先进',
    '校级标兵',
    '校级骨干教师',
  ]);
});

test('a level that is written counts before the place in a name', () => {
  const { honours } = readResume(['荣誉', '全国大学生数学建模竞赛 省级一等奖', '全国优秀教师']).entries;
  expect(honours).toMatchObject([{ level: 'provincial' }, { level: 'national' }]);
});

test('points are kept, a month that is not written is not made up, cities stay in their order', () => {
  const { entries, unread } = readResume([
    '求职意向：高中数学教师 | 期望城市：杭州、南京',
    '证书',
    'CET-6 512 分',
    '普通话二级甲等 88.5 分',
    '职称：中学二级教师 2024年',
  ]);
  expect(entries.foreign).toMatchObject([{ name: '英语', level: '大学英语六级 512 分' }]);
  expect(entries.titles).toEqual([expect.not.objectContaining({ issued: expect.anything() })]);
  expect(unread).toEqual(['普通话二级甲等 88.5 分', '职称：中学二级教师 2024年']);
  expect(entries.intentions[0]?.cityCodes).toEqual(['330100', '320100']);
});

test('page numbers are no text, with or without the name', () => {
  const lines = ['沈知夏 · 第 2 页，共 2 页', '第1页 共2页', '- 3 -', '1/2', 'Page 1 of 2'];
  expect(readResume(['自我评价', '乐于教书。', ...lines])).toMatchObject({ intro: '乐于教书。', unread: [] });
});

describe('a resume that is a table', () => {
  const read = (...rows: string[][]) =>
    readResume(linesOf(`<w:tbl>${rows.map((cells) => row(...cells.map((cell) => [cell]))).join('')}</w:tbl>`));

  test('labels and values side by side are facts of the person', () => {
    const { person, entries, putonghua } = read(
      ['姓 名', '沈若溪', '性 别', '女'],
      ['学历', '本科', '毕业院校', '浙东师范大学'],
      ['专业', '数学与应用数学', '联系电话', '13800000001'],
      ['教师资格证', '高级中学 数学', '普通话', '二级甲等'],
      ['求职意向', '高中数学教师', '期望城市', '杭州'],
      ['工作经历', '2024.09-2026.06 绍兴市第一中学 高中数学教师'],
      ['职称', '中学二级教师'],
    );
    expect(person).toMatchObject({ name: '沈若溪', gender: 'female', phone: '13800000001' });
    expect(entries.educations).toMatchObject([
      { school: '浙东师范大学', major: '数学与应用数学', education: 'bachelor' },
    ]);
    expect(entries.certificates).toMatchObject([{ kind: 'senior', subject: 'math' }]);
    expect(entries.otherCertificates).toEqual([]);
    expect(entries.intentions).toMatchObject([{ title: '高中数学教师', cityCodes: ['330100'] }]);
    expect(entries.experiences).toHaveLength(1);
    expect(entries.titles).toMatchObject([{ level: 'school-2' }]);
    expect(putonghua).toBe('2a');
  });

  test('a telephone beside a school is no major', () => {
    const { entries } = read(
      ['教育经历', '2022.09-2026.06 浙东师范大学 本科'],
      ['联系电话', '13800000001'],
      ['教师资格证', '高级中学 数学'],
    );
    expect(entries.educations[0]).not.toHaveProperty('major');
    expect(entries.certificates).toMatchObject([{ kind: 'senior', subject: 'math' }]);
  });
});
