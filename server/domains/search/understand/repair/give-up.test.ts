import { describe, expect, test } from 'vitest';
import type { SearchEngine } from '../../engine.ts';
import { readQuery } from '../read-query.ts';
import type { WordGroup } from '../word-group.ts';
import { completed, giveUp } from './give-up.ts';

const now = new Date('2026-11-20T02:00:00Z');
const codesIn = (groups: readonly WordGroup[]) => groups.flatMap(({ codes }) => codes.flat());

/** An engine that knows how many posts have some codes. */
const engineWith = (count: (codes: readonly string[]) => number) =>
  ({
    countUpTo: async (lists, _, { most }) => lists.map((groups) => Math.min(most, count(codesIn(groups)))),
  }) as Partial<SearchEngine> as SearchEngine;

const labels = (parts: Awaited<ReturnType<typeof giveUp>>) =>
  parts.map(({ label, instead }) => [label, instead?.length]);

describe('where no post has everything', () => {
  test('a place becomes the next wider one that has posts', async () => {
    const parts = await giveUp(
      engineWith((codes) => (codes.includes('#c:330000') ? 1 : 0)),
      readQuery('义乌 小学 语文'),
      [],
      now,
    );
    const place = parts.find(({ text }) => text === '义乌');
    expect(place?.label).toBe('金华·义乌');
    expect(place?.instead?.[0]?.codes).toEqual([['#c:330000']]);
  });

  test('编制 goes before 学段, and a 学科 never', async () => {
    const engine = engineWith((codes) => (codes.some((code) => code.startsWith('#t:')) ? 0 : 1));
    expect(labels(await giveUp(engine, readQuery('特岗 小学 语文'), [], now))).toEqual([
      ['特岗', 0],
      ['小学', undefined],
      ['语文', undefined],
    ]);
    const none = engineWith((codes) => (codes.some((code) => /^#[xX]:/.test(code)) ? 0 : 1));
    expect(labels(await giveUp(none, readQuery('小学 语文'), [], now)).map(([, instead]) => instead)).not.toContain(0);
  });
});

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
});
