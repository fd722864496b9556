import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { JobCard } from './job-card.tsx';
import type { ListedPost } from './listed-post.ts';

const now = Date.parse('2026-11-21T12:00:00+08:00');
const post: ListedPost = {
  id: '9',
  title: '高中数学教师',
  marks: [[0, 4]],
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
  },
};
const html = (change: Partial<ListedPost> = {}, sought?: string) =>
  renderToStaticMarkup(<JobCard post={{ ...post, ...change }} now={now} sought={sought} />);

test('title, pay, tags, place, company and time', () => {
  const card = html({}, '高中数学');
  expect(card).toContain('<mark>高中数学</mark>教师');
  expect(card).toContain('16–24<small>万/年</small>');
  expect(card).toContain('<span class="tag tag-brand">事业编制</span>');
  expect(card).not.toMatch(/<span[^>]*>(普通高中|数学)<\/span>/);
  expect(html()).toMatch(/>硕士<\/span>.*<span>普通高中<\/span><span>数学<\/span>/);
  expect(card).toContain('急聘 3 人');
  expect(card).toContain('26 分钟前');
  expect(card).toContain('回复率 <b>98%</b>');
  expect(card).toContain('<p class="job-perks">食堂</p>');
  expect(card).toContain('href="/jobs/details?id=9&amp;deliver=1"');
});

test('a school that has not come in says so, and has no rate', () => {
  const card = html({ company: { ...post.company, claimed: false, replyRate: null } });
  expect(card).toContain('未认领');
  expect(card).not.toContain('回复率');
});

test('on its own page a company is not named again, and there is room for more of the post', () => {
  const card = renderToStaticMarkup(<JobCard post={{ ...post, urgent: false }} now={now} own />);
  expect(card).not.toContain('钱江湾中学');
  expect(card).not.toContain('job-rate');
  expect(card).toMatch(/招 3 人.*食堂/);
  expect(renderToStaticMarkup(<JobCard post={post} now={now} own />)).not.toContain('>招 ');
});

test('a title is text, whatever it says', () => {
  expect(html({ title: '<img src=x onerror=alert(1)>', marks: [] })).not.toContain('<img src=x');
});

test.each([
  [[[3, 99]]],
  [[[-1, 2]]],
  [[[4, 2]]],
  [
    [
      [0, 2],
      [1, 3],
    ],
  ],
] as [ListedPost['marks']][])('marks %j that do not fit lose no text', (marks) => {
  expect(html({ marks }).replace(/<[^>]+>/g, '')).toContain('高中数学教师');
});

test('a post of a 公开招聘 leads to its project and is registered for, not delivered to', () => {
  const exam = { id: '5', employer: '钱江湾中学', until: '2026-11-27T17:00:00+08:00' };
  const card = html({ exam, company: { ...post.company, name: '杭州市教育局' } });
  expect(card).toContain('href="/exams/details?id=5&amp;post=9"');
  expect(card).toMatch(/公开招聘.*钱江湾中学.*招 3 人.*11-27 截止.*去报名/s);
  expect(card).not.toContain('deliver=1');
});

test('a post of 公开招聘 names the school that employs, and it alone', () => {
  const exam = { id: '5', employer: '钱江湾中学滨江校区', until: null };
  const [, line = ''] = /<p class="job-company">(.*?)<\/p>/.exec(html({ exam } as Partial<ListedPost>)) ?? [];
  expect(line).toMatch(/^<b [^>]*>钱江湾中学滨江校区<\/b>$/);
});
