import { expect, test } from 'vitest';
import { drawCompanies } from '../companies/draw-company.ts';
import { Random } from '../random.ts';
import { sharePosts } from './load-posts.ts';

const now = new Date('2026-11-21T02:30:00Z');
const companies = drawCompanies(new Random('20261121'), 600, now);
const employers = companies.map((company) => ({ company, members: [] }));
const counts = sharePosts(new Random('1'), employers, 4000, 60);
const drawn = companies.map((company, at) => ({ company, count: counts[at] ?? 0 }));

test('what a load asks for is shared out to the last post, in loads of any size', () => {
  for (const total of [4000, 20_000])
    expect(sharePosts(new Random('1'), employers, total, 60).reduce((sum, n) => sum + n, 0)).toBe(total);
});

test('forty posts and more are at universities and groups alone; a school has three to fifteen', () => {
  const large = drawn.filter(({ count }) => count > 30);
  expect(large.length).toBeGreaterThan(5);
  for (const { company, count } of large) {
    expect(/university|college/.test(company.kind.type) || company.row.name.includes('集团'), company.row.name).toBe(
      true,
    );
    expect(count, company.row.name).toBeLessThanOrEqual(60);
  }
  const schools = drawn.filter(
    ({ company: { kind, row } }) => kind.sector === 'school' && row.status === 'approved' && !row.name.includes('集团'),
  );
  expect(schools.length).toBeGreaterThan(150);
  const odd = schools.filter(({ count }) => count < 3 || count > 15);
  expect(odd.map(({ company, count }) => `${company.row.name} ${count}`)).toEqual([]);
});
