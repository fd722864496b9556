import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import { ownRegistration } from '#contract/exams/registrations.ts';
import { signIn } from '#web/testing/people.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { ChooseForm } from './choose-form.tsx';
import { GiveUp } from './give-up.tsx';
import { SlotChoice } from './slot-choice.tsx';
import { WithdrawButton } from './withdraw-button.tsx';

const MOVE = 'POST /api/exams/registrations/:id/moves';
const POSTS = 'GET /api/exams/:id/posts';
const SLOT = 'PUT /api/exams/:id/candidacy/slot';
const OWN = 'GET /api/exams/:id/candidacy';
const GIVE_UP = 'POST /api/exams/:id/candidacy/withdrawal';
const registration = sampleOf(ownRegistration, { id: '7', exam: { id: '5' } });
const params = { id: '5' };
const onDone = vi.fn();
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isOff = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

beforeEach(() => {
  signIn.seeker();
  onDone.mockClear();
});

test('a registration is withdrawn only after it was asked once more, and stays where it was refused', async () => {
  const server = serve({ [MOVE]: () => refusal('CONFLICT', '报名已截止，不能撤回') });
  renderPage(<WithdrawButton registration={registration} onDone={onDone} />);
  press('撤回报名');
  press('保留');
  expect(server.sent).toEqual([]);
  press('撤回报名');
  press('确认撤回');
  await screen.findByText('报名已截止，不能撤回');
  expect(onDone).not.toHaveBeenCalled();
  server.change({ [MOVE]: { id: '7' } });
  await waitFor(() => expect(isOff('确认撤回')).toBe(false));
  press('确认撤回');
  await screen.findByText('已撤回报名');
  expect(onDone).toHaveBeenCalledOnce();
  const [first, again] = server.to(MOVE);
  expect([first?.body, again?.body]).toEqual([{ move: 'withdraw' }, { move: 'withdraw' }]);
  expect(again?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
});

test('after one’s own post fell only posts that stand are offered; the chosen one stays chosen where it was not sent', async () => {
  const posts = sampleOf(api[POSTS].returns, {
    items: [
      { id: '1', code: '0101', title: '小学语文', employer: '云溪小学', status: 'fallen' },
      { id: '2', code: '0102', title: '小学数学', employer: '云溪小学', status: 'open' },
    ],
  });
  const server = serve({ [POSTS]: posts, [MOVE]: unreachable });
  renderPage(<ChooseForm registration={registration} onDone={onDone} />);
  const choice = screen.getByLabelText<HTMLSelectElement>('改报岗位');
  await waitFor(() => expect(choice.disabled).toBe(false));
  expect([...choice.options].map(({ text }) => text)).toEqual(['选择岗位', '0102 小学数学，云溪小学']);
  expect(isOff('改报这个岗位')).toBe(true);
  fireEvent.change(choice, { target: { value: '2' } });
  press('改报这个岗位');
  await screen.findByText('接口请求失败');
  expect(choice.value).toBe('2');
  server.change({ [MOVE]: { id: '7' } });
  await waitFor(() => expect(isOff('改报这个岗位')).toBe(false));
  press('改报这个岗位');
  await screen.findByText('已改报，重新进入审核');
  expect(server.to(MOVE)[1]?.body).toEqual({ move: 'choose', postId: '2' });
  expect(onDone).toHaveBeenCalledOnce();
});

test('giving up needs a reason, which stays where the call failed', async () => {
  const server = serve({ [GIVE_UP]: unreachable });
  renderPage(<GiveUp params={params} onDone={onDone} />);
  const reason = screen.getByLabelText<HTMLInputElement>(/不能恢复/);
  fireEvent.change(reason, { target: { value: ' 另 ' } });
  expect(isOff('放弃')).toBe(true);
  fireEvent.change(reason, { target: { value: ' 已签其他单位 ' } });
  press('放弃');
  await screen.findByText('接口请求失败');
  expect([reason.value, onDone.mock.calls]).toEqual([' 已签其他单位 ', []]);
  server.change({ [GIVE_UP]: { state: 'out' } });
  await waitFor(() => expect(isOff('放弃')).toBe(false));
  press('放弃');
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(expect.objectContaining({ state: 'out' })));
  const keys = server.to(GIVE_UP).map(({ body, headers }) => [body.reason, headers.get('idempotency-key')]);
  expect(keys[1]).toEqual(['已签其他单位', keys[0]?.[1]]);
});

const slot = (id: string, hour: number, free: number, place = '行政楼 301') => ({
  id,
  startsAt: `2026-12-20T0${hour}:00:00.000Z`,
  endsAt: `2026-12-20T0${hour}:30:00.000Z`,
  place,
  seats: 5,
  free,
});
const candidacy = (slotId: string | null, slots: ReturnType<typeof slot>[]) =>
  sampleOf(api[OWN].returns, { state: 'recheck', slotId, slots });

test('a full slot cannot be chosen unless it is one’s own; times are those of Shanghai', async () => {
  const server = serve({ [SLOT]: candidacy('2', []) });
  const own = candidacy('1', [slot('1', 1, 0), slot('2', 2, 3), slot('3', 3, 0, '实验楼 102')]);
  renderPage(<SlotChoice params={params} own={own} onDone={onDone} />);
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ disabled }) => disabled)).toEqual([false, false, true]);
  expect(screen.getByRole('radio', { name: /09:00–09:30.*已选/ })).toHaveProperty('checked', true);
  expect(isOff('更换时段')).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: /10:00–10:30.*余 3/ }));
  press('更换时段');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(server.to(SLOT)[0]).toMatchObject({ params, body: { slotId: '2' } });
});

test('where somebody took the last seat first, it says so and the slots are read again', async () => {
  const now = candidacy(null, [slot('1', 1, 0), slot('2', 2, 3)]);
  const server = serve({ [SLOT]: () => refusal('CONFLICT', '该时段已满'), [OWN]: now });
  renderPage(<SlotChoice params={params} own={candidacy(null, [slot('1', 1, 1), slot('2', 2, 3)])} onDone={onDone} />);
  expect(isOff('选定时段')).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: /09:00/ }));
  press('选定时段');
  await screen.findByText('该时段已满');
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(now));
  expect(server.to(OWN)).toHaveLength(1);
});

test('two presses of 选定时段 at once choose once', async () => {
  const answer = later<ReturnType<typeof candidacy>>();
  const server = serve({ [SLOT]: () => answer.promise });
  renderPage(<SlotChoice params={params} own={candidacy(null, [slot('1', 1, 1)])} onDone={onDone} />);
  fireEvent.click(screen.getByRole('radio', { name: /09:00/ }));
  const button = screen.getByRole('button', { name: '选定时段' });
  act(() => {
    button.click();
    button.click();
  });
  await act(async () => answer.resolve(candidacy('1', [])));
  expect([server.to(SLOT).length, isOff('选定时段')]).toEqual([1, false]);
});
