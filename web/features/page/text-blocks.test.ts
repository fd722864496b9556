import { expect, test } from 'vitest';
import { textBlocks } from './prose.tsx';

test('headings, numbered lines and paragraphs are told apart', () => {
  expect(textBlocks('岗位职责：\n1. 教学。\n2、备课。\n\n任职要求:\r\n（1）本科。\n• 党员优先。\n欢迎加入！')).toEqual([
    { kind: 'heading', text: '岗位职责' },
    { kind: 'list', items: ['教学。', '备课。'] },
    { kind: 'heading', text: '任职要求' },
    { kind: 'list', items: ['本科。', '党员优先。'] },
    { kind: 'paragraph', text: '欢迎加入！' },
  ]);
});

test.each(['2026 年秋季招聘', '10 人以上的团队', '3.5 年经验'.replace('3.5', '三年半')])(
  '%s is a paragraph',
  (text) => {
    expect(textBlocks(text)).toEqual([{ kind: 'paragraph', text }]);
  },
);

test.each(['岗位职责', '任职要求', '福利待遇'])('%s heads by itself', (text) => {
  expect(textBlocks(`${text}\n1. 一`)).toEqual([
    { kind: 'heading', text },
    { kind: 'list', items: ['一'] },
  ]);
});

test('brackets head too; nothing is nothing', () => {
  expect(textBlocks('【福利待遇】')).toEqual([{ kind: 'heading', text: '福利待遇' }]);
  expect(textBlocks(' \n ')).toEqual([]);
});
