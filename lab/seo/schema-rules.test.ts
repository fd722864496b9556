import { expect, test } from 'vitest';
import { structuredPage } from './schema-rules.ts';

const posting = {
  '@type': 'JobPosting',
  title: '初中数学教师',
  description: '承担初中数学教学，参与教研活动。',
  datePosted: '2026-11-20T02:00:00.000Z',
  validThrough: '2026-12-20T15:59:59.000Z',
  employmentType: 'FULL_TIME',
  hiringOrganization: { '@type': 'Organization', name: '钱江湾中学' },
  identifier: { '@type': 'PropertyValue', name: '钱江湾中学', value: '7' },
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressCountry: 'CN', addressRegion: '西湖区', addressLocality: '杭州' },
  },
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'CNY',
    value: { '@type': 'QuantitativeValue', minValue: 8000, maxValue: 12000, unitText: 'MONTH' },
  },
};
const judge = (thing: object) =>
  structuredPage.safeParse({ '@context': 'https://schema.org', '@graph': [thing] }).success;

test('a whole posting is in order, and one that tells neither pay nor an end', () => {
  expect(judge(posting)).toBe(true);
  expect(judge({ ...posting, baseSalary: undefined, validThrough: undefined })).toBe(true);
});

test.each(['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation', 'employmentType'])(
  'without %s it is not',
  (name) => {
    expect(judge({ ...posting, [name]: undefined })).toBe(false);
  },
);

test.each([
  ['a day without a zone', { datePosted: '2026-11-20 10:00' }],
  ['a kind of employment of our own', { employmentType: '全职' }],
  ['an end before its beginning', { validThrough: '2026-11-01T00:00:00Z' }],
  ['an address of this site alone', { url: '/jobs/details?id=7' }],
  ['a property that schema.org has not', { salary: '8k' }],
  [
    'pay from more to less',
    { baseSalary: { ...posting.baseSalary, value: { ...posting.baseSalary.value, maxValue: 1 } } },
  ],
])('%s is refused', (_, change) => {
  expect(judge({ ...posting, ...change })).toBe(false);
});

test('breadcrumbs are counted from one', () => {
  const step = (position: number) => ({ '@type': 'ListItem', position, name: '找工作' });
  const crumbs = (positions: number[]) => ({ '@type': 'BreadcrumbList', itemListElement: positions.map(step) });
  expect(judge(crumbs([1, 2]))).toBe(true);
  expect(judge(crumbs([0, 1]))).toBe(false);
  expect(judge(crumbs([1, 3]))).toBe(false);
});
