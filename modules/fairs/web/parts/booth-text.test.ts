import { expect, test } from 'vitest';
import { boothText } from './fair-words.ts';

test.each([
  ['线上展厅 A', 'A01', '线上展厅 A01'],
  ['A 区', 'A01', 'A01'],
  ['1 号馆 B区', 'B12', '1 号馆 B12'],
  ['1 号馆', 'A01', '1 号馆 A01'],
  ['展厅 A', 'B01', '展厅 A B01'],
  ['AB', 'B01', 'AB B01'],
  ['主展厅', '08', '主展厅 08'],
  ['', 'A01', 'A01'],
])('booth %s %s is %s', (hall, number, text) => {
  expect(boothText({ hall, number })).toBe(text);
});
