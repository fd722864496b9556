import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import type { Candidacy } from '../../contract/candidates/candidates.ts';
import { CandidacyCard } from './candidacy-card.tsx';

const OWN = 'GET /api/exams/:id/candidacy';
const CHOOSE = 'PUT /api/exams/:id/candidacy/slot';
const LEAVE = 'POST /api/exams/:id/candidacy/withdrawal';

const slot = (id: string, startsAt: string, more: object = {}) => ({
  id,
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + 1_800_000).toISOString(),
  place: '市教育局 205',
  seats: 10,
  free: 4,
  ...more,
});
const own = (more: Some<Candidacy> = {}): Candidacy =>
  sampleOf(api[CHOOSE].returns, {
    state: 'recheck',
    slotId: null,
    mayWithdraw: true,
    slots: [
      slot('1', '2099-03-02T01:00:00Z'),
      slot('2', '2099-03-02T01:30:00Z', { free: 0 }),
      slot('3', '2099-03-03T02:00:00Z'),
    ],
    ...more,
  } as never);

function Card({ first }: { first: Candidacy }) {
  const [state, setState] = useState(first);
  return <CandidacyCard exam={{ id: '5', title: '澜州市公开招聘' }} own={state} setOwn={setState} />;
}
const open = (more: Some<Candidacy> = {}) => renderPage(<Card first={own(more)} />);
const time = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

beforeEach(() => signIn.seeker());

test('a time is chosen once for two presses; the card then says when and where to come', async () => {
  const answer = later<Candidacy>();
  const server = serve({ [CHOOSE]: () => answer.promise });
  const { user } = open();
  screen.getByText(/^选一个时段，到时带/);
  expect(time(/^09:30–10:00\s*已满/).disabled).toBe(true);
  expect(button('选定时段').disabled).toBe(true);
  await user.click(time(/^09:00–09:30\s*余 4/));
  await user.dblClick(button('选定时段'));
  expect(server.to(CHOOSE)).toMatchObject([{ params: { id: '5' }, body: { slotId: '1' } }]);
  await act(async () => answer.resolve(own({ slotId: '1' })));
  screen.getByText(/09:00 至 09:30 带报名时提交的全部材料原件到市教育局 205/);
});

test('a time that filled up meanwhile is shown as full and is no choice any more', async () => {
  const server = serve({
    [CHOOSE]: () => refusal('CONFLICT', '这个时段刚刚满了，请另选'),
    [OWN]: own({ slots: [slot('1', '2099-03-02T01:00:00Z', { free: 0 }), slot('3', '2099-03-03T02:00:00Z')] as never }),
  });
  const { user } = open();
  await user.click(time(/^09:00–09:30\s*余 4/));
  await user.click(button('选定时段'));
  await screen.findByText('这个时段刚刚满了，请另选');
  await waitFor(() => expect(time(/^09:00–09:30\s*已满/).checked).toBe(false));
  expect(button('选定时段').disabled).toBe(true);
  server.change({ [CHOOSE]: own({ slotId: '3' }) });
  await user.click(time(/^10:00/));
  await user.click(button('选定时段'));
  await screen.findByText(/03-03.* 10:00 至 10:30/);
});

test('one’s own full time is no full one, and may be changed until it begins', async () => {
  serve({});
  const { unmount } = open({ slotId: '2' });
  expect([time(/^09:30–10:00\s*已选/).checked, time(/^09:30–10:00/).disabled]).toEqual([true, false]);
  expect(button('更换时段').disabled).toBe(true);
  unmount();
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2099-03-02T01:45:00Z'));
  open({ slotId: '2' });
  expect(screen.queryByRole('button', { name: '更换时段' })).toBeNull();
});

test('several places stand with their times; no times yet are said', () => {
  serve({});
  const { unmount } = open({
    slots: [slot('1', '2099-03-02T01:00:00Z'), slot('3', '2099-03-03T02:00:00Z', { place: '体育馆' })] as never,
  });
  time(/^10:00–10:30\s*余 4，体育馆/);
  unmount();
  open({ slots: [] });
  screen.getByText('时段还没有公布，公布后在这里选择。');
});

test('giving up asks for a reason, keeps it where it failed, and cannot be sent twice', async () => {
  const server = serve({ [LEAVE]: unreachable });
  const { user } = open();
  await user.click(screen.getByText('不再参加，放弃后续环节'));
  const reason = screen.getByLabelText<HTMLInputElement>(/^原因/);
  await user.type(reason, ' 另 ');
  expect(button('放弃').disabled).toBe(true);
  await user.clear(reason);
  await user.type(reason, ' 已在外地任教 ');
  await user.click(button('放弃'));
  await screen.findByText('接口请求失败');
  expect(reason.value).toBe(' 已在外地任教 ');
  const answer = later<Candidacy>();
  server.change({ [LEAVE]: () => answer.promise });
  await waitFor(() => expect(button('放弃').disabled).toBe(false));
  await user.dblClick(button('放弃'));
  expect(server.to(LEAVE).map(({ body }) => body)).toEqual(Array(2).fill({ reason: '已在外地任教' }));
  const [first, again] = server.to(LEAVE).map(({ headers }) => headers.get('idempotency-key'));
  expect(again).toBe(first);
  await act(async () => answer.resolve(own({ state: 'out', mayWithdraw: false, slots: [] })));
  screen.getByRole('heading', { name: '已退出后续环节' });
  expect(within(screen.getByRole('region')).queryByRole('button')).toBeNull();
});
