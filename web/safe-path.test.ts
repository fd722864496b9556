import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pages } from '#contract/pages.ts';
import { safePath } from './safe-path.ts';

const known = Object.keys(pages).filter((path) => !path.includes('*'));

test.each(known)('%s leads there, with its query and hash', (path) => {
  expect(safePath(path)).toBe(path);
  expect(safePath(`${path}?id=1&a=b`)).toBe(`${path}?id=1&a=b`);
  expect(safePath(`${path}#part`)).toBe(`${path}#part`);
});

test('what stands in the query is data, whatever it says', () => {
  expect(safePath('/jobs?keyword=%2F%2Fevil.cn')).toBe('/jobs?keyword=%2F%2Fevil.cn');
  expect(safePath('/jobs?keyword=http://evil.cn')).toBe('/jobs?keyword=http://evil.cn');
  expect(safePath('/jobs?keyword=高中数学')).toBe('/jobs?keyword=%E9%AB%98%E4%B8%AD%E6%95%B0%E5%AD%A6');
});

const tricks = [
  null,
  undefined,
  '',
  ' ',
  'jobs',
  './jobs',
  '../jobs',
  '?redirect=/jobs',
  '#/jobs',
  '//evil.cn',
  '///evil.cn',
  '////evil.cn',
  '//evil.cn/jobs',
  '//jobs',
  '/\\evil.cn',
  '/\\/evil.cn',
  '\\\\evil.cn',
  '\\/evil.cn',
  '/jobs\\..\\..\\evil',
  '/%5cevil.cn',
  '/%2fevil.cn',
  '/%2f%2fevil.cn',
  '%2f%2fevil.cn',
  '/%6aobs',
  '/jobs%00',
  '/jobs%0d%0aSet-Cookie:a=b',
  '/jobs\r\nLocation: http://evil.cn',
  '/jobs?a\r\nb',
  '/\tjobs',
  '/\t/evil.cn',
  '/\n/evil.cn',
  '\t//evil.cn',
  ' //evil.cn',
  '/ /evil.cn',
  '/jobs\u0000',
  '/jobs\u0085',
  'http://evil.cn',
  'https://evil.cn/jobs',
  'HTTP://EVIL.CN',
  'http:evil.cn',
  'http:/evil.cn',
  'http:///evil.cn',
  'https:\\\\evil.cn',
  'http://own.invalid/jobs',
  'http://own.invalid@evil.cn/jobs',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '/javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:http://own.invalid/1',
  'mailto:a@evil.cn',
  'tel:110',
  '/@evil.cn',
  '/.evil.cn',
  '/../jobs',
  '/./jobs',
  '/jobs/../404',
  '/jobs/./details',
  '/jobs/%2e%2e/404',
  '/jobs/',
  '/jobs//details',
  '/JOBS',
  '/jobs;a=b',
  '/jobs/details/1',
  '/api/jober/logout',
  '/redirect',
  '/redirect/*',
  '/redirect/jobs',
  '/redirect//evil.cn',
  '/nowhere',
  '/constructor',
  '/__proto__',
  '/toString',
  '/%',
  '/%zz',
  '/%E0%A4%A',
  '/ｊobs',
  '/jobs\u200b',
  '/。evil.cn',
  '／／evil.cn',
];

test.each(tricks.map((text) => [text]))('%j leads home', (text) => expect(safePath(text)).toBe('/'));

describe('whatever the text', () => {
  const piece = fc.oneof(
    fc.constantFrom(...known, '/', '//', '\\', '%2f', '%5c', '..', '.', '@', ':', '?', '#', 'evil.cn', 'javascript:'),
    fc.constantFrom('\t', '\n', '\r', '\u0000', ' ', 'http:', 'https://', '。', '%00', '%', '&', 'redirect=/'),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  const hostile = fc.array(piece, { maxLength: 8 }).map((parts) => parts.join(''));

  test('it stays on the origin, on a known page', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const led = new URL(safePath(text), 'https://site.example');
        return led.origin === 'https://site.example' && known.includes(led.pathname);
      }),
      { numRuns: 5_000 },
    );
  });

  test('what it gives, it gives again', () => {
    fc.assert(
      fc.property(hostile, (text) => safePath(safePath(text)) === safePath(text)),
      { numRuns: 2_000 },
    );
  });
});
