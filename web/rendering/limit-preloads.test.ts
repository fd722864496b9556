import { expect, test } from 'vitest';
import { limitPreloads } from './limit-preloads.ts';

test('modules give way, style sheets do not', () => {
  const html = '<link rel="modulepreload" nonce="x" href="/a.js"/><link rel="stylesheet" href="/a.css"/>';
  expect(limitPreloads(html)).toBe(
    '<link rel="modulepreload" fetchpriority="low" nonce="x" href="/a.js"/><link rel="stylesheet" href="/a.css"/>',
  );
});
