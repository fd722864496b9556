import { expect, test } from 'vitest';
import { apartFromDay, withoutSite } from './page-text.ts';
import { readAnnouncement } from './read-announcement.ts';

const local = (iso: string | null) =>
  iso === null ? '?' : new Date(Date.parse(iso) + 8 * 3_600_000).toISOString().slice(5, 16).replace('T', ' ');

function read(text: string) {
  const { announcedOn, lines } = apartFromDay(withoutSite(text.trim().split('\n')));
  const { facts, rows, unread } = readAnnouncement(lines, '青禾学校', announcedOn);
  return {
    steps: facts.flatMap((fact) =>
      fact.field === 'step' ? [`${fact.step} ${local(fact.startsAt)} ~ ${local(fact.endsAt)}`] : [],
    ),
    posts: rows.flatMap(({ post }) => (post ? [`${post.employer} ${post.title} ${post.headcount}`] : [])),
    phones: facts.flatMap((fact) => (fact.field === 'phone' ? [`${fact.name} ${fact.number}`] : [])),
    textOf: (field: string) => facts.flatMap((fact) => (fact.field === field && 'value' in fact ? [fact.value] : [])),
    unread: unread.map(({ words, note }) => `${words} ${note}`),
  };
}

test('what stands below the signature on a copied page is not of the announcement', () => {
  const { steps, phones, textOf } = read(`
当前位置：首页 > 公示公告 > 正文
云溪县教育局2026年公开招聘教师公告
发布时间：2026-11-20 点击：24次
一、报名时间：2026年12月1日8:00至12月5日17:30。
二、公示
拟聘人员公示5个工作日。
咨询电话：0837-7711220
云溪县教育局
2026年11月18日
联系我们 地址：府前路1号 电话：0837-7700000 邮箱：web@yx.example.gov.cn
技术支持：云溪信息中心 0837-7700001
版权所有：云溪县人民政府办公室`);
  expect(steps).toEqual(['register 12-01 08:00 ~ 12-05 17:30']);
  expect(phones).toEqual(['咨询电话 0837-7711220']);
  expect(textOf('email')).toEqual([]);
});

test('dates of a text without any year belong to the day of its signature, or to the year after', () => {
  const { steps } = read(`
石门乡中心校招聘代课教师通知
请于12月12日前到中心校报名，1月4日上午9点在中心校面试。
石门乡中心校
2026.12.7`);
  expect(steps).toEqual(['register ? ~ 12-12 23:59', 'interview 01-04 09:00 ~ ?']);
});

test.each([
  ['考试：2026年12月15日上午8:30笔试，下午2:30试讲。', ['written 12-15 08:30 ~ ?', 'interview 12-15 14:30 ~ ?']],
  ['原定于2026年12月13日举行的笔试延期至2026年12月27日举行。', ['written 12-27 00:00 ~ 12-27 23:59']],
  ['报名时间：2026年12月1日至5日（周末照常），每天9:00-11:30、14:30-17:00', ['register 12-01 09:00 ~ 12-05 17:00']],
  [
    '教师：2026年12月15日笔试（上午9:00-10:30，占30%），12月16日面试（上午8:30开始，占70%）',
    ['written 12-15 09:00 ~ 12-15 10:30', 'interview 12-16 08:30 ~ ?'],
  ],
  ['请递补人员于2026年12月9日9:00-17:00到教育局参加资格复审，逾期视为放弃。', ['recheck 12-09 09:00 ~ 12-09 17:00']],
])('%s', (line, steps) => {
  expect(read(`2026年公开招聘教师公告\n${line}`).steps).toEqual(steps);
});

test('an article has its day below its title, whatever stands around it', () => {
  const { announcedOn, lines } = apartFromDay([
    '某园招聘啦！',
    '原创 园办 某幼儿园 2026年12月2日 18:06 四川',
    '面试 2026年12月9日 8:30',
  ]);
  expect(announcedOn).toBe('2026-12-02');
  expect(lines).toHaveLength(2);
});

test.each([
  ['初试采取笔试的方式，时间为2027年3月6日。', '没有写钟点，按全天；“初试”按笔试理解'],
  ['笔试于2027年3月6日9:00在一中集合，另一科10:30。', '没有写结束时间；同一处还有钟点；写的可能是到场的时间'],
])('%s: a weak sign is told', (line, note) => {
  const { facts } = readAnnouncement(['2027年公开招聘教师公告', line]);
  expect(facts.find(({ field }) => field === 'step')).toMatchObject({ note });
});

