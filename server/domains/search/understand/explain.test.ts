import { expect, test } from 'vitest';
import { explain, headingOf } from './explain.ts';
import { readQuery } from './read-query.ts';
import type { Understood } from './understand.ts';

const of = (keyword: string, repaired: Partial<Understood['repaired']> = {}, replaced: string | null = null) => {
  const parts = readQuery(keyword);
  const all = { parts, missing: [], corrected: [], offered: [], ...repaired };
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
  [of('成都', {}, '广州'), 3, ['按你写的“成都”找，没有限定在广州。']],
])('what was not understood is said', (understood, found, notes) => {
  expect(explain(understood, found).notes).toEqual(notes);
});

test('老师 only ranks: it is no chip', () => {
  expect(explain(of('成都 英语老师'), 3)).toMatchObject({ parts: ['成都', '英语'], place: '成都', replaces: false });
});

test('a heading names what is sought, without exclusions and pay', () => {
  expect(headingOf(readQuery('成都 英语 8k以上 不要代课'))).toBe('成都英语');
});
