import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffLines, linesOf } from './text-diff.ts';

test('a changed line is taken out and put in, the others stay', () => {
  expect(diffLines(['甲', '乙', '丙'], ['甲', '丁', '丙']).map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'same 甲',
    'removed 乙',
    'added 丁',
    'same 丙',
  ]);
});

test('whatever changed, both texts can be read from it', () => {
  const lines = fc.array(fc.constantFrom('甲', '乙', '丙', '丁'), { maxLength: 12 });
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const diff = diffLines(before, after);
      const kept = (...kinds: string[]) => diff.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text);
      expect([kept('same', 'removed'), kept('same', 'added')]).toEqual([before, after]);
    }),
  );
});

test('a form is read field by field, its text by paragraphs', () => {
  expect(
    linesOf({ title: '标题', lecture: { outline: ['一', '二'] }, body: '<h2>节</h2><p>正<strong>文</strong></p>' }),
  ).toEqual(['title：标题', 'lecture.outline.1：一', 'lecture.outline.2：二', '节', '正文']);
});
