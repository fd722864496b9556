import { expect, test } from 'vitest';
import { Random } from './random.ts';

const stream = (random: Random) => Array.from({ length: 50 }, () => random.next());

test('the same seed gives the same stream, another seed another one', () => {
  expect(stream(new Random('7'))).toEqual(stream(new Random('7')));
  expect(stream(new Random('7'))).not.toEqual(stream(new Random('8')));
});

test('a part has its own stream, however much was drawn before', () => {
  const drawn = new Random('7');
  drawn.id();
  expect(stream(drawn.fork('posts'))).toEqual(stream(new Random('7').fork('posts')));
  expect(stream(drawn.fork('posts'))).not.toEqual(stream(drawn.fork('people')));
});

test('ids are those of the product and do not meet', () => {
  const random = new Random('7');
  const ids = Array.from({ length: 50_000 }, () => random.id());
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids.slice(0, 100)) expect(id).toMatch(/^[1-9][0-9]{0,18}$/);
  const values = ids.map(BigInt);
  expect(values.every((id) => id < 2n ** 62n)).toBe(true);
  expect(values.some((id) => id > 2n ** 61n)).toBe(true);
});

test('numbers spread evenly and weights hold', () => {
  const random = new Random('7');
  const fours = Array.from({ length: 20_000 }, () => random.int(1, 4)).filter((n) => n === 4);
  expect(fours.length / 20_000).toBeCloseTo(0.25, 1);
  const rare = Array.from({ length: 20_000 }, () =>
    random.weighted([
      ['a', 9],
      ['b', 1],
    ] as const),
  ).filter((one) => one === 'b');
  expect(rare.length / 20_000).toBeCloseTo(0.1, 1);
  expect(random.sample([1, 2, 3, 4], 3)).toHaveLength(3);
  expect(new Set(random.sample([1, 2, 3, 4], 9))).toEqual(new Set([1, 2, 3, 4]));
});
