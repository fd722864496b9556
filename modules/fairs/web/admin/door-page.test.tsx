import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { refusal, type Sent, serve, unreachable } from '#web/testing/serve.ts';
import { DoorPage } from './door-page.tsx';

const CHECK_IN = 'POST /api/admin/fairs/:id/check-ins';
const FAIR = 'GET /api/admin/fairs/:id';
const CODE = 'ABCD-EFGH-2345';

beforeEach(() => signIn.operator('content'));

function open(at = '/admin/fairs/door?id=5') {
  const server = serve({
    [FAIR]: { id: '5', title: '春季双选会' },
    'GET /api/admin/fairs/:id/counts': { checkedIn: 12, signedUp: 300 },
    [CHECK_IN]: ({ body }: Sent) => ({ name: `持${body.code}的人`, again: false, checkedInAt: '2027-03-01T01:05:00Z' }),
  });
  return { server, ...renderConsole(<DoorPage />, at) };
}
const field = () => screen.findByLabelText<HTMLInputElement>('入场码');
async function scan(code: string) {
  fireEvent.change(await field(), { target: { value: code } });
  fireEvent.submit((await field()).closest('form') as HTMLFormElement);
}
const verdict = () =>
  within(screen.getByRole('region', { name: '签到' })).getByText((_, one) => one?.role === 'status').textContent;

test('a code lets its holder in, and the field is free for the next one, whose code is another write', async () => {
  const { server } = open();
  await screen.findByText(/春季双选会/);
  await scan(` ${CODE} `);
  await waitFor(() => expect(verdict()).toBe(`持${CODE}的人签到成功，请入场`));
  expect((await field()).value).toBe('');
  await scan('WXYZ-2222-3333');
  await waitFor(() => expect(verdict()).toBe('持WXYZ-2222-3333的人签到成功，请入场'));
  expect(server.to(CHECK_IN).map(({ params, body }) => [params.id, body.code])).toEqual([
    ['5', CODE],
    ['5', 'WXYZ-2222-3333'],
  ]);
});

test('codes scanned while the first is looked up are kept, and answered in their order', async () => {
  const { server, user } = open();
  const first = Promise.withResolvers<void>();
  server.change({
    [CHECK_IN]: async ({ body }: Sent) => {
      if (body.code === CODE) await first.promise;
      return { name: `持${body.code}的人`, again: false, checkedInAt: '2027-03-01T01:05:00Z' };
    },
  });
  await user.type(await field(), `${CODE}{Enter}`);
  await waitFor(() => expect(server.to(CHECK_IN)).toHaveLength(1));
  await user.type(await field(), 'WXYZ-2222-3333{Enter}');
  expect((await field()).value).toBe('');
  first.resolve();
  await waitFor(() => expect(verdict()).toBe('持WXYZ-2222-3333的人签到成功，请入场'));
});

test('two presses at once send a code once', async () => {
  const { server } = open();
  fireEvent.change(await field(), { target: { value: CODE } });
  const form = (await field()).closest('form') as HTMLFormElement;
  act(() => {
    for (const _ of [1, 2]) form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  await waitFor(() => expect(verdict()).toBe(`持${CODE}的人签到成功，请入场`));
  expect(server.to(CHECK_IN)).toHaveLength(1);
});

test('a ticket that was shown before says when', async () => {
  const { server } = open();
  server.change({ [CHECK_IN]: { name: '林晓', again: true, checkedInAt: '2027-03-01T01:05:00Z' } });
  await scan(CODE);
  await waitFor(() => expect(verdict()).toBe('林晓09:05 已签到过，请核对是否本人'));
});

test('a code that is refused says why', async () => {
  const { server } = open();
  server.change({ [CHECK_IN]: () => refusal('NOT_FOUND', '没有这个入场码，请核对') });
  await scan(CODE);
  await waitFor(() => expect(verdict()).toBe('不能入场没有这个入场码，请核对'));
});

test('without a network nobody is turned away: the code stands again, to be sent once more', async () => {
  const { server } = open();
  server.change({ [CHECK_IN]: unreachable });
  await scan(CODE);
  await waitFor(() => expect(verdict()).toBe('没有连上请再试一次'));
  expect((await field()).value).toBe(CODE);
  server.change({ [CHECK_IN]: { name: '林晓', again: false, checkedInAt: '2027-03-01T01:05:00Z' } });
  fireEvent.submit((await field()).closest('form') as HTMLFormElement);
  await waitFor(() => expect(verdict()).toBe('林晓签到成功，请入场'));
});

test('a code that nobody looked at does not take the place of the next one', async () => {
  const { server, user } = open();
  const first = Promise.withResolvers<void>();
  server.change({ [CHECK_IN]: () => first.promise.then(unreachable) });
  await user.type(await field(), `${CODE}{Enter}`);
  await waitFor(() => expect(server.to(CHECK_IN)).toHaveLength(1));
  await user.type(await field(), 'WXYZ');
  first.resolve();
  await waitFor(() => expect(verdict()).toBe('没有连上请再试一次'));
  expect((await field()).value).toBe('WXYZ');
});

test('an empty scan sends nothing', async () => {
  const { server } = open();
  await scan('   ');
  expect([server.to(CHECK_IN), verdict()?.includes('等待出示入场码')]).toEqual([[], true]);
});

test('a fair that is not there can be looked for again', async () => {
  const { server, user } = open('/admin/fairs/door');
  await screen.findByText('招聘会没有加载出来');
  expect(server.to(FAIR)).toEqual([]);
  expect(screen.queryByLabelText('入场码')).toBeNull();
  void user;
});
