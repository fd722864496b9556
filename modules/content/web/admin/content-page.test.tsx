import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { serve } from '#web/testing/serve.ts';
import { ContentPage } from './content-page.tsx';

const LIST = 'GET /api/content/editor/items';
const daysAgo = (n: number) => new Date(Date.now() - n * 86_400_000).toISOString();
const item = (id: string, title: string, viewCount: number, age: number) => ({
  id,
  title,
  kind: 'article',
  category: 'news',
  shown: 'live' as const,
  publishAt: daysAgo(age),
  updatedAt: daysAgo(age),
  viewCount,
});
const items = [
  item('1', '课时怎样变成课表', 100, 0),
  item('2', '公示期不是干等', 900, 2),
  item('3', '职称要走几步', 1_000, 99),
  item('4', '面试的 20 分钟', 50, 0),
  item('5', '编制怎样查', 40, 0),
  item('6', '试讲怎样准备', 30, 0),
];

beforeEach(() => signIn.operator('content'));

test('a row says how often it was read', async () => {
  serve({ [LIST]: { items, total: 6 } as never });
  renderConsole(<ContentPage />, '/admin/content');
  const row = (await screen.findByText('公示期不是干等')).closest('tr');
  expect(row?.textContent).toMatch(/900$/);
  expect(screen.getAllByRole('row')).toHaveLength(7);
});
