import { describe, expect, test } from 'vitest';
import { benefits } from './benefits.ts';
import { certificateCovers, certificateFor, certificates } from './certificates.ts';
import { companyTypes } from './company-types.ts';
import { degrees, educationForms } from './degrees.ts';
import { educationAtLeast, educations, educationsFrom, meetsEducation } from './educations.ts';
import { experienceOfYears, experiences } from './experiences.ts';
import { fenPerMonth, salaryUnits } from './filters/salaries.ts';
import { salaryBands } from './filters/salary-bands.ts';
import { withinSince, withins } from './filters/withins.ts';
import { companyTypeGroups, roleGroups, subjectGroups, titleTracks } from './groups.ts';
import { codesOf, type List, labelOf, shortOf } from './list.ts';
import { disciplines, vocationalMajors } from './majors.ts';
import { meetsPutonghua, putonghuaLevels } from './putonghua.ts';
import { roles } from './roles.ts';
import { stageSubjects } from './stage-subjects.ts';
import { stages } from './stages.ts';
import { subjects } from './subjects.ts';
import { tenures } from './tenures.ts';
import { meetsTitle, titles } from './titles.ts';

const words = (text: string) => text.split(/[、,]/).map((word) => word.trim());
const labels = (list: List) => codesOf(list).map((code) => labelOf(list, code));
const shorts = (list: List) => codesOf(list).map((code) => shortOf(list, code));

/** The sector's lists as the specification writes them, independent of the code. */
describe('the lists hold what the sector has', () => {
  test.each<[string, List, string]>([
    [
      '学段',
      stages,
      '托育、学前、小学、初中、普通高中、中职/技工、高职专科、职业本科、普通本科、研究生、特殊教育、专门教育、继续/开放/老年教育、校外培训',
    ],
    [
      '职教专业大类',
      vocationalMajors,
      '农林牧渔、资源环境与安全、能源动力与材料、土木建筑、水利、装备制造、生物与化工、轻工纺织、食品药品与粮食、交通运输、电子与信息、医药卫生、财经商贸、旅游、文化艺术、新闻传播、教育与体育、公安与司法、公共管理与服务',
    ],
    [
      '学科门类',
      disciplines,
      '哲学、经济学、法学、教育学、文学、历史学、理学、工学、农学、医学、军事学、管理学、艺术学、交叉学科',
    ],
    [
      '编制',
      tenures,
      '事业编制、员额/备案制、人事代理、校聘合同、预聘—长聘、年薪制、劳务派遣、政府购买服务、特岗、公费/定向、银龄返聘、民办劳动合同、博士后、临聘代课、兼职课时、实习见习',
    ],
    ['学历', educations, '初中及以下、高中、中专/中技、大专、本科、硕士、博士'],
    ['形式', educationForms, '全日制、非全日制、自考、成人、开放、境外'],
    ['学位', degrees, '无、学士、硕士（学术）、硕士（专业）、博士（学术）、博士（专业）'],
    ['普通话', putonghuaLevels, '一级甲等、一级乙等、二级甲等、二级乙等、三级甲等、三级乙等'],
    [
      '单位类型',
      companyTypes,
      '公办园、普惠民办园、民办园、托育、公办中小学、民办中小学、国际/双语、特教、专门学校、中职、技工、高职、职业本科、公办本科、民办本科、独立学院、中外合作、开放/成人高校、党校、科研院所、教育局、教研/考试机构、少年宫、学科培训、非学科培训、职业培训、教育科技/出版、人力机构、其他',
    ],
    [
      '福利',
      benefits,
      '五险一金、职业年金、年终奖、绩效、班主任津贴、寒暑假、双休、食堂、教师公寓、住房补贴、安家费、科研启动费、人才补贴、子女入学、配偶安置、落户、体检、交通、培训进修、职称评审、工会福利',
    ],
    ['发布时间', withins, '今天、3 天内、7 天内、30 天内'],
    ['经验', experiences, '不限、应届、1 年以内、1–3 年、3–5 年、5–10 年、10 年以上'],
    ['薪资单位', salaryUnits, '月、年、课时、天'],
  ])('%s', (_name, list, text) => {
    expect(labels(list)).toEqual(words(text));
  });

  test('学科', () => {
    const text =
      '健康领域、语言领域、社会领域、科学领域、艺术领域、保育、语文、数学、英语、日语、俄语、法语、德语、西班牙语、道德与法治、思想政治、历史、地理、历史与社会、科学、物理、化学、生物学、信息科技/信息技术、通用技术、体育与健康、音乐、美术、艺术、书法、舞蹈、戏剧、劳动、综合实践、心理健康、特教、全科、国际课程、竞赛、编程/科创';
    expect(labels(subjects)).toEqual(words(text));
  });

  test.each([
    ['teaching', '专任教师、班主任、幼儿教师、保育员、助教、教研员、外教、教练、实习指导、代课/兼职'],
    ['college', '教学科研、教学为主、专职科研、博士后、高层次人才、思政课、辅导员、实验技术、科研助理'],
    ['management', '校/园长、副职、中层、教务、德育、人事、财务、招生、就业、行政'],
    ['support', '图书、档案、信息技术、校医、心理、资源教师、生活老师'],
    ['logistics', '安保、食堂、司机、维修'],
    ['agency', '课程研发、讲师、学管、顾问、编辑、产品运营'],
  ])('岗位类别 %s', (group, text) => {
    const ofGroup = Object.values(roles).filter((role) => role.group === group);
    expect(ofGroup.map((role) => role.label)).toEqual(words(text));
  });

  test.each([
    ['school', '三级、二级、一级、高级、正高级'],
    ['university', '助教、讲师、副教授、教授'],
    ['research', '研究实习员、助理研究员、副研究员、研究员'],
    ['lab', '实验员、助理实验师、实验师、高级实验师、正高级实验师'],
    ['vocational', '助理讲师、讲师、高级讲师、正高级讲师'],
    ['practice', '三级、二级、一级、高级、正高级'],
  ])('职称 %s, lowest first', (track, text) => {
    const codes = codesOf(titles).filter((code) => titles[code].track === track);
    expect(codes.map((code) => shortOf(titles, code))).toEqual(words(text));
    const ranks = codes.map((code) => titles[code].rank);
    expect(ranks).toEqual([...ranks].sort());
  });

  test('资格证', () => {
    const text = '幼儿园、小学、初级中学、高级中学、中等职业学校、中等职业学校实习指导、高等学校';
    expect(labels(certificates)).toEqual(words(text).map((word) => `${word}教师资格`));
  });

  test('every group has members, every member a group', () => {
    const used = (list: Record<string, object>, field: string) =>
      new Set(Object.values(list).map((entry) => (entry as Record<string, unknown>)[field]));
    expect(used(roles, 'group')).toEqual(new Set(Object.keys(roleGroups)));
    expect(used(subjects, 'group')).toEqual(new Set(Object.keys(subjectGroups)));
    expect(used(companyTypes, 'group')).toEqual(new Set(Object.keys(companyTypeGroups)));
    expect(used(titles, 'track')).toEqual(new Set(Object.keys(titleTracks)));
  });

  test('codes are short ascii slugs that no comma-separated filter can break', () => {
    const lists = [stages, subjects, roles, tenures, titles, educations, certificates, companyTypes, benefits];
    for (const list of [...lists, experiences, withins, salaryBands, vocationalMajors, disciplines, putonghuaLevels])
      for (const code of codesOf(list as List)) expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(shorts(putonghuaLevels)).toEqual(['一甲', '一乙', '二甲', '二乙', '三甲', '三乙']);
  });

  test('a stage offers each subject once', () => {
    for (const offered of Object.values(stageSubjects)) expect(new Set(offered).size).toBe(offered.length);
    expect(stageSubjects.senior).toContain('politics');
    expect(stageSubjects.primary).toContain('morality');
  });
});

