import { expect, test } from 'vitest';
import { postDetail } from '#contract/posts/post-card.ts';
import { sampleOf } from '#web/testing/sample-of.ts';
import { jobStructuredData } from './job-structured-data.ts';

const graphOf = (claimed: boolean, applyWay?: 'mail') => {
  const post = sampleOf(postDetail, {
    id: '42',
    title: '高中语文教师',
    status: 'open',
    stages: [],
    subjects: [],
    place: '丽水·青田',
    regionName: '浙江省丽水市青田县',
    description: '教语文',
    salary: { min: 800_000, max: 1_200_000, unit: 'month' },
    company: { id: '9', name: '青田中学', claimed, logoUrl: null },
    ...(applyWay ? { applyWay } : {}),
  });
  return jobStructuredData(post, 'https://example.cn')['@graph'];
};
const types = (graph: object[]) => graph.map((one) => ('@type' in one ? one['@type'] : ''));

test('a post for which one applies elsewhere is given to search engines as its source’s, and not as applied for here', () => {
  const [posting] = graphOf(false, 'mail');
  expect(posting).toMatchObject({ '@type': 'JobPosting', directApply: false });
  expect(posting).toHaveProperty('hiringOrganization', { '@type': 'Organization', name: '青田中学' });
});

test('a school that is here is named by its page, and takes applications', () => {
  expect(graphOf(true)[0]).toMatchObject({
    directApply: true,
    baseSalary: { currency: 'CNY', value: { minValue: 8_000, maxValue: 12_000, unitText: 'MONTH' } },
    hiringOrganization: { sameAs: 'https://example.cn/business/details?id=9' },
  });
});

test('a post that names no way to apply is not given to them', () => {
  expect(types(graphOf(false))).toEqual(['BreadcrumbList']);
});
