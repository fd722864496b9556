import { describe, expect, test } from 'vitest';
import { readResume } from './read-resume.ts';

const personOf = (...lines: string[]) => readResume(lines).person;

describe('a name is whole', () => {
  test.each([
    ['姓名：古丽米热·艾比布力', '古丽米热·艾比布力'],
    ['姓名：阿卜杜热合曼•麦麦提', '阿卜杜热合曼·麦麦提'],
    ['姓名：迪丽努尔．吐尔逊  性别：女', '迪丽努尔·吐尔逊'],
    ['姓名：帕提古丽‧买买提', '帕提古丽·买买提'],
    ['姓名：上官云·阿卜杜热合曼·阿卜杜热西提', '上官云·阿卜杜热合曼·阿卜杜热西提'],
    ['姓名：格桑卓玛次仁多吉', '格桑卓玛次仁多吉'],
    ['姓名：欧阳文馨悦', '欧阳文馨悦'],
    ['姓 名：张  三', '张三'],
    ['姓　　名：王小明', '王小明'],
    ['姓  名：王 小明    性  别：男', '王小明'],
    ['姓名：欧 阳 文 馨', '欧阳文馨'],
    ['姓名：欧阳  靖', '欧阳靖'],
    ['姓名：李小红 性别：女 民族：汉', '李小红'],
    ['姓名：李小红性别：女', '李小红'],
    ['姓名\t李小红\t性别\t女', '李小红'],
    ['姓名 Name：李小红', '李小红'],
    ['姓名/Name：李小红', '李小红'],
    ['姓名（NAME）：李小红', '李小红'],
    ['Name/姓名: 李小红', '李小红'],
    ['姓名 Name\t李小红', '李小红'],
    ['*姓名：李小红', '李小红'],
    ['◆ 姓名：李小红', '李小红'],
    ['姓　名 / NAME：李小红', '李小红'],
    ['【姓名】李小红', '李小红'],
    ['【姓名】：李小红', '李小红'],
    ['真实姓名：李小红', '李小红'],
    ['应聘者姓名：李小红', '李小红'],
    ['姓名：李小红（女）', '李小红'],
    ['姓名：𠮷田㼆', '𠮷田㼆'],
    ['姓名：Nguyễn Thị Minh Khai', 'Nguyễn Thị Minh Khai'],
    ["Name: Sean O'Brien", "Sean O'Brien"],
    ['Name: Jean-Luc Moreau, Phone: 13800000001', 'Jean-Luc Moreau'],
  ])('%s', (line, name) => expect(personOf(line, '电话：13812345678').name).toBe(name));

  test.each([
    ['欧阳文馨悦', '欧阳文馨悦'],
    ['古丽米热・艾比布力', '古丽米热·艾比布力'],
    ['个人简历 —— 顾清河', '顾清河'],
    ['顾清河（女）', '顾清河'],
    ['顾清河-高中语文教师', '顾清河'],
    ['顾清河——应聘小学数学教师', '顾清河'],
    ['Gu Qinghe 顾清河', '顾清河'],
    ['Maria Hernandez', 'Maria Hernandez'],
    ['江月白', '江月白'],
    ['王月', '王月'],
    ['陈省身', '陈省身'],
    ['李岁寒', '李岁寒'],
    ['江西省', undefined],
    ['单位\t职务', undefined],
    ['任职年月', undefined],
  ])('without a label: %s', (line, name) => expect(personOf(line, '13812345678').name).toBe(name));

  test('an English line is a name where the mail address is made of it, never by its place alone', () => {
    expect(personOf('English Teacher', 'Anna Lindqvist', 'anna.lindqvist@example.com').name).toBe('Anna Lindqvist');
    for (const line of ['Office Manager', 'Northwind Systems', 'New York', 'Spring Boot', 'Cascade Logistics Group'])
      expect(personOf('13812345678', line, 'jobs@example.com').name, line).toBeUndefined();
    expect(personOf('Senior Office Manager', 'Leeds', '13812345678').name).toBeUndefined();
  });
});

