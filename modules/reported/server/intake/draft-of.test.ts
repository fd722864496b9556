import { describe, expect, test } from 'vitest';
import { apartFromDay, readAnnouncement, withoutSite } from '#modules/exams/server/public.ts';
import { draftOf } from './draft-of.ts';

const lines = [
  '青田县教育局关于2027年公开招聘教师的公告',
  '青教发〔2026〕31号',
  '青田县教育局决定公开招聘教师5名，现公告如下。',
  '报名时间：2026年12月1日9:00至12月8日17:00，登录 https://rs.qingtian.example.cn/zk 报名。',
  '笔试时间：2026年12月20日9:00-11:30。',
  '总成绩=笔试成绩×40%+面试成绩×60%。',
  '考务费每人50元。公示5个工作日。',
  '报名时上传以下材料：身份证、毕业证书、教师资格证和近期免冠照片。',
  '咨询电话：0578-6012345',
  '岗位代码\t用人单位\t岗位名称\t招聘人数\t学历\t专业',
  '01\t青田县第一中学\t高中数学教师\t2\t本科及以上\t数学类',
  '02\t青田县实验小学\t小学语文教师\t3\t本科及以上\t中国语言文学类',
  '青田县教育局',
  '2026年11月26日',
];
function draftFrom(text: readonly string[]) {
  const { lines: rest, announcedOn } = apartFromDay(text);
  return draftOf(readAnnouncement(rest, '青田县教育局'), announcedOn);
}

test('an announcement fills the form, each field with the line where it stood', () => {
  const { draft, places, doubts } = draftFrom(lines);
  expect(draft).toMatchObject({
    title: '青田县教育局2027年公开招聘教师',
    documentNumber: '青教发〔2026〕31号',
    organiser: '青田县教育局',
    regionCode: '331121',
    announcedOn: '2026-11-26',
    applyBy: {
      way: 'web',
      link: 'https://rs.qingtian.example.cn/zk',
      papers: ['身份证', '学历证书', '教师资格证', '近期免冠照片'],
    },
    steps: [
      { step: 'register', startsAt: '2026-12-01T01:00:00.000Z', endsAt: '2026-12-08T09:00:00.000Z' },
      { step: 'written', startsAt: '2026-12-20T01:00:00.000Z', endsAt: '2026-12-20T03:30:00.000Z' },
    ],
    rules: { weights: { written: 40, interview: 60 }, fee: 5_000, publicityDays: 5 },
    phones: [{ name: '咨询电话', number: '0578-6012345' }],
  });
  expect(doubts).toEqual([]);
  expect([places.title, places.register, places.weights].map((at) => lines[at ?? -1])).toEqual([
    lines[0],
    lines[3],
    lines[5],
  ]);
});

test('rules of which an announcement says nothing are absent', () => {
  const { draft } = draftFrom([...lines.slice(0, 4), '2026年11月26日']);
  expect(draft.rules).toEqual({});
});

describe('a person looks up', () => {
  test('a headcount that the table does not have', () => {
    const { doubts } = draftFrom(lines.with(2, '青田县教育局决定公开招聘教师9名，现公告如下。'));
    expect(doubts).toEqual([{ line: 2, text: '公告写招聘 9 人，岗位表合计 5 人' }]);
  });

  test('a row that is a post and was not read', () => {
    const { doubts } = draftFrom(lines.with(11, '02\t青田县实验小学\t小学语文教师\t若干\t本科及以上\t中国语言文学类'));
    expect(doubts.map(({ text }) => text)).toContain('岗位表第 12 行没有读入：请填写招聘人数');
  });
});

test.each([
  ['发布时间：2026-11-25　来源：青田县教育局', '2026-11-25'],
  ['2026 年 11 月 6 日', '2026-11-06'],
  ['二〇二七年三月十五日', '2027-03-15'],
  ['二○二六年十二月二十日', '2026-12-20'],
  ['2026.12.1', '2026-12-01'],
  ['作者：人事处　时间：2026年12月08日　点击数：3', '2026-12-08'],
  ['青田县教育局办公室　2026年12月10日印发', '2026-12-10'],
  ['2026-12-03 10:20 浙江', '2026-12-03'],
  ['青田县教育局 2026年11月30日', '2026-11-30'],
])('%s is the day of the announcement, and nothing else', (line, day) => {
  const text = ['公告', '报名时间：2026年12月1日', line];
  expect(apartFromDay(text)).toEqual({ announcedOn: day, lines: text.slice(0, 2) });
});

