import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { Ticket } from '#contract/identity/ticket.ts';
import { setNavigator } from '#web/api/navigator.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import type { FairDetail } from '../../contract/fair-views.ts';
import { SignUp } from './fair-head.tsx';
import { TicketDialog } from './ticket-dialog.tsx';

const SIGN_UP = 'POST /api/jober/saveSignUp';
const TICKET = 'GET /api/fairs/:id/ticket';
const now = Date.parse('2026-11-23T04:00:00.000Z');
const fairOf = (more: Some<FairDetail> = {}) =>
  sampleOf(api['GET /api/fairs/:id'].returns, {
    capacity: 100,
    id: '7',
    title: '秋季教师招聘会',
    status: 'open',
    signUpFrom: '2026-11-01T00:00:00.000Z',
    signUpUntil: '2026-11-30T00:00:00.000Z',
    startsAt: '2026-12-05T01:00:00.000Z',
    endsAt: '2026-12-05T09:00:00.000Z',
    ...more,
  } as Some<FairDetail>);
const open = (more?: Some<FairDetail>) => renderPage(<SignUp fair={fairOf(more)} now={now} />);

test.each([
  [{ signUpFrom: '2026-11-25T00:00:00.000Z' }, '报名尚未开始'],
  [{ signUpUntil: '2026-11-20T00:00:00.000Z' }, '报名已截止'],
])('with %j the button says %s', async (more, text) => {
  open(more);
  expect(await screen.findByRole('button', { name: text })).toHaveProperty('disabled', true);
});

test('a visitor is led to sign in and back', async () => {
  const led: string[] = [];
  const { user } = open();
  setNavigator((path) => void led.push(path));
  await user.click(await screen.findByRole('button', { name: '免费报名' }));
  expect(decodeURIComponent(led[0] ?? '')).toContain('id=7');
});

test('until the ticket of who is signed in is known, signing up waits', async () => {
  const ticket = later<Ticket>();
  serve({ [TICKET]: () => ticket.promise as never });
  open();
  // As when a page is taken over from the server: first for a visitor, then for who is signed in.
  act(() => signIn.seeker());
  expect(screen.getByRole('button', { name: '免费报名' })).toHaveProperty('disabled', true);
  await act(async () => ticket.resolve({ status: 'signed-up' } as never));
  await screen.findByRole('button', { name: '查看入场券' });
});

test('who signs up chooses a resume and is shown the ticket; after a lost answer the key stays', async () => {
  signIn.seeker();
  const server = serve({
    [TICKET]: () => refusal('NOT_FOUND'),
    'GET /api/resumes': [{ id: '1', name: '我的简历' }],
    [SIGN_UP]: unreachable,
  });
  const { user } = open();
  await waitFor(() => expect(screen.getByRole('button', { name: '免费报名' })).toHaveProperty('disabled', false));
  await user.click(screen.getByRole('button', { name: '免费报名' }));
  await user.selectOptions(await screen.findByLabelText(/^随身简历/), '我的简历');
  await user.click(screen.getByRole('button', { name: '确认报名' }));
  await screen.findByText('接口请求失败');
  server.change({
    [SIGN_UP]: {
      status: 'waiting',
      waitingPlace: 3,
      code: null,
      about: {
        id: '7',
        title: '秋季教师招聘会',
        startsAt: '2026-12-05T01:00:00.000Z',
        endsAt: '2026-12-05T09:00:00.000Z',
      },
    } as never,
  });
  await user.click(screen.getByRole('button', { name: '确认报名' }));
  await screen.findByText('第 3 位');
  screen.getByText('12-05 09:00 – 17:00');
  const [first, again] = server.to(SIGN_UP);
  expect(again?.body).toEqual({ meetingId: '7', resumeId: '1' });
  expect(again?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
});

test('a full fair takes who waits', async () => {
  signIn.seeker();
  serve({ [TICKET]: () => refusal('NOT_FOUND') });
  open({ capacity: 0, taken: 0 });
  await screen.findByRole('button', { name: '候补报名' });
});

test('a ticket is given back only after a second word; then somebody else gets the seat', async () => {
  const server = serve({ 'DELETE /api/fairs/:id/ticket': unreachable });
  const ticket = sampleOf(api[TICKET].returns, {
    status: 'waiting',
    waitingPlace: 2,
    code: null,
    about: { id: '7', title: '秋季教师招聘会' },
  } as never) as Ticket;
  let cancelled = 0;
  const { user } = renderPage(
    <TicketDialog ticket={ticket} onClose={() => undefined} onCancelled={() => (cancelled += 1)} />,
  );
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '取消报名' }));
  await user.click(dialog.getByRole('button', { name: '保留' }));
  await user.click(dialog.getByRole('button', { name: '取消报名' }));
  await user.click(dialog.getByRole('button', { name: '确认取消' }));
  await screen.findByText('接口请求失败');
  expect(cancelled).toBe(0);
  server.change({ 'DELETE /api/fairs/:id/ticket': null });
  await user.click(dialog.getByRole('button', { name: '确认取消' }));
  await screen.findByText('已取消报名');
  expect(cancelled).toBe(1);
});
