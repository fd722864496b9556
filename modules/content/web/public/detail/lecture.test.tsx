import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { type ContentDetail, contentDetail } from '../../../contract/content-items.ts';
import { SignUpCard } from './lecture.tsx';

const SEAT = 'GET /api/content/lectures/:id/seat';
const SIGN_UP = 'POST /api/jober/saveSignUp';
const LEAVE = 'DELETE /api/content/lectures/:id/seat';
const now = Date.parse('2027-03-01T00:00:00Z');

function open(more: Some<NonNullable<ContentDetail['lecture']>> = {}) {
  const item = sampleOf(contentDetail, {
    id: '7',
    lecture: {
      speaker: '周老师',
      replayUrl: '',
      capacity: 200,
      signed: 20,
      startsAt: '2027-03-02T11:00:00Z',
      endsAt: '2027-03-02T13:00:00Z',
      ...more,
    },
  });
  const { lecture } = item;
  if (!lecture) throw new Error('no lecture');
  return renderPage(<SignUpCard item={item} lecture={lecture} now={now} />);
}
const seat = { state: 'signed-up' as const, ticket: 'K7P2', waiting: null, liveUrl: '' };
const waiting = { state: 'waiting' as const, ticket: null, waiting: 3, liveUrl: '' };
const button = (name: string) => screen.findByRole('button', { name });

test('a visitor is led to sign in, and back here', async () => {
  const server = serve({});
  const { user, address } = open();
  await user.click(await button('立即报名'));
  await waitFor(() => expect(address()).toContain('redirect'));
  expect(decodeURIComponent(address())).toContain('id=7');
  expect(server.sent).toEqual([]);
});

test('until the own seat is known, signing up waits', async () => {
  signIn.seeker();
  const own = later<object>();
  serve({ [SEAT]: () => own.promise as never });
  open();
  expect(await button('立即报名')).toHaveProperty('disabled', true);
  await act(async () => own.resolve(seat));
  await screen.findByText('你已报名');
});

test('who signs up sees the ticket; two presses at once and a lost answer are one sign-up', async () => {
  signIn.seeker();
  const server = serve({ [SEAT]: null as never, [SIGN_UP]: unreachable });
  const { user } = open();
  await user.click(await button('立即报名'));
  await screen.findByText('接口请求失败');
  const answer = later<object>();
  server.change({ [SIGN_UP]: () => answer.promise, [SEAT]: seat });
  const again = await button('立即报名');
  await waitFor(() => expect(again).toHaveProperty('disabled', false));
  act(() => {
    again.click();
    again.click();
  });
  await act(async () => answer.resolve({}));
  await screen.findByText('你已报名');
  screen.getByText('K7P2');
  const sent = server.to(SIGN_UP);
  expect(sent.map(({ body }) => body)).toEqual([{ lectureId: '7' }, { lectureId: '7' }]);
  expect(sent[1]?.headers.get('idempotency-key')).toBe(sent[0]?.headers.get('idempotency-key'));
  expect(screen.queryByRole('button', { name: '立即报名' })).toBeNull();
});

test('of a full lecture one waits in line and is told the place; leaving asks the server and offers to come back', async () => {
  signIn.seeker();
  const server = serve({ [SEAT]: null as never, [SIGN_UP]: {}, [LEAVE]: () => refusal('CONFLICT', '讲座已经开始') });
  const { user } = open({ signed: 200 });
  const join = await button('报名候补');
  await waitFor(() => expect(server.to(SEAT)).toHaveLength(1));
  server.change({ [SEAT]: waiting });
  await user.click(join);
  await screen.findByText('已加入候补，当前第 3 位');
  await user.click(await button('取消报名'));
  await screen.findByText('讲座已经开始');
  screen.getByText('候补第 3 位');
  server.change({ [LEAVE]: undefined });
  await user.click(await button('取消报名'));
  await screen.findByText('已取消报名');
  await button('报名候补');
});

test('a second sign-up after leaving is a write of its own', async () => {
  signIn.seeker();
  const server = serve({ [SEAT]: seat, [SIGN_UP]: {}, [LEAVE]: undefined });
  const { user } = open();
  for (const times of [1, 2]) {
    await user.click(await button('取消报名'));
    await user.click(await button('立即报名'));
    await waitFor(() => expect(server.to(SIGN_UP)).toHaveLength(times));
    await button('取消报名');
  }
  expect(new Set(server.to(SIGN_UP).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
});

test('only an outside address is a link to the stream; a lecture that is over takes nobody', async () => {
  signIn.seeker();
  serve({ [SEAT]: { ...seat, liveUrl: 'javascript:alert(1)' } });
  const first = open();
  await screen.findByText('你已报名');
  expect(screen.queryByRole('link', { name: '进入直播间' })).toBeNull();
  first.unmount();
  serve({ [SEAT]: { ...seat, liveUrl: 'https://live.test/7' } });
  const second = open();
  expect((await screen.findByRole('link', { name: '进入直播间' })).getAttribute('href')).toBe('https://live.test/7');
  second.unmount();
  open({ endsAt: '2027-02-01T13:00:00Z', replayUrl: 'https://replay.test/7' });
  await screen.findByText(/^讲座已结束/);
  screen.getByRole('link', { name: '观看回放' });
  expect(screen.queryByRole('button', { name: /报名/ })).toBeNull();
});
