import { expect, test } from 'vitest';
import { companyForm } from './companies/company-shapes.ts';
import { webAddressOf } from './web-address.ts';

const website = companyForm.shape.website;

test.each(['', 'https://www.school.edu.cn/zp?id=1#top', 'http://school.cn', 'HTTPS://School.cn'])(
  '%s is a website',
  (value) => {
    expect(website.parse(value)).toBe(value);
  },
);

test.each([
  'javascript:alert(1)',
  'javascript://school.cn/%0aalert(1)',
  '随便写',
  'www.school.cn',
  'mailto:a@school.cn',
  'https://',
  'https://a b.cn',
  'http://localhost',
  'https://u:p@school.cn',
])('%s is none, and the message names the field', (value) => {
  expect(website.safeParse(value).error?.issues[0]?.message).toBe('官网请填写以 http:// 或 https:// 开头的网址');
});

test('what was kept before is shown only where it is an address', () => {
  expect(['javascript:alert(1)', '随便写', 'www.school.cn', 'https://school.cn'].map(webAddressOf)).toEqual([
    '',
    '',
    'https://www.school.cn',
    'https://school.cn',
  ]);
});
