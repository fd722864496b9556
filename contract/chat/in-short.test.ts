import { expect, test } from 'vitest';
import { inShort } from './in-short.ts';

test.each([
  ['text', '您好', undefined, '您好'],
  ['picture', 'a.png', undefined, '图片'],
  ['file', '教案.docx', undefined, '文件：教案.docx'],
  ['interview', '面试邀请', '2026-12-03T06:00:00Z', '面试邀请：12-03 14:00'],
  ['interview', '面试邀请', undefined, '面试邀请'],
] as const)('%s %s is short %s', (kind, text, at, short) => expect(inShort(kind, text, at)).toBe(short));
