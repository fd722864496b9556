import { expect, test } from 'vitest';
import { actDetailText, splitActDetail } from './act-details.ts';

test('what an act says beside its subject is told in words, without codes, in one order', () => {
  expect(actDetailText({ version: 2, kind: 'article', title: '湖畔中学开放日' })).toBe(
    '标题：湖畔中学开放日；类型：资讯；版本：2',
  );
  expect(actDetailText({ role: 'finance', disabled: true })).toBe('角色：财务；停用：是');
  expect(actDetailText({ name: 'privacy', version: '2027-01-01' })).toBe('名称：隐私政策；版本：2027-01-01');
  expect(actDetailText({ words: ['包就业', '贷款'], within: 20, level: 'refuse' })).toBe(
    '关键词：包就业、贷款；相距字数：20；处理方式：禁止提交',
  );
  expect(actDetailText({ amount: 198_000, note: '', reason: null })).toBe('金额：¥1,980.00');
  expect(actDetailText({ from: '2026-11-20T16:00:00.000Z', rows: 3 })).toBe('开始：2026-11-21 00:00；行数：3');
});

test('an act is of something with a name, where one was recorded', () => {
  expect(splitActDetail({ title: '湖畔中学', reason: '证照过期' })).toEqual({
    title: '湖畔中学',
    rest: '理由：证照过期',
  });
  expect(splitActDetail({ name: 'privacy', version: '2027-01-01' })).toEqual({
    title: '隐私政策',
    rest: '版本：2027-01-01',
  });
  expect(splitActDetail({ rows: 3 })).toEqual({ title: '', rest: '行数：3' });
});
