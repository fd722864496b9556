import { expect, test } from 'vitest';
import { judge } from './use-door.ts';

const person = (ticket: string, name: string) => ({
  ticket,
  name,
  code: `${ticket}.right`,
  gender: '女',
  identity: '33**************29',
  photo: null,
  seat: Number(ticket.slice(-2)),
});
const lists = [
  {
    room: { id: '1', number: 1, place: '一中', name: '203' },
    people: [person('2600101', '林知夏'), person('2600111', '何景明')],
  },
  { room: { id: '2', number: 2, place: '一中', name: '204' }, people: [person('2600201', '宋知微')] },
];
const door = { lists, roomId: '1', arrived: new Map<string, string>() };
const kind = (given: string, over = {}) => judge({ ...door, ...over }, given).kind;

test('a ticket of this room is welcome by its code, its number or its last digits', () => {
  for (const given of ['2600101.right', '2600101', ' 0101 ', '101'])
    expect([given, kind(given)]).toEqual([given, 'welcome']);
});

test('a second time, a wrong room, a forged code, a room that is not loaded and a foreign code each have their own answer', () => {
  expect(kind('2600101', { arrived: new Map([['2600101', '08:41']]) })).toBe('again');
  expect(kind('2600201.right')).toBe('wrongRoom');
  expect(kind('2600201.right', { roomId: null }), 'at the gate of the site').toBe('welcome');
  expect(kind('2600101.wrong')).toBe('forged');
  expect(judge(door, '2600312.right')).toEqual({ kind: 'notLoaded', room: 3 });
  expect(kind('https://example.com')).toBe('unknown');
  expect(kind('2600199'), 'a seat that nobody has').toBe('unknown');
  expect(kind('')).toBe('unknown');
});

test('last digits that fit several people are a choice, and one digit is too few', () => {
  const verdict = judge({ ...door, roomId: null }, '01');
  expect(verdict.kind === 'several' && verdict.people.map(({ name }) => name)).toEqual(['林知夏', '宋知微']);
  expect(kind('1')).toBe('unknown');
});
