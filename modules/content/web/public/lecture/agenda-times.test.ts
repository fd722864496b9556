import { expect, test } from 'vitest';
import { agendaOf } from './agenda-times.ts';

const startsAt = '2026-11-29T11:30:00Z';

test('an outline whose lines end in minutes is an agenda with times', () => {
  expect(agendaOf(['六栏各看什么，30 分钟', '当场打分（40分钟）'], startsAt)).toEqual([
    { text: '六栏各看什么', minutes: 30, from: '19:30' },
    { text: '当场打分', minutes: 40, from: '20:00' },
  ]);
});

test('one line without minutes, or one line alone, makes none', () => {
  expect(agendaOf(['六栏各看什么，30 分钟', '当场打分'], startsAt)).toBeNull();
  expect(agendaOf(['六栏各看什么，30 分钟'], startsAt)).toBeNull();
});
