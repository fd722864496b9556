import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noteDelivery } from '#web/features/own-posts/own-posts.ts';
import type { ListedPost } from '#web/features/posts/listed-post.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { MobileJob } from './mobile-job.tsx';

const now = Date.parse('2026-11-21T12:00:00+08:00');
const post: ListedPost = {
  id: '9',
  title: '高中数学教师',
  marks: [],
  stages: ['senior'],
  subjects: ['math'],
  tenure: 'establishment',
  education: 'master',
  experience: '1-3',
  salary: { min: 16_000_000, max: 24_000_000, unit: 'year' },
  place: '杭州·上城',
  headcount: 3,
  urgent: false,
  benefits: [],
  refreshedAt: '2026-11-21T11:34:00+08:00',
  company: {
    id: '7',
    name: '钱江湾中学',
    type: 'public-school',
    size: 's-1000',
    logoUrl: null,
    claimed: true,
    replyRate: 98,
  },
};
const show = (
  change: Partial<ListedPost> = {},
  strip?: { days: string; rate: number; hours: number | null },
  dated = false,
) => {
  renderPage(<MobileJob post={{ ...post, ...change }} now={now} strip={strip} dated={dated} />);
  const card = screen.getByRole('listitem');
  return { card: within(card), lines: [...card.children].map((line) => line.textContent) };
};

test('a card is three lines: title and pay, what is offered where, the school and how much it answers', () => {
  const { card, lines } = show();
  expect(lines).toEqual(['高中数学教师13.3–20K/月', '事业编制杭州 上城 · 硕士 · 1–3 年', '钱江湾中学回复率 98%']);
  card.getByRole('img', { name: '已认证' });
});

test('a deadline that is near is named; the age only where the list is in its order, pay by the month only of pay by the year', () => {
  expect(show({ salary: { min: 900_000, max: 1_200_000, unit: 'month' } }).lines[1]).toMatch(/1–3 年$/);
  cleanup();
  expect(show({}, undefined, true).lines[1]).toMatch(/26 分钟前$/);
  cleanup();
  expect(show({ closesIn: 3 }, undefined, true).lines[1]).toMatch(/3 天后截止$/);
  cleanup();
  expect(show({ closesIn: 0 }).lines[1]).toMatch(/今天截止$/);
});

test('a post that was applied for says so instead of the answers and its age', () => {
  noteDelivery(post.id, 'viewed');
  expect(show({}, undefined, true).lines.slice(1)).toEqual(['事业编制杭州 上城 · 硕士 · 1–3 年', '钱江湾中学已投递']);
  noteDelivery(post.id, null);
});

test('where the last days are known they are drawn instead of the word', () => {
  const { card, lines } = show({}, { days: '110', rate: 98, hours: 3 });
  card.getByRole('img', { name: /^近 3 天/ });
  expect(lines[2]).toBe('钱江湾中学98%');
});

test('a school that has not come in promises nothing', () => {
  const { card, lines } = show({ company: { ...post.company, claimed: false } });
  expect(lines[2]).toBe('钱江湾中学未认领');
  expect(card.queryByRole('img', { name: '已认证' })).toBeNull();
});

test('a post of a 公开招聘 says how many are sought and until when, and leads to its project', () => {
  const exam = { id: '5', employer: '上城区教育局', until: '2026-11-27T17:00:00+08:00' };
  const { card, lines } = show({ exam, urgent: true });
  expect(lines[0]).toBe('高中数学教师招 3 人');
  expect(lines[1]).toMatch(/^公开招聘事业编制急聘.*11-27 截止$/);
  expect(lines[2]).toContain('上城区教育局');
  expect(card.getByRole('link').getAttribute('href')).toBe('/exams/details?id=5&post=9');
});
