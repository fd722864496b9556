import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { declineReasons, type TalentInvitationView } from '#contract/talents/talent-shapes.ts';
import { noButton, press, pressSoon } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/people.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { InvitationList } from './invitation-list.tsx';

const ANSWER = 'POST /api/talent-invitations/:id/answer';
const invitation = (id: string, name: string, more: Some<TalentInvitationView> = {}) =>
  sampleOf(api[ANSWER].returns, {
    id,
    status: 'invited',
    company: { name },
    message: '想邀请您来校试讲',
    conversationId: null,
    ...more,
  });

function open(all = [invitation('1', '深圳中学'), invitation('2', '广州中学')]) {
  const server = serve({});
  return { server, ...renderPage(<InvitationList invitations={all} />) };
}
const row = (name: string) => screen.getByText(name).closest('[data-testid=invitation]') as HTMLElement;

beforeEach(() => signIn.seeker());

test('who agrees can write at once; the other invitation waits as before', async () => {
  const { server } = open();
  server.change({ [ANSWER]: invitation('1', '深圳中学', { status: 'accepted', conversationId: '7' }) });
  press('同意沟通', row('深圳中学'));
  await screen.findByText('已同意，可以开始沟通');
  expect(within(row('深圳中学')).getByRole('link', { name: '去沟通' }).getAttribute('href')).toContain('7');
  noButton('同意沟通', row('深圳中学'));
  await pressSoon('婉拒', row('广州中学'));
  expect(server.to(ANSWER).map(({ params, body }) => [params.id, body])).toEqual([['1', { accept: true }]]);
});

test('a refusal needs one of its reasons, which is sent', async () => {
  const { server } = open();
  server.change({ [ANSWER]: invitation('1', '深圳中学', { status: 'declined' }) });
  const [[reason, label] = ['', '']] = Object.entries(declineReasons);
  press('婉拒', row('深圳中学'));
  press('不婉拒', row('深圳中学'));
  noButton(label, row('深圳中学'));
  press('婉拒', row('深圳中学'));
  expect(server.to(ANSWER)).toEqual([]);
  press(label, row('深圳中学'));
  await screen.findByText('已婉拒');
  expect(server.to(ANSWER)[0]?.body).toEqual({ accept: false, reason });
  noButton(label, row('深圳中学'));
});

test.each([
  ['the network is gone', unreachable, '接口请求失败'],
  ['the invitation has run out', () => refusal('ILLEGAL_MOVE', '邀请已过期'), '邀请已过期'],
])('where %s nothing is said to be answered, and it may be tried again', async (_, answer, said) => {
  const { server } = open();
  server.change({ [ANSWER]: answer });
  press('同意沟通', row('深圳中学'));
  await screen.findByText(said);
  await pressSoon('同意沟通', row('深圳中学'));
  await waitFor(() => expect(server.to(ANSWER)).toHaveLength(2));
  expect(screen.queryByText('已同意，可以开始沟通')).toBeNull();
});

test('while an answer is on its way it cannot be given again', async () => {
  const { server } = open();
  const slow = later<TalentInvitationView>();
  server.change({ [ANSWER]: () => slow.promise });
  press('同意沟通', row('深圳中学'));
  await waitFor(() =>
    expect(within(row('深圳中学')).getByRole('button', { name: '同意沟通' })).toHaveProperty('disabled', true),
  );
  slow.resolve(invitation('1', '深圳中学', { status: 'accepted' }));
  await screen.findByText('已同意，可以开始沟通');
  expect(server.to(ANSWER)).toHaveLength(1);
});

test('without invitations there is no heading for them', () => {
  open([]);
  expect(screen.queryByRole('heading')).toBeNull();
});
