import { expect, test } from 'vitest';
import { isHeadcount, readHeadcount } from './read-headcount.ts';

test.each([
  ['招聘3人', 3, 'read'],
  ['招聘若干人', 'several', 'read'],
  ['若干', 'several', 'read'],
  ['3', 3, 'read'],
  ['３名', 3, 'read'],
  ['三名', 3, 'read'],
  ['十二人', 12, 'read'],
  ['拟招 10 人', 10, 'read'],
  ['2-3名', 3, 'guessed'],
  ['2～3人', 3, 'guessed'],
  ['招聘88人', 88, 'guessed'],
  ['2.0', 2, 'read'],
  ['共计5人', 5, 'read'],
  ['2个名额', 2, 'read'],
  ['2位老师', 2, 'read'],
  ['2(含1名定向)', 2, 'guessed'],
  ['3（其中定向1）', 3, 'guessed'],
  ['2人（男女各1）', 2, 'guessed'],
  ['2名以上', 2, 'guessed'],
  ['≥2', 2, 'guessed'],
  ['不少于3人', 3, 'guessed'],
  ['3人左右', 3, 'guessed'],
  ['2或3人', 3, 'guessed'],
  ['三至五名', 5, 'guessed'],
  ['每校2名', null, 'missing'],
  ['1:3', null, 'missing'],
  ['2.5', null, 'missing'],
  ['0', null, 'missing'],
  ['本科', null, 'missing'],
  ['招聘', null, 'missing'],
  ['2022-02-08', null, 'missing'],
  ['', null, 'missing'],
])('%j is %s, %s', (cell, value, certainty) => {
  expect(readHeadcount(cell)).toMatchObject({ value, certainty });
});

test('only what says so itself is taken from another column', () => {
  expect(['招聘5人', '5人', '若干人'].map(isHeadcount)).toEqual([true, true, true]);
  expect(['5', '100-150人', '500人以下', '全职', ''].map(isHeadcount)).toEqual([false, false, false, false, false]);
});
