import { expect, test } from 'vitest';
import { type HashedList, hashOfList, listedName, listedTicket, listText } from './list-text.ts';

const details = { gender: '女', born: '1998-03', education: '研究生', school: '东海师范大学' };
const line = {
  post: '10204',
  rank: 1,
  name: '林*夏',
  ticket: '26***23',
  written: 81.5,
  interview: 89.6,
  total: 86.36,
  outcome: 'in',
  note: '',
  details,
};
const list: HashedList = {
  examId: '7',
  kind: 'publicity',
  version: 1,
  publicAt: '2027-02-22T01:00:00.000Z',
  lines: [line, { ...line, rank: null, name: '许*树', interview: null, total: null, outcome: 'absent', details: null }],
};

test('a list is a head and a line a person', () => {
  expect(listText(list)).toBe(
    [
      'exam-list-1 7 publicity 1 2027-02-22T01:00:00.000Z',
      '10204\t1\t林*夏\t26***23\t81.5\t89.6\t86.36\tin\t\t女\t1998-03\t研究生\t东海师范大学',
      '10204\t-\t许*树\t26***23\t81.5\t-\t-\tabsent\t\t-\t-\t-\t-',
      '',
    ].join('\n'),
  );
});

test('any other value gives another hash', async () => {
  const hash = await hashOfList(list);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  const changes: Partial<typeof line>[] = [{ total: 86.37 }, { outcome: 'waiting' }, { rank: 2 }, { note: '同分' }];
  for (const change of changes)
    expect(await hashOfList({ ...list, lines: [{ ...line, ...change }, ...list.lines.slice(1)] })).not.toBe(hash);
  expect(await hashOfList({ ...list, lines: list.lines.toReversed() })).not.toBe(hash);
  expect(await hashOfList({ ...list, version: 2 })).not.toBe(hash);
});

test('a cell cannot begin another column or line', () => {
  const moved = { ...line, note: '同分\t递补\n' };
  expect(listText({ ...list, lines: [moved] }).split('\n')).toHaveLength(3);
  expect(listText({ ...list, lines: [moved] })).toContain('\t同分 递补 \t');
});

test('names and tickets are masked as lists do', () => {
  expect(['林知夏', '罗敏', '欧阳知夏', '罗'].map(listedName)).toEqual(['林*夏', '罗*', '欧**夏', '罗*']);
  expect([listedTicket('2600623'), listedTicket('123')]).toEqual(['26***23', '123']);
});
