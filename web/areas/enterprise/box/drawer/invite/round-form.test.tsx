import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { instantOf, pickedNow } from '#web/features/time/picked-time.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { refusal, serve } from '#web/testing/serve.ts';
import { RoundForm } from './invite-form.tsx';

const ROUND = 'POST /api/company/interviewRounds';
const first = pickedNow().add(3, 'day').hour(9).minute(0).second(0).millisecond(0);
const NOTES = 'GET /api/company/deliveries/:id/notes';
const slot = (at: number) => instantOf(first.add(at * 30, 'minute'));

beforeEach(() => signIn.recruiter());

test('a chosen time is followed by one a person and one more; fewer than people are not sent, and a clash is named before sending', async () => {
  const held = { deliveryId: '9', startsAt: slot(3), slots: null, minutes: 45, name: '顾一诺', postTitle: '校医' };
  const server = serve({
    [NOTES]: {},
    'GET /api/team/company': { regionName: '杭州市', address: '文教路 1 号' },
    'GET /api/company/interviews': [
      { ...held, mode: 'onsite', place: '杭州市文教路 1 号', room: '302', interviewers: [] },
    ],
    [ROUND]: { results: [{ id: '2', name: '林知夏', outcome: 'refused', message: '对方已撤回' }] },
  });
  const onDone = vi.fn();
  const { user } = renderConsole(<RoundForm ids={['1', '2']} onDone={onDone} onClose={() => undefined} />);
  fireEvent.change(await screen.findByLabelText('预计时长'), { target: { value: '30' } });
  fireEvent.blur(screen.getByLabelText('预计时长'));
  await screen.findByText(/每场 30 分钟/);
  fireEvent.change(screen.getByLabelText('面试室'), { target: { value: '302' } });
  const from = screen.getByLabelText('从这个时间起');
  fireEvent.mouseDown(from);
  fireEvent.change(from, { target: { value: first.format('YYYY-MM-DD HH:mm') } });
  fireEvent.keyDown(from, { key: 'Enter', code: 'Enter', keyCode: 13 });
  const times = within(screen.getByRole('list', { name: '已加的时段' }));
  const firstTimes = times.getAllByRole('listitem').map((one) => one.textContent);
  expect(firstTimes).toEqual([0, 1, 2].map((at) => dayAndTime(slot(at))));
  for (const at of [2, 1]) await user.click(document.querySelectorAll('.ant-tag-close-icon')[at] as HTMLElement);
  await user.click(screen.getByText('发出邀请'));
  const why = await screen.findByText('至少加 2 个时段，才够每人选到一个');
  const described = screen.getByLabelText('从这个时间起').getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.some((id) => document.getElementById(id)?.contains(why))).toBe(true);
  await user.click(screen.getByText('再加 1 场'));
  expect(times.getAllByRole('listitem')).toHaveLength(2);
  await screen.findByText(/顾一诺（校医）.*同一面试室/);
  await user.click(screen.getByText('发出邀请'));
  await screen.findAllByText('已邀请 0 人，1 人没有邀请');
  expect(onDone).toHaveBeenCalledOnce();
  expect(server.to(ROUND)[0]?.body).toMatchObject({
    ids: ['1', '2'],
    slots: [slot(0), slot(3)],
    minutes: 30,
    mode: 'onsite',
    room: '302',
  });
});

test('a refusal of the server stands at its field', async () => {
  serve({
    [NOTES]: {},
    'GET /api/team/company': { regionName: '', address: '文教路 1 号' },
    'GET /api/company/interviews': [],
    [ROUND]: () => refusal('INVALID_INPUT', undefined, [{ path: 'body.slots', message: '面试时间须在一年之内' }]),
  });
  const { user } = renderConsole(<RoundForm ids={['1']} onDone={() => undefined} onClose={() => undefined} />);
  const from = await screen.findByLabelText('从这个时间起');
  fireEvent.mouseDown(from);
  fireEvent.change(from, { target: { value: first.format('YYYY-MM-DD HH:mm') } });
  fireEvent.keyDown(from, { key: 'Enter', code: 'Enter', keyCode: 13 });
  await user.click(screen.getByText('发出邀请'));
  await waitFor(() => expect(screen.getByText('面试时间须在一年之内')).toBeTruthy());
});
