import { expect, test } from 'vitest';
import { lackingEvidence } from './evidence.ts';

const requirements = { degree: 'bachelor', certificate: 'senior', words: {} } as const;
const settings = { papersUntil: '2027-07-31' };
const base = ['photo', 'identity', 'diploma'];
const before = new Date('2026-12-01T10:00:00+08:00');

test.each<[string, string[], Date, string[]]>([
  ['without any', base, before, ['degree', 'certificate']],
  ['before the day one paper stands for those to come', [...base, 'pending'], before, []],
  ['never for the diploma', ['photo', 'identity', 'pending'], before, ['diploma']],
  ['beside what is there', [...base, 'degree', 'pending'], before, []],
  ['on the day no more', [...base, 'pending'], new Date('2027-07-31T00:00:00+08:00'), ['degree', 'certificate']],
])('%s', (_, kinds, now, lacking) => {
  expect(lackingEvidence({ requirements, settings, kinds }, now)).toEqual(lacking);
});
