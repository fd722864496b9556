import { expect, test } from 'vitest';
import { applyByForm } from '#contract/posts/apply-by.ts';
import { readHow } from './read-how.ts';

const none = { url: '', email: '', phones: [] };

test('at the address that the announcement names', () => {
  expect(
    readHow(['请登录 https://zk.example.cn 报名'], { ...none, url: 'https://zk.example.cn', email: 'hr@example.cn' }),
  ).toEqual({
    way: 'web',
    link: 'https://zk.example.cn',
  });
});

test('by mail, with the subject and the papers that the announcement asks for', () => {
  const lines = [
    '应聘者将报名表、身份证、学历学位证书扫描件等材料发送至 hr@example.cn，邮件主题请注明“姓名＋应聘岗位＋毕业院校”。',
  ];
  expect(readHow(lines, { ...none, email: 'hr@example.cn' })).toEqual({
    way: 'mail',
    email: 'hr@example.cn',
    subject: '姓名+应聘岗位+毕业院校',
    papers: ['报名表', '身份证', '学历证书', '学位证书'],
  });
});

test('at an address without its scheme', () => {
  expect(readHow(['登录tg.example.cn填报'], { ...none, url: 'tg.example.cn' })).toEqual({
    way: 'web',
    link: 'http://tg.example.cn',
  });
});

test('by mail, with the desk that stands beside it', () => {
  const lines = ['报名地点：福田路112号二楼205室。也可发至 hr@example.cn。'];
  expect(readHow(lines, { ...none, email: 'hr@example.cn' })).toMatchObject({
    way: 'mail',
    place: '福田路112号二楼205室',
  });
});

test('by mail, with the office to which papers are brought', () => {
  const line = '报名材料于10日前报送县教育局人事股（解放路33号，301室），电子表发至 hr@example.cn。';
  expect(readHow([line], { ...none, email: 'hr@example.cn' })).toMatchObject({
    way: 'mail',
    place: '县教育局人事股（解放路33号，301室）',
  });
});

test('at a desk, with place, hours and a number that the form takes', () => {
  const lines = [
    '现场报名地点：青田县教育局二楼人事科。',
    '报名时间：12月1日至3日（上午8:30-11:30），逾期不予受理。',
    '电话 0578-6012345',
  ];
  const found = readHow(lines, { ...none, phones: ['010-12345', '0578-6012345'] });
  expect(applyByForm.safeParse(found).error).toBeUndefined();
  expect(found).toEqual({
    way: 'desk',
    hotline: '05786012345',
    place: '青田县教育局二楼人事科',
    hours: '上午8:30-11:30',
  });
});

test.each([
  ['采用现场报名。时间：12月4日。地点：县教师发展中心一楼（杨柳巷9号）。', '县教师发展中心一楼（杨柳巷9号）'],
  ['到校报名找教务处（二楼右手），带身份证。', '教务处（二楼右手）'],
  ['请携材料到县教育局人事股（三楼）现场报名。', '县教育局人事股（三楼）'],
  ['报名到12月18日为止。', undefined],
  ['报名后参加考试。技能操作：12月14日，地点：学校实训楼三楼。', undefined],
  ['现场报名地点设在：人才市场二楼。', '人才市场二楼'],
  ['报名点设在进修学校一楼。', '进修学校一楼'],
  ['1.现场报名：行政中心3号楼教师管理股（611室）；', '行政中心3号楼教师管理股（611室）'],
  ['请按时报名。地址：迎宾大道66号。', undefined],
  ['报名：2．地点：县教师进修学校综合楼205。', '县教师进修学校综合楼205'],
  ['应聘材料寄至县教育局人事股（向阳路5号，邮编000031），封面写明“应聘”。', '县教育局人事股（向阳路5号，邮编000031）'],
  ['报名材料以邮政快递送达。邮寄地址：向阳路5号县教育局302室', '向阳路5号县教育局302室'],
  ['报名：即日起，带身份证到中心园园长室（老粮站旁）。', '中心园园长室（老粮站旁）'],
])('at the place in %s', (line, at) => {
  expect(readHow([line], none).way === 'desk' && (readHow([line], none) as { place?: string }).place).toBe(at);
});

