import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { docxOf } from '#web/features/files/docx-of.ts';
import { letterLines } from './papers-box.tsx';

const textOf = (bytes: Uint8Array) =>
  strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array()).replace(/<[^>]+>/g, '');

test('the letter says what is known, and leaves lines for the rest', () => {
  const known = { company: '杭州市<青柠檬>实验学校', creditCode: '91440300708461136T', person: '周明岚' };
  const text = textOf(docxOf(letterLines(known)));
  expect(text).toContain('单位全称：杭州市&lt;青柠檬&gt;实验学校统一社会信用代码：91440300708461136T');
  expect(text).toContain('兹授权周明岚（手机号＿＿＿＿＿＿＿＿＿＿＿）');
  expect(textOf(docxOf(letterLines({ company: ' ' })))).toContain('单位全称：＿＿＿＿');
});
