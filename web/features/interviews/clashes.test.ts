import { expect, test } from 'vitest';
import type { BoxInterview } from '#contract/deliveries/box-interviews.ts';
import { clashesWith, clashReasons } from './clashes.ts';

const at = (time: string, deliveryId = time): BoxInterview => ({
  deliveryId,
  startsAt: `2026-12-01T${time}:00.000Z`,
  slots: null,
  minutes: 45,
  name: '林知夏',
  postTitle: '初中数学教师',
  status: 'waiting',
  mode: 'onsite',
  place: '博学楼',
  room: '302',
  interviewers: [{ memberId: 'm1', name: '王老师' }],
  link: '',
  contact: '周老师',
});

test('interviews clash where their times overlap; one that begins as another ends does not, nor one with itself', () => {
  const day = [at('01:00'), at('01:45'), at('03:00', 'own')];
  const clashes = (time: string, minutes: number) =>
    clashesWith(day, { starts: [Date.parse(`2026-12-01T${time}:00.000Z`)], minutes, deliveryIds: ['own'] }).map(
      ({ deliveryId }) => deliveryId,
    );
  expect(clashes('00:15', 45)).toEqual([]);
  expect(clashes('00:30', 45)).toEqual(['01:00']);
  expect(clashes('01:20', 30)).toEqual(['01:00', '01:45']);
  expect(clashes('02:30', 60)).toEqual([]);
});

test('a clash names the room and the interviewers that both need', () => {
  const other = at('01:00');
  const planned = { mode: 'onsite', place: '博学楼', room: ' 302 ', interviewers: ['m1', 'm2'] } as const;
  expect(clashReasons(other, planned)).toEqual(['同一面试室', '面试官王老师']);
  expect(clashReasons(other, { ...planned, room: '303', interviewers: [] })).toEqual([]);
  expect(clashReasons(other, { ...planned, place: '南校区', interviewers: [] })).toEqual([]);
  expect(clashReasons(other, { ...planned, room: '', interviewers: ['m2'] })).toEqual([]);
});

test('times that somebody may still choose clash as well', () => {
  const offered = { ...at('01:00'), slots: ['2026-12-01T01:00:00.000Z', '2026-12-01T05:00:00.000Z'] };
  const clashes = (...times: string[]) =>
    clashesWith([offered], {
      starts: times.map((time) => Date.parse(`2026-12-01T${time}:00.000Z`)),
      minutes: 45,
      deliveryIds: [],
    });
  expect(clashes('03:00')).toEqual([]);
  expect(clashes('03:00', '05:30')).toEqual([offered]);
});
