import { expect, test } from 'vitest';
import { legalTexts } from './legal-texts.ts';
import { readLegalText } from './read-legal-text.ts';

test('headings, points and paragraphs are told apart, and nothing in them is anything but text', () => {
  const text = '开头。\n\n## 收集\n说明：\n- 手机号\n- <b>姓名</b>\n之后。\n## 使用\n只用于招聘。';
  expect(readLegalText('隐私政策', '2027-01-01', text)).toEqual({
    title: '隐私政策',
    version: '2027-01-01',
    opening: ['开头。'],
    sections: [
      { heading: '收集', paragraphs: ['说明：', ['手机号', '<b>姓名</b>'], '之后。'] },
      { heading: '使用', paragraphs: ['只用于招聘。'] },
    ],
  });
});

test.each(Object.values(legalTexts))(
  'the first $title has an opening and sections of paragraphs and points',
  (document) => {
    expect(document.opening.length).toBeGreaterThan(1);
    expect(document.sections.length).toBeGreaterThan(8);
    const parts = document.sections.flatMap(({ paragraphs }) => paragraphs);
    expect(parts.some(Array.isArray)).toBe(true);
    expect(parts.flat().filter((text) => text === '' || text.startsWith('#') || text.startsWith('-'))).toEqual([]);
  },
);
