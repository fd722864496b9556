import { expect, test } from 'vitest';
import { isCachedPage, pageAddress } from './entry.server.tsx';

test.each([
  ['marks of a campaign', '/jobs/details?id=7&utm_source=weixin', '/jobs/details?id=7'],
  ['a dialog to be opened', '/jobs/details?id=7&deliver=1', '/jobs/details?id=7'],
  ['what is empty', '/jobs?keyword=&cityCode=440100&stage=', '/jobs?cityCode=440100'],
  ['a first sheet', '/business/details?id=7&tab=posts&page=1', '/business/details?id=7&tab=posts'],
  ['everything', '/?spm=1', '/'],
  ['a list of content', '/consultation?junk=17&page=2', '/consultation?page=2'],
  ['a detail of content', '/recruitment/details?junk=1&id=7', '/recruitment/details?id=7'],
  [
    'exhibitors of a subject',
    '/recruitment/details?page=2&subject=math&id=7',
    '/recruitment/details?id=7&subject=math&page=2',
  ],
])('%s makes no page of its own', (_, address, known) => {
  expect(pageAddress(address)).toBe(known);
});

test('one search has one address, whatever the order and the writing of its parts', () => {
  const known = pageAddress('/jobs?keyword=%E5%B0%8F%E5%AD%A6+%E8%AF%AD%E6%96%87&stage=primary&page=2');
  expect(pageAddress('/jobs?page=2&stage=primary&keyword=小学%20语文&from=app')).toBe(known);
  expect(pageAddress(known)).toBe(known);
});

test.each(['/jobs', '/jobs?open=subject', '/?hot=高校人才', '/business?companyType=a%2Cb'])('%s is read', (address) => {
  const names = (of: string) => [...new URLSearchParams(of.split('?')[1]).keys()];
  expect(names(pageAddress(address))).toEqual(names(address));
});

test('the address of any other page stays as it is', () => {
  for (const address of ['/client/login?redirect=%2Fresume', '/constructor?x=1'])
    expect(pageAddress(address)).toBe(address);
});

test('a page whose parts are not listed is kept without a query only', () => {
  expect(['/client/login', '/jobs?page=2', '/mobile/list?keyword=a'].map(isCachedPage)).toEqual([true, true, true]);
  expect(['/client/login?junk=1', '/constructor?x=1', '/nothing?'].map(isCachedPage)).toEqual([false, false, false]);
});