test.each([
  [['岚谷县教育局文件', '岚教发〔2027〕3号', '关于遴选教师的通知'], '关于遴选教师的通知', '岚谷县教育局'],
  [['潼川师范学院', '二〇二六年公开招聘教师公告'], '潼川师范学院二〇二六年公开招聘教师公告', '潼川师范学院'],
  [
    ['岑溪县教师发展中心2026年公开选聘教研员公告', '岑溪县教育局决定公开选聘教研员。'],
    '岑溪县教师发展中心2026年公开选聘教研员公告',
    '岑溪县教育局',
  ],
  [['公开招聘教师面试公告', '领导小组办公室', '（浔峰市教育局代章）'], '公开招聘教师面试公告', '浔峰市教育局'],
  [
    ['沅溪开发区管理委员会社会事务局关于公开招聘教师的公告'],
    '沅溪开发区管理委员会社会事务局关于公开招聘教师的公告',
    '沅溪开发区管理委员会社会事务局',
  ],
])('%s: title and who recruits', (lines, title, organiser) => {
  const { facts } = readAnnouncement([...lines]);
  const saidOf = (name: string) =>
    facts.flatMap((fact) => (fact.field === name && 'value' in fact ? [fact.value] : []));
  expect([saidOf('title'), saidOf('organiser')]).toEqual([[title], [organiser]]);
});

test.each([
  ['url', '请登录 http://a.example.cn 完成面试确认。', '请核对是否在这里报名'],
  ['email', '邮箱：rs@example.cn', '请核对是否收报名材料'],
  ['phone', '地址：昭萍路2号 电话：0799-6220000 邮编：337000', '没有写用途'],
  ['ratio', 'A01岗位的开考比例降为2:1，其余岗位仍按3:1执行。', '部分岗位的比例不同'],
])('%s: %s is told', (field, line, note) => {
  const { facts } = readAnnouncement(['2027年公开招聘教师公告', line]);
  expect(facts.find((fact) => fact.field === field)).toMatchObject({ note });
});

test('of a post in two rows what holds after the change', () => {
  const { rows } = readAnnouncement([
    '2027年公开招聘教师补充公告',
    '岗位代码\t学校\t岗位\t计划\t\t专业要求',
    'A03\t第一中学\t高中地理\t2\t调整前\t地理科学',
    'A03\t第一中学\t高中地理\t\t调整后\t地理科学类',
  ]);
  expect(rows.map(({ post }) => [post?.headcount, post?.requirements.majors])).toEqual([[2, ['地理科学类']]]);
});

test.each([
  [['点击上方关注我们', '【招聘】青禾小学2027年春季学期教师招聘，等你来！'], '青禾小学2027年春季学期教师招聘'],
  [['诚聘！青禾学校2027学年教师招聘'], '青禾学校2027学年教师招聘'],
])('%s: a title that calls out', (lines, title) => {
  const { facts } = readAnnouncement([...lines]);
  expect(facts.find(({ field }) => field === 'title')).toMatchObject({ value: title });
});

test('of a table of changes what holds after the change', () => {
  const { steps } = read(`
关于调整公开招聘教师有关事项的补充公告
事项	调整前	调整后
报名截止时间	2026年11月24日17:00	2026年11月28日17:00
笔试时间	2026年12月5日9:00-11:00	2026年12月12日9:00-11:00`);
  expect(steps).toEqual(['register ? ~ 11-28 17:00', 'written 12-12 09:00 ~ 12-12 11:00']);
});

test('an address where results are shown is not where people register', () => {
  expect(
    read('2026年公开招聘教师公告\n可登录人事考试网（http://lcks.example.gov.cn）查询笔试成绩。').textOf('url'),
  ).toEqual([]);
});

test('each number of a list with the office in its brackets', () => {
  expect(read('2026年公开招聘教师公告\n0856-4410001（人事股） 0856-4410009（派驻纪检组）').phones).toEqual([
    '人事股 0856-4410001',
    '派驻纪检组 0856-4410009',
  ]);
});

test.each([
  ['1 石门乡中心小学 语文 2人\n2 大坪教学点 全科 1人', ['石门乡中心小学 语文 2', '大坪教学点 全科 1']],
  [
    '青禾高中：语文2人、数学3人\n青禾幼儿园：幼儿教师4人',
    ['青禾高中 语文 2', '青禾高中 数学 3', '青禾幼儿园 幼儿教师 4'],
  ],
  ['一、招聘岗位：汽修2人，烹饪1人，共3人。', ['青禾学校 汽修 2', '青禾学校 烹饪 1']],
  [
    '高中部：物理2人（双语优先）、经济1人\n二、行政岗\n教务干事1人、招生老师2人',
    ['高中部 物理 2', '高中部 经济 1', '行政岗 教务干事 1', '行政岗 招生老师 2'],
  ],
  ['岗位：专任教师  人数：4人  学历：大专\n岗位：保育员  人数：3人', ['青禾学校 专任教师 4', '青禾学校 保育员 3']],
  ['1️⃣ 语文老师：3人，本科及以上，汉语言文学专业\n2⃣ 校医：1人', ['青禾学校 语文老师 3', '青禾学校 校医 1']],
  ['辅导员8名，安排在以下学院：机械工程学院2人、外国语学院6人。', []],
])('%s: a list of posts', (text, posts) => {
  expect(read(`青禾教育集团2026年招聘简章\n${text}`).posts).toEqual(posts);
});

