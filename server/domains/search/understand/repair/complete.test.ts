import { describe, expect, test } from 'vitest';
import type { SearchEngine } from '../../engine.ts';
import { teachingRoles } from '../../index/lexemes.ts';
import { readQuery } from '../read-query.ts';
import type { WordGroup } from '../word-group.ts';
import { completed } from './complete.ts';

const now = new Date('2026-11-20T02:00:00Z');
const codesIn = (groups: readonly WordGroup[]) => groups.flatMap(({ codes }) => codes.flat());

/** An engine that knows how many posts have some codes. */
const engineWith = (count: (codes: readonly string[]) => number) =>
  ({
    countUpTo: async (lists, _, { most }) => lists.map((groups) => Math.min(most, count(codesIn(groups)))),
  }) as Partial<SearchEngine> as SearchEngine;

const ranked = (parts: Awaited<ReturnType<typeof completed>>) =>
  (parts ?? []).filter(({ ranks }) => ranks).map(({ label }) => label);

describe('where few posts have everything', () => {
  const few = engineWith((codes) => (codes.includes('#b:household-register') ? 3 : 50));

  test('beside a post that teaches nothing, texts may name the 学科', async () => {
    const labs = {
      countUpTo: async (lists, _, { most }) =>
        lists.map((groups) => (groups.some(({ kind, words }) => kind === 'plain' && words.length > 0) ? most : 3)),
    } as Partial<SearchEngine> as SearchEngine;
    const parts = await completed(labs, readQuery('化学 实验员'), now);
    expect(parts?.map(({ label, ranks }) => [label, ranks])).toEqual([
      ['化学', true],
      ['实验技术', undefined],
    ]);
  });

  test('those that have it come first, and others follow', async () => {
    const [part] = (await completed(few, readQuery('落户 语文'), now)) ?? [];
    expect([part?.label, part?.instead, part?.ranks]).toEqual(['落户', [], true]);
  });

  test('nothing is loosened where that brings no post', async () => {
    const parts = readQuery('落户 语文');
    expect(
      await completed(
        engineWith(() => 3),
        parts,
        now,
      ),
    ).toBe(parts);
  });

  test('nor where there are enough', async () => {
    const parts = readQuery('语文');
    expect(await completed(few, parts, now)).toBe(parts);
  });

  const isStage = (code: string) => /^#[sS]:/.test(code);
  const isTeaching = (codes: readonly string[]) => codes.includes(teachingRoles[0]?.[0] ?? '');

  test('the same 学科 in other 学段 of the place follows, and nothing from other places', async () => {
    const parts = readQuery('初中 生物 武汉');
    const manyHere = engineWith((codes) => (codes.some(isStage) ? 3 : 50));
    expect(ranked(await completed(manyHere, parts, now))).toEqual(['初中']);
    const manyAround = engineWith((codes) => (codes.includes('#c:420100') ? 3 : 50));
    expect(ranked(await completed(manyAround, parts, now))).toEqual([]);
  });

  test('whoever works with small children is shown no school of older ones', async () => {
    const few = engineWith((codes) => (codes.some(isStage) ? 3 : 50));
    expect(ranked(await completed(few, readQuery('幼儿园 体能 海口'), now))).not.toContain('幼儿园');
  });

  test('a graduate is shown posts that ask for no experience, and none that ask for years', async () => {
    const few = engineWith((codes) => (codes.includes('#y:any') ? 10 : 3));
    const parts = (await completed(few, readQuery('应届 语文'), now)) ?? [];
    expect(codesIn(parts[0]?.instead ?? [])).toEqual(expect.arrayContaining(['#y:graduate', '#y:any']));
  });

  test('one part alone is let go, where that is enough', async () => {
    const engine = engineWith((codes) => (codes.includes('#k:research-institute') ? 3 : 50));
    expect(ranked(await completed(engine, readQuery('双休 研究所 化学'), now))).toEqual(['科研院所']);
  });

  test('编制 is let go after the 学段, and not where nothing else is said', async () => {
    const isWithout = (codes: readonly string[], list: string) => !codes.some((code) => code.startsWith(list));
    const engine = engineWith((codes) => (isWithout(codes, '#t:') || !codes.some(isStage) ? 50 : 3));
    expect(ranked(await completed(engine, readQuery('特岗 小学 物理'), now))).toEqual(['小学']);
    expect(ranked(await completed(engine, readQuery('特岗'), now))).toEqual([]);
  });

  test('nothing near stands before the only posts here, which do not teach', async () => {
    const engine = engineWith((codes) => (codes.some(isStage) ? (isTeaching(codes) ? 0 : 3) : 50));
    expect(ranked(await completed(engine, readQuery('初中 生物 武汉'), now))).toEqual([]);
  });
});
