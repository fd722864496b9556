import { expect, test } from 'vitest';
import { BaseBuilder } from '#packages/memory-index/base/base-builder.ts';
import type { Document } from '#packages/memory-index/definition.ts';
import { replace, viewOf } from '#packages/memory-index/view.ts';
import { noWords } from '../keyword/talent-part.ts';
import { countIn } from './memory-engine.ts';
import { type TalentFields, talentDefinition } from './talent-definition.ts';

const person = (id: number, identity: string, titleRank: number): Document<TalentFields> => ({
  id: BigInt(id),
  numbers: { rank: -id, activeAt: 0, salaryMin: 0, arrival: 0, titleRank, months: 0 },
  texts: { stages: 'primary', subjects: '', certificates: '', education: '', experience: '', identity },
  lists: { cities: [] },
});

test('where options are counted from a part, people added since count once', () => {
  const builder = new BaseBuilder(talentDefinition, 1, 4_096);
  for (let id = 1; id <= 4_096; id += 1) builder.add(person(id, 'employed', 2));
  const view = viewOf(builder.finish());
  for (let id = 5_001; id <= 5_020; id += 1) {
    const added = { ...person(id, 'graduate', 3), hashes: new Uint32Array(), lexemes: new Set<number>() };
    replace(view, BigInt(id), added);
  }
  const sought = { filters: {}, words: noWords, hidden: [], now: new Date('2026-11-20T02:00:00Z') };
  const { rows, isExact } = countIn(view, sought, ['identity', 'stage', 'title']);
  expect(isExact).toBe(false);
  expect(rows.toSorted((one, other) => one.n - other.n)).toEqual([
    { name: 'identity', code: 'graduate', n: 20 },
    { name: 'title', code: '3', n: 20 },
    { name: 'identity', code: 'employed', n: 4_096 },
    { name: 'stage', code: 'primary', n: 4_116 },
    { name: 'title', code: '2', n: 4_116 },
  ]);
});
