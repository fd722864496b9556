import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { ownRegistration } from '../../contract/registrations.ts';
import { WithdrawButton } from './registration-moves.tsx';

const MOVE = 'POST /api/exams/registrations/:id/moves';

function open() {
  const server = serve({ [MOVE]: { id: '7' } });
  const onDone = vi.fn();
  const registration = sampleOf(ownRegistration, { id: '7', accessible: '' });
  return { server, onDone, ...renderPage(<WithdrawButton registration={registration} onDone={onDone} />) };
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

beforeEach(() => signIn.seeker());

test('a registration is withdrawn after a question, once for two presses', async () => {
  const { server, user, onDone } = open();
  const answer = later<object>();
  server.change({ [MOVE]: () => answer.promise as never });
  await user.click(button('撤回报名'));
  expect(server.to(MOVE)).toEqual([]);
  await user.dblClick(button('确认撤回'));
  expect(server.to(MOVE)).toMatchObject([{ params: { id: '7' }, body: { move: 'withdraw' } }]);
  await act(async () => answer.resolve({ id: '7' }));
  await screen.findByText('已撤回报名');
  expect(onDone).toHaveBeenCalledOnce();
});

test('who thinks again keeps the registration', async () => {
  const { server, user } = open();
  await user.click(button('撤回报名'));
  await user.click(button('保留'));
  button('撤回报名');
  expect(server.to(MOVE)).toEqual([]);
});

test.each([
  ['already approved', () => refusal('ILLEGAL_MOVE', '报名刚刚审核通过，不能撤回'), '报名刚刚审核通过，不能撤回'],
  ['offline', unreachable, '接口请求失败'],
])('a withdrawal that did not work says why (%s) and can be tried again as the same', async (_, answer, said) => {
  const { server, user, onDone } = open();
  server.change({ [MOVE]: answer });
  await user.click(button('撤回报名'));
  await user.click(button('确认撤回'));
  await screen.findByText(said);
  expect(onDone).not.toHaveBeenCalled();
  await waitFor(() => expect(button('确认撤回').disabled).toBe(false));
  await user.click(button('确认撤回'));
  await waitFor(() => expect(server.to(MOVE)).toHaveLength(2));
  const [first, again] = server.to(MOVE).map(({ headers }) => headers.get('idempotency-key'));
  expect(again).toBe(first);
});
