import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { CompareBar, CompareChoice } from './compare-choice.tsx';
import { useCompared } from './compared.ts';

const titles = ['数学教师', '语文教师', '英语教师', '物理教师', '化学教师'];

const open = () =>
  renderPage(
    <>
      <CompareBar />
      {titles.map((title, at) => (
        <CompareChoice key={title} id={String(at + 1)} title={title} />
      ))}
    </>,
  );
const box = (title: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `对比：${title}` });
const said = () => screen.queryByRole('status')?.textContent;
const way = () => screen.queryByRole('link')?.getAttribute('href');

// The choice outlives a page, and of another test.
beforeEach(() => useCompared.setState({ ids: [] }));

test('nothing chosen says nothing; one asks for another; two lead to the comparison, in the order of choosing', async () => {
  const { user } = open();
  expect(said()).toBeUndefined();
  await user.click(box('英语教师'));
  expect([said(), way()]).toEqual(['再选一个就可以对比', undefined]);
  await user.click(box('数学教师'));
  expect(said()).toContain('已选 2 个，最多 4 个');
  expect(way()).toBe('/jobs/compare?ids=3,1');
});

test('a fifth post cannot be chosen until one of the four is taken back', async () => {
  const { user } = open();
  for (const title of titles.slice(0, 4)) await user.click(box(title));
  expect(box('化学教师').disabled).toBe(true);
  expect(box('数学教师').disabled).toBe(false);
  await user.click(box('化学教师'));
  expect(way()).toBe('/jobs/compare?ids=1,2,3,4');
  await user.click(box('语文教师'));
  await user.click(box('化学教师'));
  expect(way()).toBe('/jobs/compare?ids=1,3,4,5');
});

test('a choice is the same wherever the post stands, and is there on the next list', async () => {
  const first = open();
  await first.user.click(box('物理教师'));
  first.unmount();
  open();
  expect(box('物理教师').checked).toBe(true);
  expect(said()).toBe('再选一个就可以对比');
});
