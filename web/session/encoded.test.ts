import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decode, encode } from './encoded.ts';

test('what is encoded comes back, whatever its text', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(decode(encode(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('the encoding is base64url of UTF-8 JSON', () => {
  expect(encode({ phone: '13800000001', name: '林知夏' })).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(Buffer.from(encode('林'), 'base64url').toString()).toBe('"林"');
});

test.each([null, '', 'not base64 !', 'eyJ', '____'])('what was not written by us is nothing: %s', (text) => {
  expect(decode(text)).toBeUndefined();
});
