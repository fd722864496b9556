import { expect, test } from 'vitest';
import { warningsOf } from './chat-warnings.ts';

test.each([
  ['我的电话是13812345678', ['contact']],
  ['138 1234 5678 联系', ['contact']],
  ['１３８-１２３４-５６７８', ['contact']],
  ['幺三八一二三四五六七八', ['contact']],
  ['加我 V X：abc123', ['contact']],
  ['加个微 信聊', ['contact']],
  ['QQ：12345678', ['contact']],
  ['入职前需交押金 200 元', ['fee']],
  ['先培训后上岗，学费分期', ['training']],
  ['培训后包就业，先转账，微信 abc', ['contact', 'fee', 'training']],
])('%s', (text, kinds) => expect(warningsOf(text)).toEqual(kinds));

test.each([
  '您好，请问这个岗位有编制吗？',
  '面试时间 2026-11-27 14:00，地点博学楼 302',
  '岗前培训由学校组织，老师们都参加',
  '我 2019 年毕业，教龄 5 年，执教过 13 个班',
  '欢迎来 WXY 实验学校参观',
  '职位编号 1803433319776445325',
])('says nothing about: %s', (text) => expect(warningsOf(text)).toEqual([]));
