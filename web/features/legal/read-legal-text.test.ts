import { expect, test } from 'vitest';
import { privacyPolicy } from './privacy-policy.ts';
import { readLegalText, writeLegalText } from './read-legal-text.ts';
import { serviceAgreement } from './service-agreement.ts';

test('headings, points and paragraphs are told apart, and nothing in them is anything but text', () => {
  const text = '开头。\n\n## 收集\n说明：\n- 手机号\n- <b>姓名</b>\n之后。\n## 使用\n只用于招聘。';
  expect(readLegalText('隐私政策', '2027-01-01', text)).toEqual({
    title: '隐私政策',
    version: '2027-01-01',
    effective: '2027-01-01',
    opening: ['开头。'],
    sections: [
      { heading: '收集', paragraphs: ['说明：', ['手机号', '<b>姓名</b>'], '之后。'] },
      { heading: '使用', paragraphs: ['只用于招聘。'] },
    ],
  });
});

test.each([privacyPolicy, serviceAgreement])('the first $title is read back as it was written', (document) => {
  const { opening, sections } = readLegalText(document.title, document.version, writeLegalText(document));
  expect({ opening, sections }).toEqual({ opening: document.opening, sections: document.sections });
  expect(writeLegalText(document).length).toBeLessThan(10_000);
});