describe('the gender is the ticked one', () => {
  test.each([
    ['性别：☑男 □女', 'male'],
    ['性别：□男 ☑女', 'female'],
    ['性别：男√ 女', 'male'],
    ['性别：男□  女☑', 'female'],
    ['性别：■男 □女', 'male'],
    ['性别：●男　○女', 'male'],
    ['性别：(√)男 ( )女', 'male'],
    ['性别：[ ]男 [x]女', 'female'],
    ['性别：☐男 ☒女', 'female'],
    ['☑男 ☐女', 'male'],
    ['性别\t男 ✓ 女', 'male'],
    ['性别：男 / 女', undefined],
    ['性别：□男 □女', undefined],
    ['性别：☑男 ☑女', undefined],
    ['性别：女', 'female'],
    ['性别 Gender：女 Female', 'female'],
    ['Gender/性别：女', 'female'],
    ['姓名：顾清河（女）', 'female'],
    ['姓名：顾清河 性别：女 民族：汉族', 'female'],
    ['顾清河（女）', 'female'],
    ['Gender: Male', 'male'],
    ['女 / 28岁', 'female'],
    ['女·28岁·中共党员', 'female'],
    ['28岁 / 男', 'male'],
    ['苏念 女 / 27岁 / 离职', 'female'],
    ['男 28岁 本科', 'male'],
    ['女、1998年5月出生', 'female'],
    ['男/女', undefined],
    ['父亲\t林建国\t男\t52', undefined],
    ['擅长女 / 混声合唱', undefined],
    ['擅长 女 / 混声合唱', undefined],
  ])('%s', (line, gender) => expect(personOf(line).gender).toBe(gender));
});

test('a full-width address is one', () => {
  expect(personOf('邮箱：ｔｅｓｔ＠example.com').email).toBe('test@example.com');
});

describe('a number is the person’s by its label', () => {
  test.each([
    ['本人手机', '紧急联系电话：13900001111', '本人手机：13611112222'],
    ['考生手机', '家长电话 13900001111', '考生手机 13611112222'],
    ['手机（本人）', '父亲手机：13900001111', '手机（本人）：13611112222'],
    ['移动电话', '证明人：王校长 13900001111', '移动电话：13611112222'],
    ['联系方式', '推荐人：李教授，13900001111', '联系方式：13611112222'],
    ['whose it is behind', '电话：13900001111（母亲）', '电话：13611112222'],
    ['the own one behind', '电话：13900001111', '电话：13611112222（本人）'],
    ['both on one line', '紧急联系人\t林建国\t电话\t13900001111\t本人电话\t13611112222'],
    ['a label on the line above', '紧急联系人：林建国', '电话：13900001111', '手机：13611112222'],
    ['relatives in rows', '家庭成员', '林建国\t父女\t13900001111', '教育经历', '联系电话：13611112222'],
    ['a firm', '模板下载 客服电话 13900001111', '13611112222'],
    ['in an entry', '2022.08-至今 云栖中学 教师 王芳 13900001111', '电话 13611112222'],
    ['in English', 'Emergency contact: Li Ming 13900001111', 'Mobile: 13611112222'],
  ])('%s', (_, ...lines) => {
    expect(personOf('姓名：林若溪', ...lines).phone).toBe('13611112222');
    const others = lines.map((line) => line.replace('13611112222', ''));
    if (!lines.some((line) => line.includes('13611112222（本人）')))
      expect(personOf('姓名：林若溪', ...others).phone).toBeUndefined();
  });

  test.each([
    '求职意向：园长 电话：13611112222',
    '姓名：王小妹 手机：13611112222',
    '女 13611112222',
    '姓名\t林若溪\t与本人关系\t\t本人电话\t13611112222',
    '13611112222 | b@example.com',
  ])('%s', (line) => expect(personOf(line).phone).toBe('13611112222'));

  test('an address likewise', () => {
    expect(personOf('客服：kefu@example.com', '邮箱：lin@example.com').email).toBe('lin@example.com');
    expect(personOf('推荐人：王教授 wang@example.com').email).toBeUndefined();
    expect(personOf('紧急联系电话：13900001111 邮箱：lin@example.com').email).toBe('lin@example.com');
  });
});

test('lines of a form that are no entry are in none', () => {
  const reading = readResume([
    '工作经历',
    '2022.08-至今 云栖中学 数学教师',
    '紧急联系人：林建国 13900001111',
    '奖惩情况',
    '2021年获校级优秀研究生',
    '本人承诺\t以上信息属实。 签名： 年 月 日',
    '本人郑重承诺：以上所填内容真实有效。',
    '单位意见\t同意报考',
    '填表日期：2026年11月20日',
  ]);
  expect(reading.entries.experiences[0]).not.toHaveProperty('note');
  expect(reading.entries.honours).toHaveLength(1);
  expect(reading.unread).toHaveLength(5);
});
