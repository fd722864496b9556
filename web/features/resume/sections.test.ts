import { expect, test } from 'vitest';
import { reordered } from './sections.ts';

test('sections that are not shown keep their places when others change theirs', () => {
  const all = ['intentions', 'experiences', 'titles', 'honours', 'trials'] as const;
  expect(reordered(all, ['honours', 'intentions', 'experiences'])).toEqual([
    ...['honours', 'intentions', 'titles', 'experiences', 'trials'],
  ]);
});
