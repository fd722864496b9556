import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { postDetail } from '#contract/posts/post-card.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { ComparePage } from './compare-page.tsx';
import { loadCompare } from './load-compare.ts';

const salary = { min: 1_000_000, max: 1_500_000, unit: 'month' as const };
const post = (id: string, title: string, putonghua?: string) => ({
  ...sampleOf(postDetail, {
    id,
    title,
    status: 'open',
    salary,
    tenure: 'contract',
    exam: null,
    stages: [],
    subjects: [],
  }),
  requirements: putonghua ? { putonghua } : {},
});

test('posts stand side by side; a requirement that one of them states has a row, and what is the same stands back', () => {
  const posts = [post('1', '高中数学教师', '二级甲等'), post('2', '高中物理教师')];
  renderPage(<ComparePage data={{ posts, missing: 1 }} />);
  const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));
  expect(
    row('普通话')
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['二级甲等及以上', '不限']);
  expect(row('编制').getAllByRole('cell')[0]?.className).toContain('text-ink-3');
  expect(row('普通话').getAllByRole('cell')[0]?.className).toContain('text-ink-1');
  expect(screen.getByRole('link', { name: '移出对比：高中数学教师' }).getAttribute('href')).toBe('/jobs/compare?ids=2');
  screen.getByText('有 1 个职位已经看不到了，没有列出来。');
});

test('the address names at most four posts, each once; without any it says where to choose them', async () => {
  const asked: string[] = [];
  const call = async (_: string, { params }: { params: { id: string } }) => {
    asked.push(params.id);
    if (params.id === '3') throw new Error('gone');
    return post(params.id, '职位');
  };
  const url = new URL('https://a.test/jobs/compare?ids=1,1,x,3,4,5,6');
  const { posts, missing } = await loadCompare(call as never, url);
  expect([asked, posts.map(({ id }) => id), missing]).toEqual([['1', '3', '4', '5'], ['1', '4', '5'], 1]);
  renderPage(<ComparePage data={{ posts: [], missing: 0 }} />);
  expect(screen.getByRole('link', { name: '去收藏里选' }).getAttribute('href')).toBe('/client/favourites');
});
