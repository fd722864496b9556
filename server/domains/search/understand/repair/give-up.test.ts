import { describe, expect, test } from 'vitest';
import type { SearchEngine } from '../../engine.ts';
import { readQuery } from '../read-query.ts';
import type { WordGroup } from '../word-group.ts';
import { giveUp } from './give-up.ts';

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

  test('a post is left out before a 学科', async () => {
    const engine = engineWith((codes) => (codes.some((code) => code.startsWith('#r:')) ? 0 : 1));
    expect(labels(await giveUp(engine, readQuery('历史 辅导员'), [], now))).toEqual([['历史', undefined]]);
  });

  test('of many demands that nothing meets, the least important go until something does', async () => {
    const engine = engineWith((codes) => (codes.some((code) => /^#[rbt]:/.test(code)) ? 0 : 1));
    const parts = await giveUp(engine, readQuery('编程 班主任 代课 寒暑假'), [], now);
    expect(parts.map(({ label }) => label)).toEqual(['编程']);
  });

  test('by a degree that no post accepts, those are found that accept the next one', async () => {
    const engine = engineWith((codes) => (codes.includes('#e:senior') ? 0 : 1));
    expect(labels(await giveUp(engine, readQuery('初中毕业能做的'), [], now))).toEqual([['高中可报', undefined]]);
  });

  test('a coach of a sport is first one whose title names the sport, then any coach', async () => {
    const [coach] = readQuery('篮球教练');
    const noCoach = engineWith((codes) => (codes.includes('#r:coach') ? 0 : 1));
    const [titled] = await giveUp(noCoach, readQuery('篮球教练'), [], now);
    expect(titled?.instead).toEqual([coach?.groups[0]]);
    const noTitle = engineWith((codes) => (codes.includes('#x:pe') ? 1 : 0));
    const parts = readQuery('篮球教练');
    const [wider] = await giveUp(noTitle, parts, parts, now);
    expect(wider?.label).toBe('体育教练');
  });

  test('a 学科 is looked for in the same place before it is elsewhere', async () => {
    const engine = engineWith((codes) => {
      const isHere = codes.includes('#c:420100') && !codes.some((code) => /^#[sS]:/.test(code));
      return isHere || !codes.some((code) => code.startsWith('#c:')) ? 1 : 0;
    });
    const parts = await giveUp(engine, readQuery('初中 生物 武汉'), [], now);
    expect(labels(parts)).toEqual([
      ['初中', 0],
      ['生物', undefined],
      ['武汉', undefined],
    ]);
  });

  test('a 学段 alone is looked for elsewhere', async () => {
    const engine = engineWith((codes) => (codes.some((code) => code.startsWith('#c:')) ? 0 : 1));
    expect(labels(await giveUp(engine, readQuery('高中 武汉'), [], now))).toEqual([
      ['高中', undefined],
      ['武汉', 0],
    ]);
  });

  test('words without a demand do not take the place of one', async () => {
    const engine = engineWith((codes) => (codes.includes('#b:weekend') ? 1 : 0));
    const parts = readQuery('双休 石油');
    const order = [...parts];
    expect((await giveUp(engine, parts, order, now)).map(({ label }) => label)).toEqual(['双休']);
  });
});
