import { expect, test } from 'vitest';
import type { SearchEngine } from '../../engine.ts';
import { readQuery } from '../read-query.ts';
import { correctHan } from '../spelling/read-latin.ts';
import type { WordGroup } from '../word-group.ts';
import { repairParts } from './repair-parts.ts';

const now = new Date('2026-11-20T02:00:00Z');
const codesIn = (groups: readonly WordGroup[]) => groups.flatMap(({ codes }) => codes.flat());

/** An engine whose posts all contain every word, and match where `has` says so. */
const engineWhere = (has: (codes: readonly string[], least: number | null) => boolean) =>
  ({
    posted: async () => () => 1,
    countUpTo: async (lists, _, { pay, most }) => lists.map((groups) => (has(codesIn(groups), pay.least) ? most : 0)),
  }) as Partial<SearchEngine> as SearchEngine;

const withoutTitles = { _: { session: { prepareQuery: () => ({ execute: async () => ({ rows: [] }) }) } } } as never;

test('what is given up is decided with the pay that is asked for', async () => {
  const engine = engineWhere((codes, least) => least === null || !codes.includes('#b:weekend'));
  const { parts, missing } = await repairParts(engine, readQuery('双休 月薪3万以上 语文'), now);
  expect(missing).toEqual(['双休']);
  expect(parts.map(({ label }) => label)).toContain('语文');
});

test('of what is given up, what was understood is named before words that no post has', async () => {
  const engine = {
    ...engineWhere((codes) => !codes.includes('#b:weekend')),
    posted: async () => (word: string) => (word.startsWith('奥特曼') || word.startsWith('~') ? 0 : 1),
    db: withoutTitles,
  } as SearchEngine;
  const { missing } = await repairParts(engine, readQuery('奥特曼 双休 语文'), now);
  expect(missing).toEqual(['双休', '奥特曼']);
});

test('a word is widened to what contains it before anything is given up', async () => {
  const engine = engineWhere((codes) => codes.includes('#r:employment'));
  const { parts } = await repairParts(engine, readQuery('就业指导 高中'), now);
  expect(parts.map(({ label }) => label)).toEqual(['就业', '高中']);
});

test('of a compound that no post has, the part that posts have remains', async () => {
  const engine = {
    ...engineWhere(() => true),
    posted: async () => (word: string) => (word.startsWith('水利') || word.startsWith('~') ? 0 : 1),
    db: withoutTitles,
  } as SearchEngine;
  const { parts } = await repairParts(engine, readQuery('水利工程 博士'), now);
  expect(parts.map(({ label }) => label)).toEqual(['工程', '博士']);
});

test('a 学段 is looked for as the search has it: by code or title', async () => {
  const engine = engineWhere((codes) => !codes.includes('#s:preschool'));
  const { missing } = await repairParts(engine, readQuery('双休 幼儿园'), now);
  expect(missing).toEqual([]);
});

test('what is wished ranks posts, and leaves none out; a wish that no post has is said', async () => {
  const wished = async (engine: SearchEngine) => {
    const { parts, missing } = await repairParts(engine, readQuery('小学语文 最好双休'), now);
    return [
      ...parts.slice(0, 2).map(({ label, instead }) => [label, instead]),
      parts[2]?.instead,
      parts[2]?.ranks,
      missing,
    ];
  };
  const must = [
    ['小学', undefined],
    ['语文', undefined],
  ];
  expect(await wished(engineWhere(() => true))).toEqual([...must, [], true, []]);
  const none = engineWhere((codes) => !codes.includes('#b:weekend'));
  expect(await wished(none)).toEqual([...must, [], undefined, ['双休']]);
});

test('two misspelt words that are written together are corrected one by one', async () => {
  const engine = {
    ...engineWhere(() => true),
    posted: async () => (word: string) => (/[制木]/.test(word) ? 0 : 1),
    db: withoutTitles,
  } as SearchEngine;
  const { corrected } = await repairParts(engine, readQuery('兼制美木老师'), now);
  expect(corrected.map(({ meant }) => meant)).toEqual(['兼职课时', '美术']);
});

test.each([
  ['东菀', '东莞'],
  ['天晶', '天津'],
  ['森物', '生物'],
  ['深证', '深圳'],
  ['南极', null],
  ['石油', null],
  ['书有', null],
  ['人不', null],
])('beside other words %s is corrected to %s', (typed, meant) => expect(correctHan(typed, 'any')).toBe(meant));

test('alone, only what sounds or looks alike is corrected', () => expect(correctHan('天晶')).toBeNull());
