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
  ])('%s', (line, gender) => expect(personOf(line).gender).toBe(gender));
});

test('a full-width address is one', () => {
  expect(personOf('邮箱：ｔｅｓｔ＠example.com').email).toBe('test@example.com');
});
