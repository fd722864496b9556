import { expect, test } from 'vitest';
import type { Query } from '#server/platform/memory-index/query/query.ts';
import type { TalentEngine } from '../engine.ts';
import { understandTalents } from './understand.ts';

const meets = (query: Query, held: ReadonlySet<string>): boolean =>
  typeof query === 'string'
    ? held.has(query)
    : 'anyOf' in query
      ? query.anyOf.some((one) => meets(one, held))
      : query.allOf.every((one) => meets(one, held));

/** An engine that knows some people by their lexemes. */
function engineWith(...people: string[][]) {
  const first: TalentEngine['first'] = async ({ words }) => {
    const found = people.filter((lexemes) => words.required.every((query) => meets(query, new Set(lexemes)))).length;
    return { ids: [], found, isCapped: false };
  };
  return { first } as TalentEngine;
}
const told = async (engine: TalentEngine, keyword: string, ignore?: string[]) =>
  (await understandTalents(engine, { filters: { keyword, ignore }, hidden: [], now: new Date('2026-11-20') })).told;

const math = ['j:math', 's:senior', 'e:master', 'c:330100'];

test('what somebody meets is required as it is, without a note', async () => {
  expect(await told(engineWith(math), '杭州 高中数学')).toEqual({
    parts: ['杭州', '高中', '数学'],
    ignored: [],
    notes: [],
  });
});

test('the least important condition is given up first, and the note says which', async () => {
  expect(await told(engineWith(math), '高中数学 985硕士 党员')).toEqual({
    parts: ['高中', '数学', '硕士'],
    ignored: [],
    notes: ['没有同时符合“985 高校”“党员”的人才，以下按“高中”“数学”“硕士”列出。'],
  });
  expect((await told(engineWith(math), '上海 高中数学')).notes).toEqual([
    '没有同时符合“上海”的人才，以下按“高中”“数学”列出。',
  ]);
});

test('a misspelt word is corrected before anything is given up', async () => {
  expect(await told(engineWith(['j:chemistry', 's:senior']), '高中化雪')).toEqual({
    parts: ['高中', '化学'],
    ignored: [],
    notes: ['没有含“化雪”的人才，以下按“化学”列出。'],
  });
});

test('who mentions it comes near, where nobody seeks to teach it', async () => {
  expect(await told(engineWith(['足球', 'j:pe', 's:primary']), '小学足球教练')).toEqual({
    parts: ['小学', '足球教练'],
    ignored: [],
    notes: ['没有完全符合“足球教练”的人才，以下是相近的人才。'],
  });
});

test('a word alone does not stand for who is sought: nothing is found, and it is said', async () => {
  expect((await told(engineWith(['管理']), '校医 管理')).notes).toEqual(['没有符合“校医”“管理”的人才。']);
});

test('what was taken away is not asked for, and is named', async () => {
  expect(await told(engineWith(math), '上海 高中数学', ['上海'])).toEqual({
    parts: ['高中', '数学'],
    ignored: ['上海'],
    notes: [],
  });
});

test('of words that no list has, one is given up for another that somebody has', async () => {
  expect(await told(engineWith(['机电']), '机电 双师型')).toEqual({
    parts: ['机电'],
    ignored: [],
    notes: ['没有同时符合“双师型”的人才，以下按“机电”列出。'],
  });
});
