import { expect, test } from 'vitest';
import type { Page } from '#contract/page.ts';
import { pages } from '#contract/pages.ts';
import { type Section, sectionOf, sectionsOf, tabsOf } from './sections.ts';

const labels = (area: 'public' | 'content' | 'seeker') => sectionsOf(area).map(({ label }) => label);

test('what a page is a tab of, or lies within, is a page by itself or lies in one', () => {
  const known: Readonly<Record<string, Page>> = pages;
  const lost = Object.entries(known).filter(([, { tabOf, within }]) => {
    const of = tabOf ?? within;
    return of !== undefined && !known[of];
  });
  expect(lost.map(([path]) => path)).toEqual([]);
});

test('parts of a page stand in no navigation, and lie in the section of their page', () => {
  expect([labels('public'), labels('content'), labels('seeker')]).toEqual([
    ['找工作', '公招', '找单位', '招聘会'],
    ['指南'],
    ['今天', '投递', '消息', '我'],
  ]);
  const of = (path: string) => sectionOf(path)?.label;
  expect(['/exams/draw', '/exams/results', '/recruitment/school', '/recruitment/route'].map(of)).toEqual([
    '公招',
    '公招',
    '招聘会',
    '招聘会',
  ]);
  expect(['/recruitstudents/details', '/policy', '/jobs/compare', '/mobile/details', '/mobile/mine'].map(of)).toEqual([
    '指南',
    '指南',
    '找工作',
    '找工作',
    '我',
  ]);
  expect(['/404', '/401', '/empower', '/privacyPolicy', '/mobile/privacy'].map(of)).toEqual(Array(5).fill(undefined));
});

test('policies are one tab of the guide, at both of their addresses', () => {
  const tabs = tabsOf(sectionOf('/policy') as Section);
  expect(tabs.map(({ path }) => path)).toEqual([
    '/consultation',
    '/recruitstudents',
    '/entrepreneurship/expert',
    '/entrepreneurship/policy',
    '/entrepreneurship/guide',
  ]);
});
