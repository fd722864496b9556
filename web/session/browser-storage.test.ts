import { afterEach, expect, test, vi } from 'vitest';
import { inBrowser, inTab, jsonOf } from './browser-storage.ts';

afterEach(() => vi.unstubAllGlobals());

const refuses = () => {
  throw new DOMException('storage is forbidden', 'SecurityError');
};

test('where storage is forbidden nothing is kept, and nothing fails', () => {
  vi.stubGlobal('localStorage', { getItem: refuses, setItem: refuses, removeItem: refuses });
  expect(inBrowser.write('a', '1')).toBe(false);
  expect(inBrowser.read('a')).toBeNull();
  inBrowser.drop('a');
});

test('where there is no storage at all nothing fails either', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect([inTab.write('a', '1'), inTab.read('a'), inTab.keys()]).toEqual([false, null, []]);
});

test('a kept text that is no JSON is none', () => {
  expect([jsonOf('{"a":1}'), jsonOf('{"a'), jsonOf(null), jsonOf('null')]).toEqual([
    { a: 1 },
    undefined,
    undefined,
    null,
  ]);
});