test('at no desk of a table of steps', () => {
  const lines = ['环节\t时间\t地点', '网上报名\t12月5日\t平台', '笔试\t12月20日\t市一中'];
  expect(readHow(lines, none)).not.toHaveProperty('place');
});

test('at the desks of a table', () => {
  const lines = [
    '本次招聘采用现场报名，各场次时间、地点如下：',
    '场次\t报名时间\t地点\t学段',
    '第一场\t12月5日9:00—15:00\t师范大学活动中心\t高中',
    '第二场\t12月6日9:00—15:00\t县教育局四楼\t小学',
  ];
  expect(readHow(lines, none)).toMatchObject({ way: 'desk', place: '师范大学活动中心；县教育局四楼' });
});

test.each([
  ['邮件标题为“学科+姓名+毕业院校”。', '学科+姓名+毕业院校'],
  ['以“岗位+姓名+院校”命名，发送至学校邮箱hr@example.cn。', '岗位+姓名+院校'],
  ['（邮件主题：学科+姓名+学历）', '学科+姓名+学历'],
  ['发校务邮箱（请写明"代课+科目+姓名"）', '代课+科目+姓名'],
  ['主题请注明“姓名+岗位代码”。', '姓名+岗位代码'],
  ['邮件主题：校区+学科+姓名。', '校区+学科+姓名'],
  ['邮件主题请注明姓名+学科+学历。', '姓名+学科+学历'],
])('the subject of %s', (line, subject) => {
  expect(readHow([line], { ...none, email: 'hr@example.cn' })).toMatchObject({ subject });
});

test.each([
  '报名时孤儿免收考务费，上述人员携带证件到县教育局208室办理。',
  '报名后自愿放弃的，将声明送到县教育局人事股（301室）。',
  '报名材料发送到用人单位邮箱。',
])('%s: no place to apply at', (line) => {
  expect(readHow([line], none)).not.toHaveProperty('place');
});

test('a place beside a fee that nobody pays', () => {
  expect(readHow(['报名请到县教育局人事股（301室），免收报名费。'], none)).toMatchObject({
    place: '县教育局人事股（301室）',
  });
});

test.each([
  [['报名地点：', '青田幼儿园园长办公室。'], '青田幼儿园园长办公室'],
  [['1.报名时间和地点:', '时间：2027年7月25日', '报名地点：县教育局五楼人事股，电话：5500000。'], '县教育局五楼人事股'],
  [['应聘人员于2027年8月2日至2027年8月4日到县教育局现场报名。'], '县教育局'],
  [['报名：持材料到我公司招聘部（解放西路1号）现场填报。'], '我公司招聘部（解放西路1号）'],
])('at the place that stands below its label, or apart from time and telephone: %s', (lines, place) => {
  expect(readHow(lines, none)).toMatchObject({ way: 'desk', place });
});

test.each([
  ['报名时间：7月25日（上午8:30-12:00；下午2:30-6:00），逾期不候。', '上午8:30-12:00；下午2:30-6:00'],
  ['报名时间：每日上午8:30—12:00，下午14:30—17:00，其中10日仅上午。', '每日上午8:30—12:00，下午14:30—17:00'],
])('both halves of a day: %s', (line, hours) => {
  expect(readHow([line], none)).toMatchObject({ hours });
});

test('a subject that begins with a year', () => {
  const lines = ['邮件主题：2027春+学段学科+姓名+手机号'];
  expect(readHow(lines, { ...none, email: 'hr@example.cn' })).toMatchObject({ subject: '2027春+学段学科+姓名+手机号' });
});
