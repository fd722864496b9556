import { expect, test } from 'vitest';
import { fileName } from './resume-zip.ts';

test('a resume is named by post and person, without signs that file systems refuse', () => {
  expect(fileName('高中数学教师', '林知夏', new Set())).toBe('高中数学教师-林知夏.pdf');
  expect(fileName('语文/历史教师', '..\\王\u0001', new Set())).toBe('语文_历史教师-.._王_.pdf');
});

test('a second person of the same name gets a number', () => {
  const taken = new Set(['教师-王芳.pdf', '教师-王芳（2）.pdf']);
  expect(fileName('教师', '王芳', taken)).toBe('教师-王芳（3）.pdf');
});
