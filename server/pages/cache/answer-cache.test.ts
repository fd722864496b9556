import { expect, test } from 'vitest';
import { Changes } from '#server/platform/changes.ts';
import { type Answer, AnswerCache } from './answer-cache.ts';

const noon = new Date('2026-11-22T12:00:00+08:00');
const later = new Date(noon.getTime() + 5_000);

/** Returns the number of its calls as the value, with the given tags. */
function maker(tags: string[], freshUntil = Number.POSITIVE_INFINITY) {
  let made = 0;
  return async (): Promise<Answer> => {
    made += 1;
    return { value: made, tags: new Set(tags), freshUntil };
  };
}

function cached(...tags: string[]) {
  const changes = new Changes();
  const answers = new AnswerCache(changes);
  const make = maker(tags);
  return { changes, ask: async (input = {}) => (await answers.of('GET /api/fairs', input, noon, make)).value };
}

test('an answer is made once for many documents, for each input of its own', async () => {
  const { ask } = cached('fairs');
  expect([await ask(), await ask(), await ask({ query: { page: 2 } })]).toEqual([1, 1, 2]);
});

test('a change of what it was made from, and no other, has it made anew', async () => {
  const { changes, ask } = cached('fairs', 'content:article');
  await ask();
  changes.note('post:1');
  expect(await ask()).toBe(1);
  changes.note('content:article');
  expect(await ask()).toBe(2);
  changes.noteAll();
  expect(await ask()).toBe(3);
});

test('who asks after a change does not get what was begun before it', async () => {
  const { changes, ask } = cached('fairs');
  const early = ask();
  changes.note('fairs');
  expect([await ask(), await early]).toEqual([2, 1]);
  expect(await ask()).toBe(2);
});

test('an answer is over at its own deadline, and tells it to the page', async () => {
  const answers = new AnswerCache(new Changes());
  const make = maker([], later.getTime());
  const at = (now: Date) => answers.of('GET /api/fairs', {}, now, make);
  expect(await at(noon)).toMatchObject({ value: 1, freshUntil: later.getTime() });
  expect((await at(new Date(later.getTime() - 1))).value).toBe(1);
  expect((await at(later)).value).toBe(2);
});

test('only what many documents ask for alike is kept', () => {
  const answers = new AnswerCache(new Changes());
  expect(['GET /api/content/home', 'GET /api/posts', 'GET /api/home'].map((key) => answers.keeps(key))).toEqual([
    true,
    false,
    false,
  ]);
});
