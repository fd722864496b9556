import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffLines } from './versions-drawer.tsx';

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
      const remaining = (...kinds: string[]) => diff.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text);
      expect([remaining('same', 'removed'), remaining('same', 'added')]).toEqual([before, after]);
    }),
  );
});
