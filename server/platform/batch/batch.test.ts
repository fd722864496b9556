import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Batcher } from './batch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aGathering() {
  const sent: [string, string[]][] = [];
  const state = { broken: false };
  const gathering = new Batcher({
    ms: 5,
    most: 3,
    send: async (topic, ids) => {
      if (state.broken) throw new Error('the line is broken');
      sent.push([topic, ids]);
    },
  });
  return { sent, state, gathering };
}

test('what is told within a moment goes together, each id once, by topic and in bounds', async () => {
  const { sent, gathering } = aGathering();
  const notice = [
    gathering.add('events', ['1', '2']),
    gathering.add('events', ['2', '3', '4']),
    gathering.add('b', ['9']),
  ];
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(5);
  await Promise.all(notice);
  expect(sent).toEqual([
    ['events', ['1', '2', '3']],
    ['events', ['4']],
    ['b', ['9']],
  ]);
  await vi.advanceTimersByTimeAsync(50);
  expect(sent).toHaveLength(3);
  void gathering.add('events', ['1']);
  await vi.advanceTimersByTimeAsync(5);
  expect(sent.slice(3)).toEqual([['events', ['1']]]);
});

test('what could not be sent goes with what comes next, and nobody waits for it', async () => {
  const { sent, state, gathering } = aGathering();
  state.broken = true;
  const notice = gathering.add('events', ['1']);
  await vi.advanceTimersByTimeAsync(5);
  await notice;
  state.broken = false;
  void gathering.add('events', ['2']);
  await vi.advanceTimersByTimeAsync(5);
  expect(sent).toEqual([['events', ['1', '2']]]);
});
