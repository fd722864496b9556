import { expect, test } from 'vitest';
import { Lag } from './lag.ts';

test('a replica that has everything is not behind', () => {
  const lag = new Lag();
  lag.primaryAt(10n, 1_000);
  lag.replayed(10n);
  expect(lag.behind(9_000)).toBe(0);
});

test('it is behind since the oldest position that it has not replayed', () => {
  const lag = new Lag();
  lag.primaryAt(10n, 1_000);
  lag.primaryAt(20n, 2_000);
  lag.primaryAt(30n, 3_000);
  lag.replayed(10n);
  expect(lag.behind(5_000)).toBe(3_000);
  lag.replayed(29n);
  expect(lag.behind(5_000)).toBe(2_000);
});

test('a primary that stands still starts no new waiting', () => {
  const lag = new Lag();
  lag.primaryAt(10n, 1_000);
  lag.primaryAt(10n, 4_000);
  expect(lag.behind(5_000)).toBe(4_000);
});
