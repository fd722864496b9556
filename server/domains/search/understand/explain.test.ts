import { expect, test } from 'vitest';
import { explain } from './explain.ts';
import type { QueryPart } from './query-part.ts';
import { readQuery } from './read-query.ts';
import { widerPlaces } from './repair/wider.ts';
import type { Understood } from './understand.ts';

const of = (
  keyword: string,
  { parts: given, ...repaired }: Partial<Understood['repaired']> = {},
  replaced: string | null = null,
) => {
  const parts = given ?? readQuery(keyword);
  const said = { typed: `${keyword} ${(repaired.missing ?? []).join(' ')}`, unusable: [], unnamed: [] };
  const all = { parts, missing: [], corrected: [], offered: [], ...said, ...repaired };
  return { parts, ignored: [], replaced, repaired: all } as unknown as Understood;
};

test.each<[Understood, number, string[]]>([
  [of('成都 英语'), 3, []],
  [of('成都 英语', { missing: ['火箭'] }), 3, ['没有同时符合“火箭”的职位，以下按“成都”、“英语”列出。']],
  [
    of('成都 英语', { missing: ['徐州', '生完', '二胎', '待了', '四年', '出来'] }),
    3,
    ['没有同时符合“徐州”、“生完”、“二胎”、“待了”等 6 处的职位，以下按“成都”、“英语”列出。'],
  ],
  [of('火箭', { missing: ['火箭'] }), 0, ['没有含“火箭”的职位。']],
  [of('物理', { corrected: [{ typed: '无理', meant: '物理' }] }), 3, ['没有含“无理”的职位，以下按“物理”列出。']],
  [
    of('英语', { missing: ['雅思'], parts: [{ ...readQuery('英语')[0], text: '雅思' }] as never }),
    3,
    ['没有同时符合“雅思”的职位，以下按“英语”列出。'],
  ],
  [of('A-level 物理', { missing: ['a'] }), 3, []],
  [of('考研政治', { missing: ['职业培训'], typed: '考研政治' }), 3, []],
  [
    of('成都 英语', { unusable: ['女', '35岁以上'] }),
    3,
    ['年龄、性别和“专业不限”不能作为搜索条件，已略过“女”、“35岁以上”。'],
  ],
  [of('浙江 大学', { unnamed: ['浙江大学'] }), 3, ['没有名为“浙江大学”的单位，以下按“浙江”、“大学”列出。']],
  [of('成都', {}, '广州'), 3, ['按你写的“成都”找，没有限定在广州。']],
])('what was not understood is said', (understood, found, notes) => {
  expect(explain(understood, found).notes).toEqual(notes);
});

test('老师 only ranks: it is no chip', () => {
  expect(explain(of('成都 英语老师'), 3)).toMatchObject({ parts: ['成都', '英语'], place: '成都', replaces: false });
});

test('of a place that is too narrow the wider one is named, in words', () => {
  const [place, ...rest] = readQuery('北京朝阳英语');
  const [wider] = place ? widerPlaces(place) : [];
  const parts = [wider, ...rest] as QueryPart[];
  const said = explain(of('北京朝阳英语', { missing: ['北京 朝阳'], typed: '北京朝阳英语', parts }), 15);
  expect(said.notes).toEqual(['没有同时符合“北京 朝阳”的职位，以下按“北京”、“英语”列出。']);
});
