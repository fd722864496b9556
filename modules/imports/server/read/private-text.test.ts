import { describe, expect, test } from 'vitest';
import { findLimits, maskContacts } from './private-text.ts';

describe('contact details are masked', () => {
  test.each([
    ['简历发至 zhaopin@xuexiao.example，谢谢', '简历发至 〔已隐去〕，谢谢', '邮箱'],
    ['电话：13800138000（李老师）', '电话：〔已隐去〕（李老师）', '手机号'],
    ['电话 138-0013-8000', '电话 〔已隐去〕', '手机号'],
    ['座机 020-12345678 转 8', '座机 〔已隐去〕 转 8', '电话'],
    ['咨询 (0752)1234567。', '咨询 〔已隐去〕。', '电话'],
    ['热线 400-800-1234', '热线 〔已隐去〕', '电话'],
    ['微信号：teacher_li88，备注姓名', '微信号：〔已隐去〕，备注姓名', '微信或 QQ'],
    ['QQ群 123456789', 'QQ群 〔已隐去〕', '号码'],
    ['见 https://xuexiao.example/zp?id=1，欢迎', '见 〔已隐去〕，欢迎', '网址'],
    ['联系 020-12345678 / 13800138000', '联系 〔已隐去〕', '手机号'],
  ])('%s', (text, masked, kind) => {
    const found = maskContacts(text);
    expect(found.text).toBe(masked);
    expect(found.kinds).toContain(kind);
  });

  test.each([
    '2021-2022 学年招聘教师 30 名',
    '月薪 8000-12000 元，年薪 120000-150000 元',
    '粤教师〔2021〕15 号文件',
    '2026-11-21 前到岗，学生 3000 人',
    '关注官方微信了解学校',
    '电话通知面试',
  ])('%s stays', (text) => {
    expect(maskContacts(text)).toEqual({ text, kinds: [] });
  });
});

describe('limits that the law forbids are found', () => {
  test.each([
    ['男 50 岁以下，女 42 岁以下', ['性别', '年龄']],
    ['本岗位限女性报名', ['性别']],
    ['女教师优先', ['性别']],
    ['年龄在23—38周岁', ['年龄']],
    ['四十二岁以下', ['年龄']],
    ['年龄不超过43', ['年龄']],
    ['已婚已育优先', ['婚育']],
    ['具有本市户籍', ['户籍']],
  ])('%s', (text, kinds) => {
    expect(findLimits(text).map(({ kind }) => kind)).toEqual(kinds);
  });

  test.each([
    '子女优惠入学',
    '女教师有单人宿舍',
    '可代办户口迁移',
    '性别不限',
    '男女不限',
    '建校 35 周年',
    '3 岁以上教龄',
  ])('%s is none', (text) => {
    expect(findLimits(text)).toEqual([]);
  });

  test('the words around it are told', () => {
    expect(findLimits('品行端正，年龄43岁以下，乐于助人')).toEqual([
      { kind: '年龄', quote: '品行端正,年龄43岁以下,乐于' },
    ]);
  });
});