test('a change below an announcement has a day of its own, which is looked up', () => {
  const change = ['关于公开招聘教师的补充公告', '报名延长。', '2026年12月4日'];
  const { draft, doubts } = draftFrom([...lines, ...change]);
  expect(draft.announcedOn).toBe('2026-12-04');
  expect(doubts.map(({ text }) => text)).toContain('发布日期：另一处写的是“2026年11月26日”');
});

test('a table beside that of the posts stays in the text', () => {
  const { draft } = draftFrom([...lines.slice(0, 4), '站点\t面试', '本地站\t12月20日', ...lines.slice(9)]);
  expect(draft.announcement).toContain('<p>本地站 12月20日</p>');
  expect(draft.announcement).not.toContain('高中数学教师');
});

test('another way to apply is looked up, one that is refused is not', () => {
  const doubtsOf = (line: string) =>
    draftFrom([...lines.slice(0, 5), line, ...lines.slice(-2)]).doubts.map(({ text }) => text);
  expect(doubtsOf('也可到县教育局现场报名。')).toContain('报名方式：文中还写了“现场报名”');
  for (const line of ['不接受现场报名。', '不接受邮寄和来人报名。', '减免费用的，材料发送至 jm@example.cn。'])
    expect(doubtsOf(line)).toEqual(['公告写招聘 5 人，岗位表没有读到', '没有读到岗位表']);
});

test('papers that are brought beside a mail, and a subject that is one of several or stands without marks', () => {
  const doubtsOf = (...more: string[]) =>
    draftFrom([...lines.slice(0, 3), ...more, ...lines.slice(-2)]).doubts.map(({ text }) => text);
  const brought = '复印件报送县教育局人事股（301室），电子表发至 rs@example.cn，主题为“姓名+学科”。';
  expect(doubtsOf(brought)).toContain('报名方式：文中还写了“报送县教育局人事股”');
  expect(doubtsOf(brought, '材料以“学校+姓名”命名。')).toContain('邮件主题：文中还写了“姓名+学科”');
  expect(doubtsOf('简历发至 rs@example.cn，邮件主题：姓名+学科。')).toContain('邮件主题：没有用引号写明');
});

test('a place of which nothing says that one applies there is looked up', () => {
  const rows = ['招聘流程', '项目\t时间\t地点', '面谈\t12月9日\t县一中会议室'];
  const { doubts } = draftFrom([...lines.slice(0, 3), ...rows, ...lines.slice(-2)]);
  expect(doubts.map(({ text }) => text)).toContain('报名地点：请核对是否在这里报名');
});

test('a text that names no place to apply at, or puts an end off, is looked up', () => {
  const text = [...lines.slice(0, 3), '报名截止时间顺延至2026年12月10日17:00。', ...lines.slice(-2)];
  const texts = draftFrom(text).doubts.map(({ text }) => text);
  expect(texts).toEqual([
    '报名方式：没有读到在哪里报名',
    '时间：没有写开始时间',
    '公告写招聘 5 人，岗位表没有读到',
    '没有读到岗位表',
  ]);
});

test('a review whose beginning follows no registration is looked up', () => {
  const { doubts } = draftFrom([...lines.slice(0, 3), '资格审核于2026年12月10日前完成。', ...lines.slice(-2)]);
  expect(doubts.map(({ text }) => text)).toContain('时间：没有写开始时间');
});

test('a time within the text is not the day of the announcement', () => {
  const text = ['公告', '报名时间：2026年12月1日'];
  expect(apartFromDay(text)).toEqual({ announcedOn: '', lines: text });
});

test('times without a year are those after the announcement, though its title names the next year', () => {
  const { draft } = draftFrom([
    '松阳县2027年公开招聘教师公告',
    '报名时间：12月10日9:00至12月16日17:00。',
    '笔试时间：2027年1月9日9:00-11:00。',
    '松阳县教育局',
    '2026年12月2日',
  ]);
  expect(draft.steps.map(({ startsAt }) => startsAt)).toEqual(['2026-12-10T01:00:00.000Z', '2027-01-09T01:00:00.000Z']);
});

test('a step of which the end alone is told begins with the registration it belongs to, else on that day', () => {
  const { draft } = draftFrom([
    ...lines.slice(0, 4),
    '网上缴费须于2026年12月10日17:00前完成。',
    '体检于2027年1月25日前完成。',
    ...lines.slice(-2),
  ]);
  const timeOf = (step: string) => draft.steps.find((item) => item.step === step);
  expect(timeOf('pay')).toMatchObject({ startsAt: '2026-12-01T01:00:00.000Z', endsAt: '2026-12-10T09:00:00.000Z' });
  expect(timeOf('medical')).toMatchObject({ startsAt: '2027-01-24T16:00:00.000Z', endsAt: '2027-01-25T15:59:00.000Z' });
});

