import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { call } from './browser-call.ts';
import { useToasts } from './toasts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  useToasts.setState({ toasts: [] });
});

/** An answer whose connection breaks after its first bytes. */
function breaksOff(headers: Record<string, string>) {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{')),
    pull: (controller) => controller.error(new TypeError('network error')),
  });
  vi.stubGlobal('fetch', async () => new Response(body, { headers }));
}

test.each([
  ['a file', { 'content-disposition': 'attachment' }],
  ['an answer', { 'content-type': 'application/json' }],
])('%s that breaks off is a call that failed, and is shown', async (_, headers) => {
  breaksOff(headers);
  const failure = await call('GET /api/site/regions', { query: {} }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ kind: 'network', message: '接口请求失败' });
  expect(useToasts.getState().toasts).toMatchObject([{ kind: 'error', text: '接口请求失败' }]);
});

test('a write that is repeated while it is under way is sent once; afterwards, or with another content, it is sent anew', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return new Response(JSON.stringify({ id: String(sent.length) }), {
      headers: { 'content-type': 'application/json' },
    });
  });
  const make = (role: 'recruiter' | 'finance') => call('POST /api/team/links', { body: { role } });
  expect(await Promise.all([make('recruiter'), make('recruiter'), make('finance')])).toEqual([
    { id: '1' },
    { id: '1' },
    { id: '2' },
  ]);
  expect(await make('recruiter')).toEqual({ id: '3' });
});
