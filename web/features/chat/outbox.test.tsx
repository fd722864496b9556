import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storedFile } from '#contract/files/files.ts';
import { getSession, setSession } from '#web/session/session-store.ts';
import { sampleOf } from '#web/testing/sample-of.ts';
import { later, refusal, type Sent, serve, unreachable } from '#web/testing/serve.ts';
import { discard, post, postFile, tryAgain, useOutbox } from './outbox.ts';

const MESSAGE = 'POST /api/communicate/conversations/:id/messages';
const RETRY_MS = 5_000;

/** Messages stored by the server, by client id: a message sent twice is stored once. */
const stored = new Map<string, string>();
const store = ({ body }: Sent) => {
  stored.set(body.clientId, body.text ?? `file ${body.fileId}`);
  return { number: stored.size, text: body.text ?? '' };
};
const texts = () => [...stored.values()];
const waiting = () => useOutbox.getState().items.map(({ text, failed }) => (failed ? `${text}: ${failed}` : text));
const saved = () => localStorage.getItem('jyrc_outbox');
const settled = () => vi.waitFor(() => expect(waiting()).toEqual([]));

beforeEach(() => {
  stored.clear();
  setSession({ token: 'token' });
});
afterEach(() => {
  for (const { clientId } of useOutbox.getState().items) discard(clientId);
});

test('a message waits in the outbox, in this browser too, until the server has it', async () => {
  const answer = later<{ number: number }>();
  serve({ [MESSAGE]: () => answer.promise });
  post('7', '请问有编制吗？');
  expect(waiting()).toEqual(['请问有编制吗？']);
  expect(saved()).not.toBeNull();
  answer.resolve({ number: 1 });
  await settled();
  expect(saved()).toBeNull();
});

test('messages leave one after another in the order they were written, while the first is slow', async () => {
  const first = later<void>();
  const server = serve({
    [MESSAGE]: (sent) => (stored.size === 0 ? first.promise.then(() => store(sent)) : store(sent)),
  });
  for (const text of ['一', '二', '三']) post('7', text);
  await vi.waitFor(() => expect(server.to(MESSAGE)).toHaveLength(1));
  first.resolve();
  await settled();
  expect(texts()).toEqual(['一', '二', '三']);
});

test('written offline, they leave in order when the network is back', async () => {
  vi.useFakeTimers();
  const server = serve({ [MESSAGE]: unreachable });
  post('7', '一');
  post('8', '二');
  await vi.advanceTimersByTimeAsync(0);
  expect(waiting()).toEqual(['一', '二']);
  server.change({ [MESSAGE]: store });
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(texts()).toEqual(['一', '二']);
  expect(server.to(MESSAGE).map(({ params }) => params.id)).toEqual(['7', '7', '8']);
});

test('an answer that was lost is asked for again under the same id, so that the server stores the message once', async () => {
  vi.useFakeTimers();
  const server = serve({
    [MESSAGE]: (sent) => {
      store(sent);
      return unreachable();
    },
  });
  post('7', '您好');
  await vi.advanceTimersByTimeAsync(0);
  server.change({ [MESSAGE]: store });
  await vi.advanceTimersByTimeAsync(RETRY_MS);
  expect(waiting()).toEqual([]);
  expect(new Set(server.to(MESSAGE).map(({ body }) => body.clientId)).size).toBe(1);
  expect(texts()).toEqual(['您好']);
});

test.each([
  ['a server that restarts', () => refusal('INTERNAL')],
  ['a limit that passes', () => refusal('TOO_MANY_REQUESTS')],
  ['a session to be renewed', () => refusal('SESSION_EXPIRED')],
])('%s is waited for: nothing is marked as failed', async (_, answer) => {
  vi.useFakeTimers();
  const server = serve({ [MESSAGE]: answer });
  post('7', '您好');
  await vi.advanceTimersByTimeAsync(0);
  expect(waiting()).toEqual(['您好']);
  server.change({ [MESSAGE]: store });
  await vi.advanceTimersByTimeAsync(RETRY_MS);
  expect([waiting(), texts()]).toEqual([[], ['您好']]);
});

test('a refused message says why and lets the next one go; tried again it keeps its id', async () => {
  const server = serve({
    [MESSAGE]: (sent) => (sent.body.text === '违规' ? refusal('INVALID_INPUT', '含有违规内容') : store(sent)),
  });
  post('7', '违规');
  post('7', '您好');
  await vi.waitFor(() => expect(texts()).toEqual(['您好']));
  expect(waiting()).toEqual(['违规: 含有违规内容']);
  server.change({ [MESSAGE]: store });
  tryAgain(useOutbox.getState().items[0]?.clientId ?? '');
  await settled();
  expect(texts()).toEqual(['您好', '违规']);
  const [first, , again] = server.to(MESSAGE);
  expect(again?.body.clientId).toBe(first?.body.clientId);
});

test('a refused message that is thrown away is gone from this browser', async () => {
  serve({ [MESSAGE]: () => refusal('INVALID_INPUT', '含有违规内容') });
  post('7', '违规');
  await vi.waitFor(() => expect(waiting()).toEqual(['违规: 含有违规内容']));
  discard(useOutbox.getState().items[0]?.clientId ?? '');
  expect([waiting(), saved()]).toEqual([[], null]);
});

test('a file goes by its id, and shows its name while it waits', async () => {
  serve({ [MESSAGE]: store });
  postFile('7', sampleOf(storedFile, { id: '42', name: '教案.pdf' }));
  expect(waiting()).toEqual(['教案.pdf']);
  await settled();
  expect(texts()).toEqual(['file 42']);
});

test('who signs out leaves nothing behind, and without a session nothing is sent', async () => {
  const server = serve({ [MESSAGE]: unreachable });
  post('7', '您好');
  await vi.waitFor(() => expect(server.to(MESSAGE)).toHaveLength(1));
  setSession({ token: null });
  expect([waiting(), saved(), getSession().token]).toEqual([[], null, null]);
  post('7', '再见');
  window.dispatchEvent(new Event('online'));
  expect(server.to(MESSAGE)).toHaveLength(1);
});
