import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { ExperienceList } from './experience-list.tsx';

test('a 面经 says of which month and what parts it tells, with the school’s answer where there is one', () => {
  const told = (id: string, more: object) =>
    ({
      id,
      postTitle: '数学教师',
      month: '2026-09',
      parts: [],
      questions: '试讲二十分钟',
      advice: '',
      answer: '',
      ...more,
    }) as never;
  renderPage(<ExperienceList items={[told('1', { advice: '准备教案', answer: '感谢' }), told('2', {})]} />);
  const [first, second] = screen.getAllByRole('listitem').map((one) => one.textContent);
  expect(first).toContain('2026 年 9 月');
  expect(first).toContain('给后来人：准备教案');
  expect(first).toContain('学校回应：感谢');
  expect(second).not.toMatch(/给后来人|学校回应/);
});