test('an examination without an end is not looked up, a registration is', () => {
  const ofTime = (line: string) =>
    draftFrom([...lines.slice(0, 3), line, ...lines.slice(-2)]).doubts.map(({ text }) => text);
  expect(ofTime('面试时间：2027年1月8日上午10:00。')).not.toContain('时间：没有写结束时间');
  expect(ofTime('报名时间：2026年12月1日9:00起。')).toContain('时间：没有写结束时间');
});

test('a page is read from its breadcrumbs to what follows the announcement', () => {
  const page = [
    '首页\t机构设置\t人才招聘',
    '当前位置：首页 >> 人才招聘 >> 正文',
    ...lines,
    '附件【附件1：岗位表.xlsx】已下载812次',
    '上一条：关于年度考核工作的通知（截止12月31日）下一条：拟聘用人员公示（公示期2026年11月9日至11月17日）',
    '热点推荐',
    '教师资格认定通知，咨询电话0578-6000388',
    '版权所有 © 青田县教育局　技术支持：0578-6000360　ICP备05000000号',
  ];
  expect(withoutSite(page)).toEqual([...lines, '附件【附件1：岗位表.xlsx】已下载812次']);
  const abroad = ['Home / Careers / 正文', ...lines, '相关信息', '拟聘公示', '主办：办公室 网站标识码：0571000037'];
  expect(withoutSite(abroad)).toEqual(lines);
  const spoken = [
    '您所在的学校正在招聘：',
    ...lines,
    '热门学科另行通知。',
    '扫一扫二维码报名。',
    '咨询电话：0578-6012345',
  ];
  expect(withoutSite(spoken)).toEqual(spoken);
  const sidebar = [
    '热点信息：',
    '某县一中招聘教师12名',
    '青田县实验学校',
    '2027年公开招聘教师公告',
    '发布日期：2026/11/26 点击：562',
  ];
  const body = ['现招聘教师8名。', '一、报名', '二、考试', '三、聘用'];
  const foot = ['温馨提示：本网信息由用人单位提供。', '咨询电话 0571-0000109'];
  expect(withoutSite([...body, ...foot])).toEqual(body);
  expect(withoutSite([...body, '主办单位：某处 地址：某路1号', ...foot.slice(1)])).toEqual(body);
  expect(withoutSite([...sidebar, ...body, '相关新闻', '别的公告'])).toEqual([...sidebar.slice(2), ...body]);
});

test('a ticket without an end is printed until the test', () => {
  const { draft } = draftFrom([...lines.slice(0, 5), '准考证于2026年12月15日9:00起打印。', ...lines.slice(-2)]);
  expect(draft.steps.find(({ step }) => step === 'ticket')).toMatchObject({
    startsAt: '2026-12-15T01:00:00.000Z',
    endsAt: '2026-12-20T01:00:00.000Z',
  });
});

test('a time in the line beside is looked up, and a text without posts', () => {
  const row = ['一、资格审核：2026年12月20日9:00。', '其他材料在2026年12月22日12:00交到教育局。'];
  const { doubts } = draftFrom([...lines.slice(0, 4), ...row, ...lines.slice(-2)]);
  expect(doubts.map(({ text }) => text)).toEqual([
    '时间没有归到哪一步：2026年12月22日12:00',
    '公告写招聘 5 人，岗位表没有读到',
    '没有读到岗位表',
  ]);
});

test('another time beside one that was read is looked up', () => {
  const line = '报名时间：博士岗位自即日起至2027年6月30日；硕士岗位自即日起至2026年12月20日17:00止。';
  const { doubts } = draftFrom([...lines.slice(0, 3), line, ...lines.slice(-2)]);
  expect(doubts.map(({ text }) => text)).toContain('时间没有归到哪一步：2026年12月20日17:00');
});

test('a telephone for complaints is neither one to ask nor that of a desk', () => {
  const rows = ['现场报名地点：县教育局三楼人事股。', '监督电话：0571-00000102', '咨询电话：0571-00000101'];
  const { draft } = draftFrom([...lines.slice(0, 2), ...rows, ...lines.slice(-2)]);
  expect(draft.phones.map(({ number }) => number)).toEqual(['0571-00000101']);
  expect(draft.applyBy).toMatchObject({ way: 'desk', hotline: '057100000101' });
});

test('a number of people that may be of one unit alone is looked up', () => {
  const items = ['（一）招聘第四中学教师48名。', '（二）招聘金湾小学教师4名。'];
  const { doubts } = draftFrom(['青田区2026年教师招聘公告', ...items, ...lines.slice(-2)]);
  expect(doubts.map(({ text }) => text)).toContain('招聘人数：由几项相加：招聘第四中学教师48名；招聘金湾小学教师4名');
});