test('names of merged cells stand in the middle of their rows', () => {
  const { posts } = read(`
2026年教师招聘公告
学校	学科	人数	学历
	语文	2	本科
第一中学	数学	2	本科
	化学	1	本科
	数学	1	本科
滨海分校	英语	1	本科
	物理	2	本科
附属小学	语文	3	本科
	音乐	1	本科`);
  expect(posts.map((post) => post.replace(/ \d$/, ''))).toEqual([
    '第一中学 语文',
    '第一中学 数学',
    '第一中学 化学',
    '滨海分校 数学',
    '滨海分校 英语',
    '滨海分校 物理',
    '附属小学 语文',
    '附属小学 音乐',
  ]);
});

test('a heading over all posts of an upright table', () => {
  const { posts } = read(`
2026年辅导员招聘公告
岗位名称	专职辅导员		
岗位类别	A岗	B岗	C岗
招聘人数	5	4	1
学历	硕士	硕士	硕士`);
  expect(posts).toEqual(['青禾学校 专职辅导员 5', '青禾学校 专职辅导员 4', '青禾学校 专职辅导员 1']);
});

test('education that the text asks for in each stage', () => {
  const { rows } = readAnnouncement([
    '应聘高中岗位的须具有全日制本科及以上学历；应聘小学岗位的须具有大专及以上学历，师范优先。',
    '学校\t学段\t语文\t数学',
    '第一中学\t高中\t2\t1',
    '中心小学\t小学\t1\t1',
  ]);
  expect(rows.map(({ post }) => post?.requirements.words.education)).toEqual([
    '全日制本科及以上学历',
    '全日制本科及以上学历',
    '大专及以上学历',
    '大专及以上学历',
  ]);
});

test('a time of day that another sentence tells is a doubt about the day alone', () => {
  const { facts } = readAnnouncement(['笔试将于2026年12月13日举行。', '1.笔试时间：上午9:00-10:30，11:00-12:00。']);
  expect(facts.find((fact) => fact.field === 'step')?.note).toContain('钟点写在另一处');
});

test('what an examination was is no time of it', () => {
  expect(read('2026年公开招聘教师公告\n面试工作已于2026年12月5日结束。').steps).toEqual([]);
});

test.each([
  ['遴选计划由48名增加至53名。', [53]],
  ['岗位：专任教师  人数：4人', []],
  ['教务干事1人、招生老师2人', []],
  ['取消高中俄语（岗位代码SQ012），招聘人数由60名调整为57名。', [57]],
])('%s: how many are sought', (line, count) => {
  expect(read(`2026年公开招聘教师公告\n${line}`).textOf('headcount')).toEqual(count);
});

test.each([
  [['招聘公告', '发布时间：2027-03-08', '现招聘教师。', '青田县教育局', '2027年3月5日'], '2027-03-05'],
  [['招聘公告', '2027-01-15 | 文章来源：实验中学', '现招聘教师。'], '2027-01-15'],
  [['招聘公告', '2027-07-13 10:32:28   [教师考试网]', '现招聘教师。'], '2027-07-13'],
])('%s: the day of the signature, else that of the page', (lines, day) => {
  expect(apartFromDay(lines).announcedOn).toBe(day);
});

test('a name amid its rows may be broken over some of them', () => {
  const rows = [
    '岗位代码\t招聘单位\t岗位名称\t人数',
    '601\t\t汽修教师\t2',
    '602\t柳坝第一职业中等专业学\t电商教师\t2',
    '603\t校\t护理教师\t3',
    '604\t\t语文教师\t1',
    '605\t\t烹饪教师\t2',
    '606\t柳坝工贸学校\t数控教师\t2',
    '607\t\t机器人教师\t2',
  ];
  const [one, other] = ['柳坝第一职业中等专业学校', '柳坝工贸学校'];
  const { rows: posts } = readAnnouncement(['柳坝县2027年公开招聘教师公告', ...rows]);
  expect(posts.map(({ post }) => post?.employer)).toEqual([one, one, one, one, other, other, other]);
});
