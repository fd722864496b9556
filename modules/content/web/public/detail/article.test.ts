import { expect, test } from 'vitest';
import type { ArticleFigure } from '../../../contract/content-items.ts';
import { minutesOf, partsOf } from './article.tsx';

const figure = (title: string): ArticleFigure => ({
  shape: 'bars',
  title,
  note: '',
  unit: '人',
  source: '教育部',
  rows: [
    { label: '甲', value: 1, strong: false },
    { label: '乙', value: 2, strong: true },
  ],
});

const shape = (body: string, figures: ArticleFigure[]) =>
  partsOf(body, figures).parts.map((part) => ('figure' in part ? part.figure.title : part.html));

test('a figure stands where its paragraph calls for it, another after the text', () => {
  expect(shape('<p>前</p><p>【图1】</p><p>后</p>', [figure('一'), figure('二')])).toEqual([
    '<p>前</p>',
    '一',
    '<p>后</p>',
    '二',
  ]);
});

test('a call without a figure and a second call for one are dropped', () => {
  expect(shape('<p>【图1】</p><p>文</p><p>【图1】</p><p>【图7】</p>', [figure('一')])).toEqual(['一', '<p>文</p>']);
});

test('headings become the contents, with their text unescaped and a new id', () => {
  const { parts, headings } = partsOf(
    '<h2 style="text-align:left">看 A &amp; <em>B</em></h2><p>文</p><h2>再看</h2>',
    [],
  );
  expect(headings).toEqual([
    { id: 's1', text: '看 A & B' },
    { id: 's2', text: '再看' },
  ]);
  expect(parts).toEqual([
    { key: 'text-0', html: '<h2 id="s1">看 A &amp; <em>B</em></h2><p>文</p><h2 id="s2">再看</h2>' },
  ]);
});

test.each([
  ['', 1],
  ['字'.repeat(1_000), 3],
])('reading takes whole minutes', (body, minutes) => expect(minutesOf(body)).toBe(minutes));
