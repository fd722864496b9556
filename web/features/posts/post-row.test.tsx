import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useFitsOf } from '#web/features/own-posts/fits.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { serve } from '#web/testing/serve.ts';
import type { ListedPost } from './listed-post.ts';
import { PostRow } from './post-row.tsx';

const now = Date.parse('2026-11-21T12:00:00+08:00');
const post: ListedPost = {
  id: '9',
  title: '高中数学教师',
  stages: ['senior'],
  subjects: ['math'],
  tenure: 'establishment',
  education: 'master',
  experience: '1-3',
  salary: { min: 16_000_000, max: 24_000_000, unit: 'year' },
  place: '杭州·上城',
  headcount: 3,
  urgent: true,
  benefits: ['canteen'],
  refreshedAt: '2026-11-21T11:34:00+08:00',
  company: {
    id: '7',
    name: '钱江湾中学',
    type: 'public-school',
    size: 's-1000',
    logoUrl: null,
    claimed: true,
    replyRate: 98,
    replyMinutes: 420,
  },
};
const html = (change: Partial<ListedPost> = {}, own = false) =>
  renderToStaticMarkup(<PostRow post={{ ...post, ...change }} now={now} own={own} />);
const text = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

test('title, three facts, the school and its answers, and the pay by the month first', () => {
  const row = html();
  expect(row).toContain('>高中数学教师</a>');
  expect(row).toContain('<span>杭州·上城</span><span class="text-brand">事业编制</span><span>硕士</span>');
  expect(text(row)).toMatch(/钱江湾中学 回复 98% · 一般 7 小时 13.3–20K \/月 16–24 万\/年/);
  expect(row).toContain('href="/jobs/details?id=9&amp;deliver=1"');
});

test('warm is what closes within three days; later is not said', () => {
  expect(text(html({ closesIn: 1 }))).toContain('1 天后截止');
  expect(text(html({ closesIn: 5 }))).not.toContain('截止');
});

test('a school that has not come in says so, and has no rate; a new one that there is none yet', () => {
  const row = html({ company: { ...post.company, claimed: false, replyRate: null } });
  expect(row).toContain('未认领');
  expect(text(row)).not.toContain('回复');
  expect(text(html({ company: { ...post.company, replyRate: null } }))).toContain('新单位');
});

test('on its own page a school is not named again', () => {
  expect(html({}, true)).not.toContain('钱江湾中学');
});

test('a title is text, whatever it says', () => {
  expect(html({ title: '<img src=x onerror=alert(1)>' })).not.toContain('<img src=x');
});

test('a post of a 公开招聘 leads to its project and is registered for, not delivered to', () => {
  const exam = { id: '5', employer: '钱江湾中学', until: '2026-11-27T17:00:00+08:00' };
  const row = html({ exam, company: { ...post.company, name: '杭州市教育局' } });
  expect(row).toContain('href="/exams/details?id=5&amp;post=9"');
  expect(text(row)).toMatch(/公开招聘 11-27 截止.*招 3 人.*钱江湾中学.*去报名/);
  expect(row).not.toContain('deliver=1');
  // What is known of the organiser says nothing of the school that employs.
  expect(text(row)).not.toContain('回复');
});

function List() {
  useFitsOf(['9', '10']);
  return [post, { ...post, id: '10' }].map((one) => <PostRow key={one.id} post={one} now={now} />);
}

test('a seeker sees how each post fits the resume, asked once for the list; a visitor asks nothing', async () => {
  const fits = [
    { postId: '9', fit: 6, of: 8, unfit: ['教学经验差 4 个月'], missing: ['职称'] },
    { postId: '10', fit: 8, of: 8, unfit: [], missing: [] },
  ];
  const server = serve({ 'GET /api/posts/fits': fits, 'GET /api/posts/mine': {} });
  const { unmount } = renderPage(<List />);
  expect(server.to('GET /api/posts/fits')).toEqual([]);
  unmount();
  signIn.seeker();
  renderPage(<List />);
  await screen.findByText('完全符合');
  screen.getByText('符合 6/8');
  screen.getByText('教学经验差 4 个月；没写职称');
  expect(server.to('GET /api/posts/fits').map(({ query }) => query.ids)).toEqual(['9,10']);
});