describe('comparing requirements', () => {
  test('X 及以上', () => {
    expect(educationsFrom('bachelor')).toEqual(['bachelor', 'master', 'doctor']);
    expect(meetsEducation('college', 'bachelor')).toBe(false);
    expect(meetsEducation('secondary-vocational', 'senior')).toBe(true);
    expect(educationAtLeast('bachelor')).toBe('本科及以上');
    expect(educationAtLeast('doctor')).toBe('博士');
    expect(educationAtLeast('junior')).toBe('初中及以下');
  });

  test.each([
    ['primary', 'kindergarten', true],
    ['kindergarten', 'primary', false],
    ['senior', 'junior', true],
    ['junior', 'senior', false],
    ['senior', 'vocational', true],
    ['vocational', 'senior', true],
    ['vocational', 'primary', true],
    ['college', 'senior', true],
    ['practice', 'kindergarten', false],
    ['practice', 'practice', true],
    ['college', 'practice', false],
  ] as const)('a %s certificate where %s is wanted: %s', (held, requested, good) => {
    expect(certificateCovers(held, requested)).toBe(good);
  });

  test('the certificate that a stage requires', () => {
    expect(certificateFor('undergraduate')).toBe('college');
    expect(certificateFor('training')).toBeNull();
  });

  test('普通话 and 职称', () => {
    expect(meetsPutonghua('2a', '2b')).toBe(true);
    expect(meetsPutonghua('2b', '2b')).toBe(true);
    expect(meetsPutonghua('3a', '2b')).toBe(false);
    expect(meetsTitle('lecturer', 'lecturer')).toBe(true);
    expect(meetsTitle('school-senior', 'associate-professor')).toBe(true);
    expect(meetsTitle('school-2', 'school-1')).toBe(false);
  });

  test.each([
    [0.5, '0-1'],
    [1, '1-3'],
    [3, '3-5'],
    [9.9, '5-10'],
    [10, '10-up'],
  ] as const)('%s years are %s', (years, band) => {
    expect(experienceOfYears(years)).toBe(band);
  });

  test('salaries compare by the month', () => {
    expect(fenPerMonth(1_200_000, 'month')).toBe(1_200_000);
    expect(fenPerMonth(16_000_000, 'year')).toBe(1_333_333);
    expect(fenPerMonth(20_000, 'day')).toBe(435_000);
    expect(fenPerMonth(22_000, 'hour')).toBeNull();
    const bands = Object.values(salaryBands);
    for (const [index, band] of bands.entries()) expect(band.min ?? 0).toBe(index === 0 ? 0 : bands[index - 1]?.max);
  });

  test('今天 begins at midnight in Shanghai', () => {
    const since = (now: string) => withinSince('today', new Date(now)).toISOString();
    expect(since('2026-11-21T15:59:59Z')).toBe('2026-11-20T16:00:00.000Z');
    expect(since('2026-11-21T16:00:00Z')).toBe('2026-11-21T16:00:00.000Z');
    expect(withinSince('7d', new Date('2026-11-21T15:59:59Z')).toISOString()).toBe('2026-11-14T15:59:59.000Z');
  });
});
