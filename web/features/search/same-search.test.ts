import { expect, test } from 'vitest';
import { isSameSearch } from './save-search.tsx';

test.each([
  ['stage=primary&subject=chinese', 'subject=chinese&stage=primary', true],
  ['benefit=canteen,housing', 'benefit=housing,canteen&sort=newest', true],
  ['keyword=a%20b', 'keyword=a+b', true],
  ['stage=primary', 'stage=primary&cityCode=330100', false],
  ['', 'stage=primary', false],
])('%s and %s: %s', (one, other, same) => expect(isSameSearch(one, other)).toBe(same));
