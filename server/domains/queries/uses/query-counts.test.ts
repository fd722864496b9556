import { expect, test } from 'vitest';
import { QueryCounts } from './query-counts.ts';

const search = { day: '2026-11-24', query: '小学语文', use: 'found', detail: '' } as const;

test('a visitor counts once between two flushes, another one again', () => {
  const counts = new QueryCounts();
  for (const visitor of ['10.0.0.1', '10.0.0.1', '10.0.0.2']) counts.add(search, visitor);
  counts.add({ ...search, use: 'opened' }, '10.0.0.1');
  expect(counts.take()).toEqual([
    { ...search, n: 2 },
    { ...search, use: 'opened', n: 1 },
  ]);
  counts.add(search, '10.0.0.1');
  expect(counts.take()).toEqual([{ ...search, n: 1 }]);
});

test('made-up queries are dropped beyond the limit, known ones go on counting', () => {
  const counts = new QueryCounts();
  for (let at = 0; at < 600; at += 1) counts.add({ ...search, query: `q${at}` }, '10.0.0.1');
  counts.add({ ...search, query: 'q0' }, '10.0.0.2');
  const taken = counts.take();
  expect(taken).toHaveLength(500);
  expect(taken[0]).toMatchObject({ query: 'q0', n: 2 });
});
