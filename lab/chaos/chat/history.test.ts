import { expect, test } from 'vitest';
import { faultsOf, type History } from './history.ts';

const people = ['lin', 'zhou'];
const members = () => people;

/** Six alternating messages, all received by both; zhou has read none of lin's. */
function goodHistory() {
  const stored = Array.from({ length: 6 }, (_, at) => ({
    conversation: 'talk',
    sender: people[at % 2] as string,
    clientId: `message-${at}`,
    number: at + 1,
  }));
  const acknowledged = stored.map(({ number: _, ...message }) => message);
  const heard = people.flatMap((person) =>
    stored.map(({ conversation, number }) => ({ person, event: number + 10, conversation, number })),
  );
  return { acknowledged, stored, heard, unread: [{ conversation: 'talk', from: 'lin', counted: 3 }] };
}

const faults = (change: (history: ReturnType<typeof goodHistory>) => void) => {
  const history = goodHistory();
  change(history);
  return faultsOf(history as History, members).map((fault) => fault.split(':')[0]);
};

test('a history that keeps the promise has no fault', () => {
  expect(faults(() => undefined)).toEqual([]);
});

test('a message that was stored but never acknowledged is no fault', () => {
  expect(faults(({ acknowledged }) => void acknowledged.pop())).toEqual([]);
});

test.each<[string, string[], (history: ReturnType<typeof goodHistory>) => void]>([
  ['an acknowledged message that is gone', ['lost', 'twice', 'twice'], ({ stored }) => void stored.pop()],
  [
    'a message stored twice',
    ['doubled', 'unheard', 'unheard'],
    ({ stored }) => void stored.push({ ...(stored[5] as (typeof stored)[number]), number: 7 }),
  ],
  [
    'two messages of one sender swapped',
    ['swapped'],
    ({ stored }) => {
      const [first, third] = [stored[0], stored[2]] as [(typeof stored)[number], (typeof stored)[number]];
      [first.clientId, third.clientId] = [third.clientId, first.clientId];
    },
  ],
  ['a message that one of them never heard', ['unheard'], ({ heard }) => void heard.splice(2, 1)],
  [
    'a message that one of them heard twice',
    ['order', 'twice'],
    ({ heard }) => void heard.splice(3, 0, heard[2] as (typeof heard)[number]),
  ],
  [
    'events that came in another order',
    ['order'],
    ({ heard }) => void heard.splice(1, 2, heard[2] as (typeof heard)[number], heard[1] as (typeof heard)[number]),
  ],
  [
    'a count of unread that is one too low',
    ['unread'],
    ({ unread }) => {
      (unread[0] as (typeof unread)[number]).counted = 2;
    },
  ],
  [
    'a number left out',
    ['gap', 'twice', 'twice', 'unheard', 'unheard'],
    ({ stored }) => {
      (stored[5] as (typeof stored)[number]).number = 7;
    },
  ],
])('catches %s', (_, expected, change) => {
  expect(faults(change)).toEqual(expected);
});
